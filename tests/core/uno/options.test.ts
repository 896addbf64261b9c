/** The rule tables of UNO: what is chosen where nothing is said, and what cannot be chosen. */
import { describe, expect, it } from 'vitest';
import { options as table } from '../../../core/games/uno/options.ts';
import { readOptions } from '../../../core/kit/options.ts';

describe('the rule tables', () => {
  it('are the source’s where nothing is said', () => {
    expect(readOptions(table, undefined, 2)).toEqual({ ok: true, options: table.presets.seed });
  });

  it('all hold for two to ten seats', () => {
    for (const preset of Object.keys(table.presets)) {
      for (let seats = 2; seats <= 10; seats++) expect(readOptions(table, preset, seats).ok).toBe(true);
    }
  });

  it.each([2, 3, 5, 10])('have no teams at %i seats', (seats) => {
    const read = readOptions(table, { teams: true }, seats);
    expect(read).toMatchObject({ ok: false, faults: [{ key: 'teams', code: 'conflict' }] });
  });

  it.each([
    [{ handSize: 2 }, 'handSize'],
    [{ handSize: 11 }, 'handSize'],
    [{ target: 0 }, 'target'],
    [{ target: 1001 }, 'target'],
    [{ target: 'double' }, 'target'],
    [{ stacking: true }, 'stacking'],
    [{ opening: 'wild' }, 'opening'],
    [{ jokers: true }, 'jokers'],
  ])('refuse %j and name the key', (rules, key) => {
    expect(readOptions(table, rules, 4)).toMatchObject({ ok: false, faults: [{ key }] });
  });
});
