/** The Windows program: version strings, the mark in nine sizes, the digest of its archive, fuses. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { WINDOWS_SIZES } from '../../icons.ts';
import { proveFuses } from './fuses.ts';
import { proveNotices } from './notices.ts';
import { type Packages, type Proof, proof } from './proof.ts';

export async function proveWindows({ output, made, tools }: Packages, headerHash: string): Promise<Proof[]> {
  const unpacked = join(output, 'win-unpacked');
  const program = join(unpacked, 'Quadrille.exe');
  const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(program)));
  return [
    await proveFuses('Windows', program),
    proveNotices('Windows', join(unpacked, 'resources'), unpacked),
    proveVersion(entries),
    proveIcons(entries),
    proveIntegrity(entries, headerHash),
    ...made
      .filter((file) => file.endsWith('.zip') && file.includes('win'))
      .map((file) => proveZip(file, tools.sevenZip)),
  ];
}

type Entries = NtExecutableResource['entries'];

function proveVersion(entries: Entries): Proof {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const info = Resource.VersionInfo.fromEntries(entries)[0];
  const languages = info?.getAllLanguagesForStringValues() ?? [];
  const strings: Record<string, string> = Object.assign({}, ...languages.map((one) => info?.getStringValues(one)));
  return proof('Windows: version strings', {
    product: strings.ProductName === 'Quadrille',
    company: (strings.CompanyName ?? '') !== '',
    copyright: (strings.LegalCopyright ?? '').includes('Quadrille'),
    version: (strings.ProductVersion ?? '').startsWith(version) && (strings.FileVersion ?? '').startsWith(version),
    'nothing of Electron’s name': !JSON.stringify(strings).includes('Electron'),
  });
}

function proveIcons(entries: Entries): Proof {
  const pictures = Resource.IconGroupEntry.fromEntries(entries)[0]?.icons.map(({ width }) => width || 256) ?? [];
  return proof(
    'Windows: the mark in all sizes',
    Object.fromEntries(WINDOWS_SIZES.map((s) => [`${s}`, pictures.includes(s)])),
  );
}

function proveIntegrity(entries: Entries, headerHash: string): Proof {
  const found = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  const listed = found === undefined ? [] : (JSON.parse(Buffer.from(found.bin).toString()) as object[]);
  const wanted = { file: 'resources\\app.asar', alg: 'SHA256', value: headerHash };
  return proof('Windows: the program expects this archive', {
    digest: JSON.stringify(listed) === JSON.stringify([wanted]),
  });
}

function proveZip(file: string, sevenZip: string | null): Proof {
  const names = execFileSync(sevenZip ?? '7zz', ['l', '-ba', '-slt', file], { encoding: 'utf8' });
  return proof('Windows: the .zip holds the program and the archive', {
    program: names.includes('Path = Quadrille.exe'),
    archive: /Path = resources.app\.asar/.test(names),
  });
}
