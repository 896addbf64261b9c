/**
 * `npm run package`: builds everything anew and packages it for this system (`-- --linux`, `--win`, `--mac`,
 * `--dir` ask for others). `npm run package -- --check` packages for all three on stand-ins for Electron's
 * program, which it does not need, and proves the packages.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildApp } from './build.ts';
import { refresh } from './fresh.ts';
import { drawIcons } from './icons.ts';
import { RESOURCES } from './package/config.ts';
import { complaints, noticesText, shippedPackages } from './package/notices.ts';

/** Icons and notices: what electron-builder takes from beside the app. */
async function makeResources(): Promise<void> {
  mkdirSync(RESOURCES, { recursive: true });
  const results = ['icon.icns', 'icon.ico', 'document.icns', 'document.ico'].map((file) => join(RESOURCES, file));
  const icons = { stamp: join(RESOURCES, 'icons.stamp'), sources: ['build/icon', 'build/icons.ts'], results };
  await refresh(icons, async () => drawIcons(RESOURCES));
  const shipped = shippedPackages();
  const wrong = complaints(shipped);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  writeFileSync(join(RESOURCES, 'THIRD-PARTY-NOTICES.txt'), noticesText(shipped));
}

async function packageForReal(flags: readonly string[]): Promise<void> {
  rmSync('out', { recursive: true, force: true });
  await buildApp();
  await makeResources();
  const { build, Platform } = await import('electron-builder');
  const { configuration } = await import('./package/config.ts');
  const asked = [Platform.LINUX, Platform.WINDOWS, Platform.MAC].filter(({ buildConfigurationKey: key }) =>
    flags.includes(`--${key}`),
  );
  const platforms = asked.length > 0 ? asked : [Platform.current()];
  const kinds = flags.includes('--dir') ? ['dir'] : undefined;
  for (const platform of platforms) {
    const made = await build({ targets: platform.createTarget(kinds), config: configuration(), publish: 'never' });
    for (const file of made) console.log(file);
  }
}

const flags = process.argv.slice(2);
if (flags.includes('--check')) {
  await buildApp();
  await makeResources();
  const { check } = await import('./package/check.ts');
  // At once: what electron-builder does when the program ends would take the exit code back.
  process.exit((await check({ rewriteList: flags.includes('--list') })) ? 0 : 1);
} else {
  await packageForReal(flags);
}
