/** `size/<part>`: what the built page weighs, compressed, against its budget (`build/budgets.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE, weigh } from '../../build/budgets.ts';
import { build } from '../../build/build.ts';
import { limited, type Section } from './figure.ts';

export const size: Section = {
  name: 'size',
  async measure() {
    await build();
    const parts = weigh((path) => readFileSync(join(PAGE, path), 'utf8'));
    return parts.map(({ name, bytes, budget }) => limited(`size/${name}`, bytes / 1024, budget / 1024, 'KB'));
  },
};
