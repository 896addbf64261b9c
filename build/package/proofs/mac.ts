/** The macOS app: Info.plist, the mark in all sizes, document types, entitlements, the digest of its archive, fuses. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import plist, { type PlistObject } from 'plist';
import { MAC_TYPES } from '../../icons.ts';
import { APP_ID, ASSOCIATIONS, configuration } from '../config.ts';
import { proveFuses } from './fuses.ts';
import { proveNotices } from './notices.ts';
import { type Packages, type Proof, proof } from './proof.ts';

export async function proveMac({ output, made, tools }: Packages, headerHash: string): Promise<Proof[]> {
  const app = join(output, 'mac', 'Quadrille.app');
  const resources = join(app, 'Contents', 'Resources');
  const info = plist.parse(readFileSync(join(app, 'Contents', 'Info.plist'), 'utf8')) as PlistObject;
  return [
    await proveFuses('macOS', app),
    /** Electron's own lie beside the app in its download, and are moved in when that is taken apart: a stand-in has none. */
    proveNotices('macOS', resources, null),
    proveInfo(info),
    proveDocuments(info, resources),
    proveIcons(join(resources, String(info.CFBundleIconFile))),
    proof('macOS: the program expects this archive', {
      digest: JSON.stringify(info.ElectronAsarIntegrity).includes(`"hash":"${headerHash}"`),
    }),
    proveEntitlements(),
    ...made
      .filter((file) => file.endsWith('.zip') && file.includes('mac'))
      .map((file) => proveZip(file, tools.sevenZip)),
  ];
}

function proveInfo(info: PlistObject): Proof {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const transport = info.NSAppTransportSecurity as PlistObject;
  return proof('macOS: Info.plist', {
    identifier: info.CFBundleIdentifier === APP_ID,
    version: info.CFBundleShortVersionString === version,
    category: info.LSApplicationCategoryType === 'public.app-category.card-games',
    'least system': info.LSMinimumSystemVersion === '13.0',
    'no arbitrary loads': transport.NSAllowsArbitraryLoads === false,
    'asks for no camera': info.NSCameraUsageDescription === undefined,
    'registers no address of its own': info.CFBundleURLTypes === undefined,
  });
}

function proveDocuments(info: PlistObject, resources: string): Proof {
  const types = (info.CFBundleDocumentTypes ?? []) as PlistObject[];
  const facts = ASSOCIATIONS.map(({ ext, name }) => {
    const type = types.find((one) => String(one.CFBundleTypeExtensions) === ext);
    const icon = join(resources, String(type?.CFBundleTypeIconFile));
    return [`*.${ext} is a ${name} with an icon`, type?.CFBundleTypeName === name && existsSync(icon)];
  });
  return proof('macOS: document types', Object.fromEntries(facts));
}

function proveIcons(file: string): Proof {
  const icns = readFileSync(file);
  const found = new Map<string, number>();
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    found.set(icns.toString('latin1', at, at + 4), icns.readUInt32BE(at + 8 + 16));
  }
  const facts = Object.entries(MAC_TYPES).map(([type, size]) => [
    `${type} of ${size} points`,
    found.get(type) === size,
  ]);
  return proof('macOS: the mark in all sizes', Object.fromEntries(facts));
}

/** Signing needs a Mac and a certificate; what it would sign with is decided here. */
function proveEntitlements(): Proof {
  const { mac } = configuration({});
  const rights = plist.parse(readFileSync(String(mac?.entitlements), 'utf8')) as PlistObject;
  return proof('macOS: hardened, with the right to compile JavaScript and no other', {
    'hardened runtime': mac?.hardenedRuntime === true,
    'one right': Object.keys(rights).join() === 'com.apple.security.cs.allow-jit',
    'not notarised without credentials': mac?.notarize === false,
    'notarised with them': configuration({ APPLE_API_KEY: 'key.p8' }).mac?.notarize === true,
  });
}

function proveZip(file: string, sevenZip: string | null): Proof {
  const names = execFileSync(sevenZip ?? '7zz', ['l', '-ba', '-slt', file], { encoding: 'utf8' });
  return proof('macOS: the .zip holds the app and keeps its links', {
    archive: names.includes('Quadrille.app/Contents/Resources/app.asar'),
    links:
      /Path = Quadrille\.app\/Contents\/Frameworks\/Electron Framework\.framework\/Resources\n[\s\S]*?Attributes = [^\n]*l/.test(
        names,
      ),
  });
}
