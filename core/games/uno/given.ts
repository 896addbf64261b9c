/** Builds the position a scenario's `given` describes, and refuses what no match could come to. */
import type { Seat } from '../../kit/game.ts';
import { sorted, without } from '../../kit/piles.ts';
import { shuffle } from '../../kit/rng.ts';
import { type GivenContext, ScenarioError } from '../../kit/scenario-words.ts';
import { COLOUR, COLOURS, DECK, DRAWS, kindOf, WILD, WILD_FOUR } from './cards.ts';
import { blank } from './dealing.ts';
import type { Options } from './options.ts';
import type { Bluff, State } from './state.ts';
import { nextSeat } from './turn.ts';

type Fields = Readonly<Record<string, unknown>>;

export function given(fields: Fields, { setup, rng, keepRest }: GivenContext<Options>): State {
  const { seats } = setup;
  const hands = fields.hands === undefined ? blank(setup, rng, []).hands : readHands(fields.hands, seats);
  const draw = readCards(fields.draw ?? [], 'given.draw').reverse();
  const discard = readCards(fields.discard ?? [], 'given.discard');
  const rest = restOf(hands, draw, discard);
  shuffle(rng, rest);
  const pile = keepRest ? [...rest, ...draw] : draw;
  const state = blank(setup, rng, sorted([...hands.flat(), ...pile, ...discard]));
  hands.forEach((hand, seat) => {
    state.hands[seat] = hand;
  });
  state.draw = pile;
  state.discard = discard;
  state.turn = readWhole(fields.turn ?? 0, 'given.turn', 0, seats - 1);
  state.direction = readWhole(fields.direction ?? 1, 'given.direction', -1, 1) || fail('given.direction', '1 or -1');
  readScores(fields.scores, state);
  readColour(fields.colour, state);
  readStack(fields.stack, state);
  return state;
}

function fail(key: string, expected: string): never {
  throw new ScenarioError(key, `must be ${expected}`);
}

function readWhole(value: unknown, key: string, min: number, max: number): number {
  const ok = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return ok ? value : fail(key, `a whole number from ${min} to ${max}`);
}

function readCards(value: unknown, key: string): number[] {
  if (!Array.isArray(value)) return fail(key, 'a list of cards');
  return value.map((code, i) => kindOf(String(code)) ?? fail(`${key}[${i}]`, `a card, not ${JSON.stringify(code)}`));
}

function readHands(value: unknown, seats: number): number[][] {
  if (!Array.isArray(value) || value.length !== seats) return fail('given.hands', `a list of ${seats} hands`);
  return value.map((hand, seat) => sorted(readCards(hand, `given.hands[${seat}]`)));
}

/** The cards of the deck that the scenario does not name. */
function restOf(hands: readonly number[][], draw: readonly number[], discard: readonly number[]): number[] {
  const named: [string, readonly number[]][] = hands.map((hand, seat) => [`given.hands[${seat}]`, hand]);
  let rest = [...DECK];
  for (const [key, cards] of [...named, ['given.draw', draw], ['given.discard', discard]] as typeof named) {
    try {
      rest = without(rest, cards);
    } catch {
      throw new ScenarioError(key, 'names a card more often than the deck holds it');
    }
  }
  return rest;
}

function readScores(value: unknown, state: State): void {
  if (value === undefined) return;
  const { length } = state.scores;
  const scores =
    Array.isArray(value) && value.length === length ? value : fail('given.scores', `a list of ${length} scores`);
  scores.forEach((score, seat) => {
    state.scores[seat] = readWhole(score, `given.scores[${seat}]`, 0, 100_000);
  });
  const { teams, target } = state.options;
  if (teams && (scores[0] !== scores[2] || scores[1] !== scores[3])) fail('given.scores', 'equal for partners');
  if (target !== 'single' && Math.max(...state.scores) >= target) fail('given.scores', `below the target of ${target}`);
}

/** A coloured top card gives the colour; a wild needs one, but for an opening Wild still to be named. */
function readColour(value: unknown, state: State): void {
  const top = state.discard[state.discard.length - 1];
  const named = value === undefined || value === null ? null : [...COLOURS].indexOf(String(value));
  if (named === -1) fail('given.colour', 'r, y, g or b');
  if (top !== undefined && top >= WILD) {
    const opening = state.options.opening === 'any' && state.discard.length === 1 && top === WILD;
    if (named === null && !opening) fail('given.colour', 'named where the top is a wild');
    if (named === null) state.phase = 'colour';
    state.colour = named;
    return;
  }
  const colour = top === undefined ? null : (COLOUR[top] as number);
  if (named !== null && named !== colour) fail('given.colour', 'that of the top card');
  state.colour = colour;
}

/** An open stack lies on a draw card that the options let stay open. */
function readStack(value: unknown, state: State): void {
  const stack = readWhole(value ?? 0, 'given.stack', 0, 32);
  if (stack === 0) return;
  const top = state.discard[state.discard.length - 1];
  const draws = top === undefined ? 0 : (DRAWS[top] as number);
  if (draws === 0) fail('given.stack', '0 where the top is not a draw card');
  if (stack < draws || stack % 2 === 1) fail('given.stack', `even and at least ${draws}`);
  const challenged = state.options.wild4 === 'challenge' && top === WILD_FOUR;
  if (state.options.stacking === 'off' && !(challenged && stack === draws)) {
    fail('given.stack', 'absent: these rules settle a draw card at once');
  }
  state.stack = stack;
  state.phase = 'answer';
  state.bluff = challenged ? bluffBefore(state) : null;
}

/** The seat before the victim laid the Wild Draw Four, on the card beneath it. */
function bluffBefore(state: State): Bluff {
  const seat: Seat = nextSeat({ ...state, direction: -state.direction }, state.turn);
  const beneath = state.discard[state.discard.length - 2];
  const colour = beneath === undefined || beneath >= WILD ? null : (COLOUR[beneath] as number);
  return { seat, colour, hand: [...(state.hands[seat] as number[])] };
}
