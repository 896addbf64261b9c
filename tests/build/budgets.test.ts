import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { closure, weigh } from '../../build/budgets.ts';

const noise = `/* ${randomBytes(3_000).toString('hex')} */`;
const page: Record<string, string> = {
  'index.html': '<script type="module" crossorigin src="./assets/index-AAAAAAAA.js"></script>',
  'assets/index-AAAAAAAA.js':
    'import{a}from"./shared-BBBBBBBB.js";const f=()=>import(`./uno-face-CCCCCCCC.js`);import"./side-EEEEEEEE.js";',
  'assets/shared-BBBBBBBB.js': 'export const a=1;',
  'assets/side-EEEEEEEE.js': 'a()',
  'assets/uno-face-CCCCCCCC.js': `import{a}from"./shared-BBBBBBBB.js";import t from"./table-DDDDDDDD.js";${noise}`,
  'assets/table-DDDDDDDD.js': `export default 1;${noise}`,
};
const read = (path: string) => page[path] ?? '';
const weightOf = (...files: string[]) => files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);

describe('the budgets', () => {
  it('count for the launcher what comes at once, and not what comes later', () => {
    expect([...closure('assets/index-AAAAAAAA.js', read)].sort()).toEqual([
      'assets/index-AAAAAAAA.js',
      'assets/shared-BBBBBBBB.js',
      'assets/side-EEEEEEEE.js',
    ]);
  });

  it('count for a game everything that the launcher has not brought', () => {
    const [launcher, uno] = weigh(read);
    expect(launcher).toMatchObject({ name: 'launcher', budget: 150 * 1024 });
    expect(uno).toMatchObject({
      name: 'uno',
      budget: 90 * 1024,
      bytes: weightOf('assets/uno-face-CCCCCCCC.js', 'assets/table-DDDDDDDD.js'),
    });
  });
});
