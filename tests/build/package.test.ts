import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';
import { afterAll, describe, expect, it } from 'vitest';
import { drawIcons, LINUX_SIZES, WINDOWS_SIZES } from '../../build/icons.ts';
import { configuration } from '../../build/package/config.ts';
import { FUSES } from '../../build/package/fuses.ts';
import { complaints, noticesText, shippedPackages } from '../../build/package/notices.ts';
import { readArchive, withoutDigest } from '../../build/package/proofs/archive.ts';
import { proveFuses } from '../../build/package/proofs/fuses.ts';
import { makeStubs } from '../../build/package/stubs.ts';
import { missingTools } from '../../build/package/tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'quadrille-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packages', () => {
  it('are published nowhere and notarised by nobody unless the environment says so', () => {
    expect(configuration({})).toMatchObject({ publish: null, mac: { notarize: false } });
    const env = { QUADRILLE_PUBLISH: 'somebody/quadrille', APPLE_ID: 'a@example.com' };
    expect(configuration(env)).toMatchObject({
      publish: { provider: 'github', owner: 'somebody', repo: 'quadrille', releaseType: 'draft' },
      mac: { notarize: true, hardenedRuntime: true },
    });
    expect(configuration({ QUADRILLE_PUBLISH: 'nonsense' }).publish).toBeNull();
  });

  it('register no address of their own, and keep what was saved when they are uninstalled', () => {
    expect(configuration({})).not.toHaveProperty('protocols');
    expect(configuration({}).nsis?.deleteAppDataOnUninstall).toBe(false);
  });

  it('leave out sources, maps and packages', () => {
    expect(configuration({}).files).toEqual(expect.arrayContaining(['!**/*.map', '!node_modules']));
    expect(configuration({}).files).not.toContain('out/**');
  });

  it('have fuses that let nobody run the program as something else', () => {
    expect(FUSES).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });
});

describe('a proof', () => {
  it('of fuses fails on a program as Electron ships it', async () => {
    const { linux } = makeStubs(join(folder, 'stubs'));
    const { wrong } = await proveFuses('Linux', join(linux, 'electron'));
    expect(wrong).toEqual(expect.arrayContaining(['not so: runAsNode is off', 'not so: onlyLoadAppFromAsar is on']));
  });

  it('of the archive fails for a file that is not on the list, for one that is missing, and for changed bytes', async () => {
    const app = join(folder, 'app');
    mkdirSync(join(app, 'tests'), { recursive: true });
    writeFileSync(join(app, 'tests', 'x.ts'), 'let x = 1;');
    writeFileSync(join(app, 'package.json'), '{"main":"elsewhere.js"}');
    const path = join(folder, 'app.asar');
    await createPackage(app, path);
    const wrongOf = () =>
      readArchive(path)
        .prove(false)
        .flatMap(({ wrong }) => wrong);
    expect(wrongOf()).toEqual(
      expect.arrayContaining([
        'not on the list: tests/x.ts',
        'on the list and not there: out/main.js',
        'tests/x.ts',
        'not so: main is out/main.js',
      ]),
    );
    const bytes = readFileSync(path);
    const header = readArchive(path).headerHash;
    bytes.write('y', bytes.indexOf('let x') + 4);
    writeFileSync(path, bytes);
    expect(readArchive(path).headerHash).toBe(header);
    expect(wrongOf().filter((line) => line === 'tests/x.ts')).toHaveLength(2);
  });

  it('takes files of the page that differ in their digest alone for the same', () => {
    expect(withoutDigest('out/renderer/assets/uno-face-K_SV-VL3.css')).toBe('out/renderer/assets/uno-face-#.css');
    expect(withoutDigest('out/main.js')).toBe('out/main.js');
  });
});

describe('the notices', () => {
  const shipped = shippedPackages();

  it('name everything that ships, with licences that allow it', () => {
    expect(shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'zod', '@fontsource-variable/nunito']),
    );
    expect(complaints(shipped)).toEqual([]);
    expect(noticesText(shipped)).toContain('SIL OPEN FONT LICENSE');
  });

  it('refuse a licence that is not on the list', () => {
    const stranger = { name: 'stranger', version: '1.0.0', licence: 'GPL-3.0', text: '' };
    expect(complaints([stranger])).toEqual(['stranger is under GPL-3.0, which is not on the list of allowed licences']);
  });
});

describe('the icons', () => {
  it('are drawn in every size', () => {
    const icons = join(folder, 'icons');
    drawIcons(icons);
    for (const size of LINUX_SIZES) {
      expect(readFileSync(join(icons, 'icons', `${size}x${size}.png`)).readUInt32BE(16)).toBe(size);
    }
    const ico = readFileSync(join(icons, 'icon.ico'));
    expect(WINDOWS_SIZES.map((_, i) => ico[6 + 16 * i] || 256)).toEqual([...WINDOWS_SIZES]);
    expect(readFileSync(join(icons, 'document.icns')).readUInt32BE(4)).toBe(
      readFileSync(join(icons, 'document.icns')).length,
    );
  });
});

describe('tools of the system', () => {
  it('that are missing are named in one line', () => {
    expect(missingTools({ sevenZip: '/7z', dpkg: '/dpkg', desktopValidate: '/dfv' })).toBeNull();
    expect(missingTools({ sevenZip: null, dpkg: '/dpkg', desktopValidate: null })).toBe(
      'not installed, so not checked: 7-Zip (archives), desktop-file-validate (desktop file)',
    );
  });
});
