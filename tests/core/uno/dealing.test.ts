/** How rounds of UNO are dealt and opened, and that none goes on for ever. */
import { describe, expect, it } from 'vitest';
import { DRAW, NEXT, PASS } from '../../../core/games/uno/actions.ts';
import { DECK, SKIP, SYMBOL, WILD_FOUR } from '../../../core/games/uno/cards.ts';
import { blank } from '../../../core/games/uno/dealing.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import { type Options, options as table } from '../../../core/games/uno/options.ts';
import type { State } from '../../../core/games/uno/state.ts';
import { MOST_TURNS } from '../../../core/games/uno/turn.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { copyRng, type Rng, seeded, shuffle } from '../../../core/kit/rng.ts';

function optionsOf(rules: object, seats: number): Options {
  const read = readOptions(table, rules, seats);
  if (!read.ok) throw new Error(read.faults[0]?.sentence);
  return read.options;
}

/** A match of some cards, all in the hand of seat 0, when the next round is about to be dealt. */
function between(cards: readonly number[], options: Options, rng: Rng): State {
  const state = blank({ seats: 2, options }, rng, cards);
  state.phase = 'round-over';
  state.roundEnd = { by: 'blocked', winner: null, points: [0, 0] };
  state.hands[0] = [...cards];
  return state;
}

const isNumber = (card: number | undefined) => card !== undefined && (SYMBOL[card] as number) < SKIP;

describe('an opening number card', () => {
  it('is the first in the pile, and the others keep their order', () => {
    let buried = 0;
    for (let i = 0; i < 60; i++) {
      const pile = [...DECK];
      shuffle(seeded(i), pile);
      const state = uno.start({ seats: 2, options: optionsOf({}, 2) }, seeded(i));
      const left = pile.slice(0, -14);
      const at = left.findLastIndex(isNumber);
      if (at < left.length - 1) buried++;
      expect(state.discard).toEqual([left[at]]);
      expect(state.draw).toEqual(left.toSpliced(at, 1));
    }
    expect(buried).toBeGreaterThan(5);
  });

  it('is found with ten seats of ten cards', () => {
    for (let i = 0; i < 100; i++) {
      const state = uno.start({ seats: 10, options: optionsOf({ handSize: 10 }, 10) }, seeded(`ten ${i}`));
      expect(isNumber(state.discard[0])).toBe(true);
      expect(state.hands.every((hand) => hand.length === 10)).toBe(true);
    }
  });

  it('is dealt for again where the pile holds none', () => {
    let again = 0;
    for (let i = 0; i < 50; i++) {
      const few = DECK.filter((card) => !isNumber(card)).slice(0, 16);
      const cards = [...few, ...DECK.filter(isNumber).slice(0, 4)].sort((a, b) => a - b);
      const rng = seeded(`again ${i}`);
      const pile = [...cards];
      shuffle(copyRng(rng), pile);
      if (!pile.slice(0, 2).some(isNumber)) again++;
      const state = between(cards, optionsOf({ handSize: 9 }, 2), rng);
      expect(uno.play(state, 0, NEXT)).toBeNull();
      expect(isNumber(state.discard[0])).toBe(true);
    }
    expect(again).toBeGreaterThan(10);
  });
});

it('a Wild Draw Four never opens, and any other card may', () => {
  const opened = new Set<number>();
  for (let i = 0; i < 1500; i++) {
    opened.add(
      uno.start({ seats: 2, options: optionsOf('official' as unknown as object, 2) }, seeded(i)).discard[0] ?? -1,
    );
  }
  expect(opened.has(WILD_FOUR)).toBe(false);
  expect(opened.size).toBe(53);
});

describe('a match of cards that cannot be opened', () => {
  it('is dealt all the same', () => {
    const cards = [WILD_FOUR, WILD_FOUR, WILD_FOUR];
    const state = between(cards, optionsOf({ opening: 'any' }, 2), seeded(1));
    expect(uno.play(state, 0, NEXT)).toBeNull();
    expect(uno.check(state)).toEqual([]);
    expect(state.phase).toBe('colour');
  });
});

describe('a round that nobody tries to win', () => {
  /** Draws and keeps whenever it is allowed to. */
  function timid(state: State): Event[] {
    const told: Event[] = [];
    for (let ply = 0; ply < 5000 && state.roundEnd === null; ply++) {
      const legal = uno.legal(state, state.turn);
      const action = legal.find((one) => one === PASS) ?? legal.find((one) => one === DRAW) ?? legal[0];
      if (action === undefined) throw new Error('nothing is legal');
      expect(uno.play(state, state.turn, action, (event) => told.push(event))).toBeNull();
    }
    return told;
  }

  it.each([2, 5, 10])('is over after a thousand turns at %i seats', (seats) => {
    const state = uno.start(
      { seats, options: optionsOf({ drawn: 'may-play', scoring: 'winner', target: 1000 }, seats) },
      seeded(3),
    );
    timid(state);
    expect(state.roundEnd).not.toBeNull();
    expect(state.turns).toBeLessThanOrEqual(MOST_TURNS);
  });

  it('is scored like a blocked one, and the next is dealt', () => {
    const state = uno.start({ seats: 2, options: optionsOf({ target: 1000, handSize: 10 }, 2) }, seeded(3));
    state.turns = MOST_TURNS - 1;
    const told = timid(state);
    expect(state.roundEnd).toMatchObject({ by: 'stalled', winner: null });
    expect(state.scores.every((points) => points > 0)).toBe(true);
    expect(told.at(-1)?.type).toBe('round-over');
    expect(uno.play(state, state.turn, NEXT)).toBeNull();
    expect(state.turns).toBe(1);
  });
});
