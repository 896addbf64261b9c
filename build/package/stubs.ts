/**
 * Stand-ins for Electron's program folders, one for each platform, laid out as the real ones are where
 * electron-builder looks. With them the whole of packaging runs on a machine that has no Electron.
 */
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import plist, { type PlistObject } from 'plist';
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** What marks the fuse wire in a program, then its version, its length and Electron's own settings. */
const WIRE = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100010'),
]);
const LANGUAGES = ['de', 'en-US', 'fr', 'pt-BR', 'ja'];
const US_ENGLISH = { lang: 1033, codepage: 1200 };

/** Makes the three folders in `folder`; answers where each lies. */
export function makeStubs(folder: string): Readonly<Record<'linux' | 'win32' | 'darwin', string>> {
  rmSync(folder, { recursive: true, force: true });
  const stubs = { linux: join(folder, 'linux'), win32: join(folder, 'win'), darwin: join(folder, 'mac') };
  makeLinux(stubs.linux);
  makeWindows(stubs.win32);
  makeMac(stubs.darwin);
  return stubs;
}

function put(path: string, content: string | Uint8Array, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  chmodSync(path, mode);
}

/** What lies beside the program on Linux and Windows alike. */
function putCommon(folder: string): void {
  for (const language of LANGUAGES) put(join(folder, 'locales', `${language}.pak`), language);
  for (const file of ['resources.pak', 'icudtl.dat', 'v8_context_snapshot.bin']) put(join(folder, file), file);
  put(join(folder, 'LICENSE'), 'Electron');
  put(join(folder, 'LICENSES.chromium.html'), 'Chromium');
  mkdirSync(join(folder, 'resources'));
}

function makeLinux(folder: string): void {
  putCommon(folder);
  put(join(folder, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), WIRE]), 0o755);
  for (const helper of ['chrome-sandbox', 'chrome_crashpad_handler']) put(join(folder, helper), '', 0o755);
}

/** A real, empty Windows program with version strings in one language, as Electron's has. */
function makeWindows(folder: string): void {
  putCommon(folder);
  const program = NtExecutable.createEmpty(false);
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setFileVersion(45, 5, 0, 0, US_ENGLISH.lang);
  version.setStringValues(US_ENGLISH, { ProductName: 'Electron', FileDescription: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  const icon = Data.IconFile.from(EMPTY_ICON);
  const pictures = icon.icons.map(({ data }) => data);
  Resource.IconGroupEntry.replaceIconsForResource(resources.entries, 1, US_ENGLISH.lang, pictures);
  resources.outputResource(program);
  put(join(folder, 'electron.exe'), Buffer.concat([Buffer.from(program.generate()), WIRE]));
}

/** One grey point: what packaging must replace. */
const EMPTY_ICON = (() => {
  const picture = Buffer.alloc(40 + 4 + 4);
  picture.writeUInt32LE(40, 0);
  picture.writeInt32LE(1, 4);
  picture.writeInt32LE(2, 8);
  picture.writeUInt16LE(1, 12);
  picture.writeUInt16LE(32, 14);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0, picture.length, 0, 0, 0, 22, 0, 0, 0]);
  return Buffer.concat([head, picture]);
})();

const HELPERS = ['Helper', 'Helper (GPU)', 'Helper (Plugin)', 'Helper (Renderer)'].map((name) => `Electron ${name}`);

function makeMac(folder: string): void {
  put(join(folder, 'LICENSE'), 'Electron');
  put(join(folder, 'LICENSES.chromium.html'), 'Chromium');
  const contents = join(folder, 'Electron.app', 'Contents');
  makeBundle(contents, 'Electron', { NSCameraUsageDescription: 'This app needs access to the camera' });
  put(join(contents, 'Resources', 'electron.icns'), '');
  for (const language of ['de', 'en', 'pt_BR']) put(join(contents, 'Resources', `${language}.lproj`, 'x'), '');
  for (const helper of HELPERS) makeBundle(join(contents, 'Frameworks', `${helper}.app`, 'Contents'), helper, {});
  makeFramework(join(contents, 'Frameworks', 'Electron Framework.framework'));
}

function makeBundle(contents: string, name: string, more: PlistObject): void {
  const info = { CFBundleName: name, CFBundleExecutable: name, CFBundleIdentifier: 'com.github.Electron', ...more };
  put(join(contents, 'Info.plist'), plist.build(info));
  put(join(contents, 'MacOS', name), '', 0o755);
}

function makeFramework(folder: string): void {
  const version = join(folder, 'Versions', 'A');
  put(join(version, 'Electron Framework'), WIRE, 0o755);
  put(join(version, 'Resources', 'en.lproj', 'locale.pak'), 'en');
  put(join(version, 'Resources', 'de.lproj', 'locale.pak'), 'de');
  put(join(version, 'Resources', 'pt_BR.lproj', 'locale.pak'), 'pt_BR');
  symlinkSync('A', join(folder, 'Versions', 'Current'));
  for (const name of ['Electron Framework', 'Resources']) symlinkSync(`Versions/Current/${name}`, join(folder, name));
}
