/** The Linux packages: desktop file, icons, media types, notices, and the .deb with all of them in its places. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINUX_SIZES } from '../../icons.ts';
import { ASSOCIATIONS } from '../config.ts';
import type { Tools } from '../tools.ts';
import { proveFuses } from './fuses.ts';
import { proveNotices } from './notices.ts';
import { type Packages, type Proof, proof } from './proof.ts';

export async function proveLinux({ output, made, tools }: Packages): Promise<Proof[]> {
  const unpacked = join(output, 'linux-unpacked');
  const deb = made.find((file) => file.endsWith('.deb'));
  return [
    await proveFuses('Linux', join(unpacked, 'quadrille')),
    proveNotices('Linux', join(unpacked, 'resources'), unpacked),
    proof('Linux: only the languages of the app', {
      'en-US and pt-BR': readdirSync(join(unpacked, 'locales')).sort().join() === 'en-US.pak,pt-BR.pak',
    }),
    ...(deb === undefined ? [] : proveDeb(deb, tools)),
    ...made.filter((file) => file.endsWith('.tar.gz')).map(proveTar),
  ];
}

function proveTar(file: string): Proof {
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
  return proof('Linux: the .tar.gz holds the program and the archive', {
    program: names.some((name) => name.endsWith('/quadrille')),
    archive: names.some((name) => name.endsWith('/resources/app.asar')),
  });
}

function proveDeb(deb: string, { dpkg, desktopValidate }: Tools): Proof[] {
  const root = mkdtempSync(join(tmpdir(), 'quadrille-proof-'));
  try {
    execFileSync(dpkg ?? '', ['-R', deb, root]);
    return [proveControl(root), proveDesktopFile(root, desktopValidate), proveShared(root)];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function proveControl(root: string): Proof {
  const control = readFileSync(join(root, 'DEBIAN', 'control'), 'utf8');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return proof('Linux: the .deb says what it is', {
    name: /^Package: quadrille$/m.test(control),
    version: control.includes(`Version: ${version}\n`),
    dependencies: /^Depends: .*libgtk-3-0/m.test(control),
    description: /^Description: \S/m.test(control),
    'a script after installing': existsSync(join(root, 'DEBIAN', 'postinst')),
  });
}

function proveDesktopFile(root: string, validate: string | null): Proof {
  const file = join(root, 'usr', 'share', 'applications', 'quadrille.desktop');
  const text = readFileSync(file, 'utf8');
  const valid = validate === null ? { status: 0, stdout: '' } : spawnSync(validate, [file], { encoding: 'utf8' });
  const types = ASSOCIATIONS.map(({ mimeType }) => [`opens ${mimeType}`, text.includes(`${mimeType};`)]);
  return proof('Linux: the desktop file', {
    [`is valid ${valid.stdout.trim()}`]: valid.status === 0,
    'is in the games': text.includes('Categories=Game;CardGame;'),
    'takes files': /^Exec=.*%[UF]$/m.test(text),
    'belongs to the window': /^StartupWMClass=/m.test(text),
    'speaks Portuguese': text.includes('Comment[pt_BR]='),
    'registers no address of its own': !text.includes('x-scheme-handler'),
    ...Object.fromEntries(types),
  });
}

function proveShared(root: string): Proof {
  const icon = (size: number) => join(root, 'usr/share/icons/hicolor', `${size}x${size}`, 'apps/quadrille.png');
  const icons = LINUX_SIZES.map((size) => [`icon of ${size} points`, isPng(icon(size), size)]);
  const types = readFileSync(join(root, 'usr/share/mime/packages/quadrille.xml'), 'utf8');
  const known = ASSOCIATIONS.map(({ ext, mimeType }) => [
    `*.${ext} is ${mimeType}`,
    types.includes(mimeType) && types.includes(`*.${ext}`),
  ]);
  return proof('Linux: icons in all sizes and media types', Object.fromEntries([...icons, ...known]));
}

function isPng(path: string, size: number): boolean {
  if (!existsSync(path) || statSync(path).size < 24) return false;
  const png = readFileSync(path);
  return png.subarray(1, 4).toString() === 'PNG' && png.readUInt32BE(16) === size && png.readUInt32BE(20) === size;
}
