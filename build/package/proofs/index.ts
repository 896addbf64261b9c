/** All proofs about packages made in one folder: the archive, each platform's own things, and that it runs. */
import { join } from 'node:path';
import { readArchive } from './archive.ts';
import { proveLinux } from './linux.ts';
import { proveMac } from './mac.ts';
import { proveProgram } from './program.ts';
import type { Packages, Proof } from './proof.ts';
import { proveWindows } from './windows.ts';

export async function proveAll(packages: Packages): Promise<Proof[]> {
  const { output } = packages;
  const places = {
    linux: join(output, 'linux-unpacked', 'resources', 'app.asar'),
    win: join(output, 'win-unpacked', 'resources', 'app.asar'),
    mac: join(output, 'mac', 'Quadrille.app', 'Contents', 'Resources', 'app.asar'),
  };
  const archive = readArchive(places.linux);
  const hashes = [places.win, places.mac].map((place) => readArchive(place).headerHash);
  return [
    ...archive.prove(packages.rewriteList),
    { name: 'the same archive on all three platforms', wrong: hashes.filter((hash) => hash !== archive.headerHash) },
    ...(await proveLinux(packages)),
    ...(await proveWindows(packages, archive.headerHash)),
    ...(await proveMac(packages, archive.headerHash)),
    ...(await proveProgram(places.linux)),
  ];
}
