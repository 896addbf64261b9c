/** The survey counts what won, for whom, of the matches each shaman was in. */
import { describe, expect, it } from 'vitest';
import { options } from '../../../core/games/shamano/options.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { SHAMAN_IDS } from '../../../core/games/shamano/shamans/shamans.ts';
import { survey } from '../../../core/games/shamano/survey.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { holds } from '../../../core/players/survey.ts';

/** A match in its last state: who sat where, who won and how. */
function ended(shamans: readonly string[], winners: readonly number[], by: string) {
  const seats = shamans.length;
  const read = readOptions(options, { shamans }, seats);
  if (!read.ok) throw new Error('no such rules');
  const setup = { seats, options: read.options };
  return {
    setup,
    seed: '1',
    moves: [],
    winners,
    state: { ...shamano.start(setup, seeded(1)), result: { winners, by } },
  };
}

function tablesAfter(...matches: ReturnType<typeof ended>[]) {
  const collector = survey.begin();
  for (const match of matches) collector.note(match);
  return collector.tables();
}

const FOUR = ['hedda', 'beatrice', 'aurora', 'zoe'];

describe('the survey', () => {
  it('counts each shaman among the matches it was in, and draws for nobody', () => {
    const tables = tablesAfter(
      ended(['zoe', 'hedda'], [0], 'empty-hand'),
      ended(['zoe', 'aurora'], [1], 'last-standing'),
      ended(['zoe', 'hedda'], [], 'draw'),
    );
    const shares = Object.fromEntries((tables[1]?.rows ?? []).map(({ name, share }) => [name, share]));
    expect(shares).toEqual({ hedda: 0, beatrice: 0, aurora: 1, zoe: 1 / 3 });
    expect(tables[0]?.rows.map(({ share }) => share)).toEqual([0.5, 0.5]);
  });

  it('bounds the shamans at a table of four only', () => {
    const [, four] = tablesAfter(ended(FOUR, [0], 'empty-hand'));
    const [, two] = tablesAfter(ended(['zoe', 'hedda'], [0], 'empty-hand'));
    const hedda = { name: 'hedda', share: 0.4, matches: 100 };
    expect(SHAMAN_IDS).toContain(hedda.name);
    expect([four, two].map((table) => table !== undefined && holds(table, hedda))).toEqual([false, true]);
  });

  it('says nothing before a match has been decided', () => {
    expect(tablesAfter()).toEqual([]);
  });
});
