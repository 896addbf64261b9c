/** `npm run playthroughs`: writes the golden playthroughs anew. Read the difference before it is committed. */
import { writeFileSync } from 'node:fs';
import { catalogue } from '../../core/index.ts';
import { fileOf, playthrough, tablesOf } from '../core/playthroughs/playthrough.ts';

for (const table of catalogue.flatMap(({ game }) => tablesOf(game))) {
  writeFileSync(fileOf(table), playthrough(table));
  console.log(fileOf(table));
}
