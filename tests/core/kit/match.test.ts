import { describe, expect, it } from 'vitest';
import type { ActionBase, AnyGame } from '../../../core/kit/game.ts';
import {
  advance,
  begin,
  fromForm,
  history,
  type Match,
  type MatchForm,
  toForm,
  undo,
  undoable,
} from '../../../core/kit/match.ts';
import { highest } from '../../toy/core/highest.ts';
import type { State } from '../../toy/core/state.ts';

const game: AnyGame = highest;
const setup = { seats: 2, options: { handSize: 3 } };

/** Plays the first legal action of each awaited seat, `plies` times. */
function played(plies: number, seed = 'a'): Match {
  let { match } = begin(game, setup, seed);
  for (let i = 0; i < plies; i++) {
    const seat = game.awaiting(match.state)[0] as number;
    const after = advance(match, seat, game.legal(match.state, seat)[0] as ActionBase);
    if (after.ok) match = after.match;
  }
  return match;
}

describe('a match', () => {
  it('stays as it was when it is advanced', () => {
    const match = played(3);
    const before = JSON.stringify(match.state);
    const seat = game.awaiting(match.state)[0] as number;
    advance(match, seat, game.legal(match.state, seat)[0] as ActionBase);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.moves).toHaveLength(3);
  });

  it('refuses with a code and stays as it was', () => {
    const match = played(1);
    const action: ActionBase & { card: number } = { type: 'lay', card: 1 };
    expect(advance(match, 0, action)).toEqual({ ok: false, refusal: 'already-laid' });
  });

  it('is the start again when everything is undone', () => {
    expect(undo(played(7), 99).state).toEqual(begin(game, setup, 'a').match.state);
    expect(undo(played(7)).state).toEqual(played(6).state);
  });

  it('may be taken back only by who moved and only while nothing was unveiled', () => {
    expect(undoable(played(0), 0)).toBe(false);
    expect(undoable(played(1), 0)).toBe(true);
    expect(undoable(played(1), 1)).toBe(false);
    expect(undoable(played(2), 1)).toBe(false);
  });

  it('is read back from its save form, move for move', () => {
    const match = played(9);
    const form = JSON.parse(JSON.stringify(toForm(match))) as MatchForm;
    expect(fromForm(game, form)).toEqual(match);
    expect(form.moves[0]).toMatch(/^0 lay \d$/);
  });

  it('tells at each ply what it told when it was played', () => {
    const steps = history(played(4));
    expect(steps).toHaveLength(5);
    expect(steps[2]?.told.map((t) => t.shared.type)).toEqual(['laid', 'shown', 'drew', 'drew']);
    expect(steps[4]?.match.state).toEqual(played(4).state);
  });

  const form = toForm(played(4));
  const held = highest.legal(played(0).state as State, 0).map((action) => action.card);
  const absent = [1, 2, 3, 4].find((card) => !held.includes(card));
  it.each<[string, Partial<MatchForm>, string]>([
    ['of another game', { game: 'uno' }, 'This is a match of uno, not of highest.'],
    ['of newer rules', { version: 2 }, 'This match was played by version 2 of the rules; this is 1.'],
    ['with too many seats', { seats: 9 }, 'highest is not played by 9.'],
    ['with an unknown option', { options: { size: 3 } }, 'There is no option "size".'],
    ['with a move that is none', { moves: ['0 lay 77'] }, 'Move 1 (0 lay 77) cannot be read.'],
    ['with a move of nobody', { moves: ['7 lay 1'] }, 'Move 1 (7 lay 1) cannot be read.'],
    [
      'with a card that is not in the hand',
      { moves: [`0 lay ${absent}`] },
      `Move 1 (seat 0: lay ${absent}) is refused: not-in-hand.`,
    ],
    [
      'with a move missing',
      { moves: form.moves.slice(0, 3) },
      'The moves do not lead to the position that was saved with them.',
    ],
  ])('%s is refused with a sentence', (_what, change, sentence) => {
    expect(() => fromForm(game, { ...form, ...change })).toThrow(sentence);
  });
});
