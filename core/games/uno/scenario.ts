/** The scenario vocabulary of UNO: cards by code, draw piles next card first, discard piles top last. */
import type { Seat } from '../../kit/game.ts';
import { sorted } from '../../kit/piles.ts';
import { ScenarioError, type ScenarioWords } from '../../kit/scenario-words.ts';
import { type Action, CATCH, JUMP, JUMP_UNO, NAME_COLOUR, PLAY, PLAY_UNO } from './actions.ts';
import { COLOURS, codeOf, kindOf } from './cards.ts';
import { given } from './given.ts';
import { laidCode, notation } from './notation.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

const SIMPLE = ['draw', 'pass', 'accept', 'challenge', 'call'] as const;
const VERBS = [...SIMPLE, 'play', 'jump', 'catch', 'colour', 'next'] as const;

function readStep(step: Fields, state: State): { seat: Seat; action: Action } {
  const verbs = VERBS.filter((verb) => step[verb] !== undefined);
  const verb = verbs[0];
  if (verb === undefined || verbs.length > 1) throw new ScenarioError('', `needs exactly one of ${VERBS.join(', ')}`);
  const seat = readSeat(step.seat ?? (verb === 'next' ? state.turn : undefined), 'seat', state);
  for (const key of ['uno', 'swapWith']) {
    if (step[key] !== undefined && verb !== 'play' && verb !== 'jump') {
      throw new ScenarioError(key, 'belongs to play or jump');
    }
  }
  return { seat, action: readAction(verb, step, state) };
}

function readSeat(value: unknown, key: string, state: State): Seat {
  const ok = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < state.hands.length;
  if (!ok) throw new ScenarioError(key, `must be a seat from 0 to ${state.hands.length - 1}`);
  return value;
}

function readAction(verb: (typeof VERBS)[number], step: Fields, state: State): Action {
  const value = step[verb];
  switch (verb) {
    case 'play':
    case 'jump':
      return readLay(verb, step, state);
    case 'catch':
      return CATCH[readSeat(value, 'catch', state)] as Action;
    case 'colour': {
      const colour = typeof value === 'string' && value.length === 1 ? COLOURS.indexOf(value) : -1;
      if (colour < 0) throw new ScenarioError('colour', 'must be r, y, g or b');
      return NAME_COLOUR[colour] as Action;
    }
    case 'next':
      if (value !== 'round') throw new ScenarioError('next', 'must be round');
      return { type: 'next' };
    default:
      if (value !== true) throw new ScenarioError(verb, 'must be true');
      return { type: verb };
  }
}

function readLay(verb: 'play' | 'jump', step: Fields, state: State): Action {
  const { uno = false, swapWith } = step;
  const [, code = '', named] = /^([^:]*)(?::([rygb]))?$/.exec(String(step[verb])) ?? [];
  const card = kindOf(code);
  if (card === null) throw new ScenarioError(verb, `${JSON.stringify(step[verb])} is not a card`);
  if (typeof uno !== 'boolean') throw new ScenarioError('uno', 'must be true or false');
  const plain = verb === 'play' ? PLAY[card] : JUMP[card];
  const forms = uno ? (verb === 'play' ? PLAY_UNO[card] : JUMP_UNO[card]) : plain;
  const lay =
    named !== undefined
      ? forms?.coloured[COLOURS.indexOf(named)]
      : swapWith !== undefined
        ? forms?.swapped[readSeat(swapWith, 'swapWith', state)]
        : forms?.bare;
  if (lay !== undefined && (named === undefined || swapWith === undefined)) return lay;
  throw new ScenarioError(verb, 'only a wild names a colour, and only a 7 names a seat to swap with');
}

/** How `legal` may write an action: its notation, its step, or just the card. */
function legalWords(action: Action): unknown[] {
  const text = notation.write(action);
  switch (action.type) {
    case 'play':
    case 'jump': {
      const { type, card, swapWith, uno } = action;
      const step = {
        [type]: laidCode(action),
        ...(swapWith === null ? {} : { swapWith }),
        ...(uno ? { uno } : {}),
      };
      const short = { [type]: laidCode(action) };
      const bare =
        type === 'play' ? [laidCode(action), codeOf(card), { play: codeOf(card) }] : [{ jump: codeOf(card) }];
      return [step, text, short, ...bare];
    }
    case 'catch':
      return [{ catch: action.seat }, text, 'catch'];
    case 'colour':
      return [{ colour: COLOURS[action.colour] }, text];
    case 'next':
      return ['next', { next: 'round' }];
    default:
      return [action.type, { [action.type]: true }];
  }
}

const codes = (cards: readonly number[]) => cards.map(codeOf);
const isOver = ({ phase }: State) => phase === 'round-over' || phase === 'match-over';

/** What the round was worth: each side's points once. */
function worth(state: State): number {
  const points = state.roundEnd?.points ?? [];
  return points.slice(0, state.options.teams ? 2 : points.length).reduce((sum, n) => sum + n, 0);
}

function matchWinner({ result }: State): unknown {
  const winners = result?.winners ?? [];
  return winners.length > 1 ? winners : (winners[0] ?? null);
}

export const words: ScenarioWords<State, Action, Options> = {
  givenKeys: ['turn', 'direction', 'hands', 'draw', 'discard', 'colour', 'scores', 'stack'],
  stepKeys: [...VERBS, 'uno', 'swapWith'],
  given,
  step: readStep,
  then: {
    turn: (state) => (state.result === null ? state.turn : null),
    direction: (state) => state.direction,
    hands: (state) => state.hands.map(codes),
    handSizes: (state) => state.hands.map((hand) => hand.length),
    draw: (state) => codes([...state.draw].reverse()),
    drawSize: (state) => state.draw.length,
    discard: (state) => codes(state.discard),
    colour: (state) => (state.colour === null ? null : COLOURS[state.colour]),
    scores: (state) => state.scores,
    stack: (state) => state.stack,
    round: (state) => ({
      over: isOver(state),
      winner: state.roundEnd?.winner ?? null,
      points: state.roundEnd?.points ?? null,
      worth: worth(state),
    }),
    match: (state) => ({ over: state.result !== null, winner: matchWinner(state) }),
  },
  expected(key, value) {
    if (key === 'hands' && Array.isArray(value)) return value.map(sortedCodes);
    if (key === 'round' && typeof value === 'object' && value !== null) return readRound(value as Fields);
    return value;
  },
  legalWords,
};

/** Hands are compared as multisets: in the order of kinds, as states keep them. */
function sortedCodes(hand: unknown): unknown {
  if (!Array.isArray(hand)) return hand;
  const kinds = hand.map((code) => kindOf(String(code)));
  return kinds.includes(null) ? hand : codes(sorted(kinds as number[]));
}

/** `points` is a list by seat; a single number is what the round was worth in all. */
function readRound({ points, ...rest }: Fields): unknown {
  if (typeof points === 'number') return { ...rest, worth: points };
  return points === undefined ? rest : { ...rest, points };
}
