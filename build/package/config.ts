/**
 * How electron-builder makes Quadrille's packages. Signing, notarising and publishing come from the
 * environment alone: without it packages are unsigned and nothing is published.
 *
 * `CSC_LINK`, `CSC_KEY_PASSWORD` (and `WIN_CSC_…`): certificates, read by electron-builder itself.
 * `APPLE_API_KEY`, `APPLE_API_KEY_ID`, `APPLE_API_ISSUER`, or `APPLE_ID`, `APPLE_APP_SPECIFIC_PASSWORD`,
 * `APPLE_TEAM_ID`: notarising. `QUADRILLE_PUBLISH=owner/repository`: where updates are looked for.
 */
import { join } from 'node:path';
import type { Configuration } from 'electron-builder';
import { afterPack } from './after-pack.ts';
import { FUSES } from './fuses.ts';

export const APP_ID = 'example.quadrille.app';
/** Icons and notices, made by script before packaging. */
export const RESOURCES = join('out', 'resources');

/** Files of ours that open by double click: ending, media type, and what the systems call them. */
export const ASSOCIATIONS = [
  { ext: 'quadmatch', mimeType: 'application/x-quadrille-match', name: 'Quadrille Match' },
  { ext: 'quadreplay', mimeType: 'application/x-quadrille-replay', name: 'Quadrille Replay' },
  { ext: 'quaddeck', mimeType: 'application/x-quadrille-deck', name: 'Quadrille Deck' },
] as const;

/** The repository that publishes, as `owner/repository`; null while there is no publisher. */
function publisher(env: NodeJS.ProcessEnv): Exclude<Configuration['publish'], undefined> {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(env.QUADRILLE_PUBLISH ?? '') ?? [];
  if (owner === undefined || repo === undefined) return null;
  return { provider: 'github', owner, repo, releaseType: 'draft' };
}

export function configuration(env: NodeJS.ProcessEnv = process.env): Configuration {
  return {
    appId: APP_ID,
    productName: 'Quadrille',
    copyright: 'Copyright © 2026 The Quadrille makers',
    directories: { output: 'dist', buildResources: RESOURCES },
    files: [
      'out/main.js',
      'out/preload.cjs',
      'out/updater.cjs',
      'out/worker.js',
      'out/renderer/**',
      'package.json',
      '!**/*.map',
      '!node_modules',
    ],
    asar: true,
    npmRebuild: false,
    electronLanguages: ['en-US', 'pt-BR', 'en', 'pt_BR'],
    /** Changing the fuses voids the signature that every program on Apple's processors needs, so it is made anew. */
    electronFuses: { ...FUSES, resetAdHocDarwinSignature: process.platform === 'darwin' },
    extraResources: [{ from: join(RESOURCES, 'THIRD-PARTY-NOTICES.txt'), to: 'THIRD-PARTY-NOTICES.txt' }],
    fileAssociations: ASSOCIATIONS.map((kind) => ({ ...kind, role: 'Viewer', icon: 'document.ico' })),
    publish: publisher(env),
    afterPack,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills these in.
    artifactName: '${name}-${version}-${os}-${arch}.${ext}',
    win: {
      target: [
        { target: 'nsis', arch: ['x64', 'arm64'] },
        { target: 'portable', arch: ['x64'] },
      ],
      legalTrademarks: 'UNO is a trademark of Mattel; this program is not affiliated with Mattel.',
    },
    nsis: {
      oneClick: false,
      perMachine: false,
      allowToChangeInstallationDirectory: true,
      deleteAppDataOnUninstall: false,
      installerLanguages: ['en_US', 'pt_BR'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills these in.
      artifactName: '${name}-${version}-setup-${arch}.${ext}',
    },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills these in.
    portable: { artifactName: '${name}-${version}-portable-${arch}.${ext}' },
    mac: {
      target: [
        { target: 'dmg', arch: ['x64', 'arm64'] },
        { target: 'zip', arch: ['x64', 'arm64'] },
      ],
      category: 'public.app-category.card-games',
      minimumSystemVersion: '13.0',
      hardenedRuntime: true,
      gatekeeperAssess: false,
      entitlements: join('build', 'package', 'entitlements.mac.plist'),
      entitlementsInherit: join('build', 'package', 'entitlements.mac.plist'),
      notarize: env.APPLE_API_KEY !== undefined || env.APPLE_ID !== undefined,
      darkModeSupport: true,
    },
    linux: {
      target: ['AppImage', 'deb', 'rpm', 'tar.gz'].map((target) => ({ target, arch: ['x64', 'arm64'] })),
      executableName: 'quadrille',
      syncDesktopName: true,
      category: 'Game;CardGame',
      synopsis: 'Four card games at one table',
      maintainer: 'The Quadrille makers <hello@quadrille.example>',
      desktop: {
        entry: {
          'Comment[pt_BR]': 'Quatro jogos de cartas, uma mesa: sem conta e sem internet.',
          'GenericName[pt_BR]': 'Jogos de cartas',
          GenericName: 'Card Games',
          Keywords: 'cards;uno;shamano;janken;umblight;',
          StartupNotify: 'true',
        },
      },
    },
  } satisfies Configuration;
}
