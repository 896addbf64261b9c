import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../core/kit/scenario.ts';
import { ScenarioError } from '../../../core/kit/scenario-words.ts';
import { highest } from '../../toy/core/highest.ts';

const base = {
  name: 'a',
  game: 'highest',
  given: {
    hands: [
      [9, 1],
      [8, 2],
    ],
  },
  when: [
    { seat: 0, lay: 9 },
    { seat: 1, lay: 8 },
  ],
};
const run = (change: object) => runScenario([highest], { ...base, ...change });

describe('a scenario', () => {
  it('holds when what it names holds', () => {
    expect(run({ then: { points: [1, 0], events: ['shown'], awaiting: [0, 1] } }).diff).toEqual([]);
  });

  it('compares maps by the keys that are named, also inside lists', () => {
    const table = () => [{ card: 9, cost: 3 }, null];
    const game = { ...highest, scenario: { ...highest.scenario, then: { table } } };
    const diff = (then: object) => runScenario([game], { ...base, then }).diff;
    expect(diff({ table: [{ card: 9 }, null] })).toEqual([]);
    expect(diff({ table: [{ card: 8 }, null] })).toEqual(['then.table: 0.card is 9, not 8']);
    expect(diff({ table: [{ card: 9 }] })).toHaveLength(1);
    expect(diff({ table: [{ card: 9 }, { card: 9 }] })).toHaveLength(1);
  });

  it.each<[string, object, RegExp]>([
    ['another value', { then: { points: [0, 1] } }, /then\.points: 0 is 1, not 0/],
    ['events in another order', { then: { events: ['shown', 'laid'] } }, /laid is missing/],
    ['an entry a step', { then: [{ points: [1, 0] }, null] }, /then\[0\]\.points/],
    ['a refusal that does not come', { when: [{ seat: 0, lay: 9, refused: 'not-in-hand' }] }, /got an accepted play/],
    ['a refusal with another code', { when: [{ seat: 0, lay: 5, refused: 'already-laid' }] }, /got not-in-hand/],
    ['a play that is refused', { when: [{ seat: 0, lay: 5 }] }, /is refused: not-in-hand/],
    ['legal actions it does not list', { when: [], then: { legal: [9] } }, /1 is legal too/],
    ['legal actions that are none', { when: [], then: { legal: [9, 1, 5] } }, /5 is not legal/],
  ])('fails with a readable line for %s', (_what, change, line) => {
    expect(run(change).diff.join('\n')).toMatch(line);
  });

  it.each<[string, object, string]>([
    ['an unknown key', { colour: 1 }, 'colour'],
    ['an unknown game', { game: 'whist' }, 'game'],
    ['an unknown key in given', { given: { colour: 1 } }, 'given.colour'],
    ['a card the deck does not hold that often', { given: { hands: [[9, 9], [9]] } }, 'given'],
    ['an impossible card', { given: { hands: [[10], [1]] } }, 'given.hands[0]'],
    ['too many seats', { seats: 7 }, 'seats'],
    ['unknown rules', { rules: { size: 1 } }, 'rules'],
    ['an unknown key in a step', { when: [{ seat: 0, lay: 9, fast: true }] }, 'when[0].fast'],
    ['a step that is none', { when: [{ seat: 0 }] }, 'when[0].lay'],
    ['a refusal code that does not exist', { when: [{ seat: 0, lay: 9, refused: 'no' }] }, 'when[0].refused'],
    ['an unknown key in then', { then: { trumps: 1 } }, 'then.trumps'],
    ['more checks than steps', { then: [null, null, null] }, 'then'],
    ['no name', { name: '' }, 'name'],
  ])('is malformed with %s, and the key is named', (_what, change, key) => {
    try {
      run(change);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ScenarioError);
      expect((error as ScenarioError).key).toBe(key);
    }
  });
});
