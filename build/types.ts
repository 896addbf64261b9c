/** `npm run types`: checks each part of the project under its own compile settings, two at a time. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** TypeScript 7 by its path: `node_modules/.bin/tsc` may be the older one that the tools read. */
const TSC = join('node_modules', '@typescript', 'native', 'bin', 'tsc');
const PARTS = ['core', 'electron', 'renderer', 'build', 'tests'].filter((part) =>
  existsSync(join(part, 'tsconfig.json')),
);

function check(part: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [TSC, '-p', part], { stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

let ok = true;
for (let i = 0; i < PARTS.length; i += 2) {
  const results = await Promise.all(PARTS.slice(i, i + 2).map(check));
  ok = ok && results.every(Boolean);
}
process.exitCode = ok ? 0 : 1;
