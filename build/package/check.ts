/**
 * Packages the built app for all three platforms on stand-ins for Electron's program, then proves what
 * came out. Archives and the .deb are made where their tools are installed; what is missing is named.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Arch, build, Platform } from 'electron-builder';
import { configuration } from './config.ts';
import { proveAll } from './proofs/index.ts';
import type { Proof } from './proofs/proof.ts';
import { makeStubs } from './stubs.ts';
import { findTools, missingTools, type Tools } from './tools.ts';

/** Where the packages are made and left to be looked at. */
const CHECKED = join('out', 'checked');

/** Targets for each platform with the tools there are. */
function targetsFor({ sevenZip, dpkg }: Tools) {
  const archive = (kind: string) => (sevenZip === null ? [] : [kind]);
  return [
    {
      platform: Platform.LINUX,
      stub: 'linux',
      kinds: ['dir', ...archive('tar.gz'), ...(dpkg === null ? [] : ['deb'])],
    },
    { platform: Platform.WINDOWS, stub: 'win32', kinds: ['dir', ...archive('zip')] },
    { platform: Platform.MAC, stub: 'darwin', kinds: ['dir', ...archive('zip')] },
  ] as const;
}

/** Packages and proves; prints a line for each proof. True if all hold. */
export async function check(options: { readonly rewriteList: boolean }): Promise<boolean> {
  const tools = findTools();
  rmSync(CHECKED, { recursive: true, force: true });
  const stubs = makeStubs(resolve(CHECKED, 'stubs'));
  const output = resolve(CHECKED, 'packages');
  if (tools.sevenZip !== null) process.env.ELECTRON_BUILDER_7ZIP_PATH = tools.sevenZip;
  process.env.CUSTOM_FPM_PATH = resolve('build', 'package', 'deb.mjs');
  process.env.CSC_IDENTITY_AUTO_DISCOVERY = 'false';
  const made: string[] = [];
  for (const { platform, stub, kinds } of targetsFor(tools)) {
    const common = configuration({});
    const config = {
      ...common,
      directories: { ...common.directories, output },
      electronDist: stubs[stub],
      mac: { ...common.mac, identity: null },
    };
    made.push(...(await build({ targets: platform.createTarget([...kinds], Arch.x64), config, publish: 'never' })));
  }
  return report(await proveAll({ output, made, tools, rewriteList: options.rewriteList }), missingTools(tools));
}

function report(proofs: readonly Proof[], missing: string | null): boolean {
  for (const { name, wrong } of proofs) {
    console.log(`${wrong.length === 0 ? 'proved' : 'FAILED'}  ${name}`);
    for (const line of wrong) console.log(`        ${line}`);
  }
  if (missing !== null) console.log(missing);
  return proofs.every(({ wrong }) => wrong.length === 0);
}
