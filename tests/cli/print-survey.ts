/** Prints a game's survey tables: short ones whole, long ones by their ends and by every row out of bounds. */
import { holds, type SurveyRow, type SurveyTable } from '../../core/players/survey.ts';

const WHOLE = 12;
const ENDS = 3;

const figure = ({ unit }: SurveyTable, x: number) => `${(unit === undefined ? 100 * x : x).toFixed(1)} ${unit ?? '%'}`;

export function printSurvey(tables: readonly SurveyTable[]): void {
  for (const table of tables) if (table.rows.length > 0) printTable(table);
}

function printTable(table: SurveyTable): void {
  const { name, least, most, rows } = table;
  const out = rows.filter((row) => !holds(table, row)).length;
  const verdict = out === 0 ? 'all within' : `${out} outside`;
  console.log(`\n${name}: ${rows.length} rows, ${verdict} ${figure(table, least)} – ${figure(table, most)}`);
  const shown = rows.filter((row, i) => isShown(table, row, i));
  for (const row of shown) {
    const mark = holds(table, row) ? ' ' : '!';
    console.log(`${mark} ${row.name.padEnd(24)} ${figure(table, row.share).padStart(7)}  of ${row.matches}`);
  }
  if (shown.length < rows.length) console.log(`  … and ${rows.length - shown.length} between`);
}

function isShown(table: SurveyTable, row: SurveyRow, i: number): boolean {
  const { length } = table.rows;
  return length <= WHOLE || i < ENDS || i >= length - ENDS || !holds(table, row);
}
