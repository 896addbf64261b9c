/** The scenario vocabulary of Shamano: steps, what can be compared, and how actions are written. */
import type { Move } from '../../kit/game.ts';
import { ScenarioError, type ScenarioWords } from '../../kit/scenario-words.ts';
import {
  type Action,
  braceAction,
  DRAW,
  END,
  EXCHANGES,
  jumpAction,
  NAMINGS,
  PASS,
  PREDICTIONS,
  playAction,
  raiseAction,
  TAKE,
} from './actions.ts';
import { cardOf, codeOf, isBlack } from './cards.ts';
import { COLOUR_CODES, type Colour, colourOf } from './colours.ts';
import type { Options } from './options.ts';
import { BUFF_IDS, GIVEN_KEYS, given } from './scenario-given.ts';
import { SHAMAN_IDS } from './shamans/shamans.ts';
import type { State } from './state.ts';

type Step = Readonly<Record<string, unknown>>;

const STEP_KEYS = [
  'play',
  'target',
  'jump',
  'draw',
  'take',
  'end',
  'raise',
  'brace',
  'exchange',
  'predict',
  'colour',
] as const;

function step(fields: Step): Move<Action> {
  const { seat } = fields;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 3)
    throw new ScenarioError('seat', 'must be a seat, 0 to 3');
  const words = STEP_KEYS.filter((key) => key !== 'target' && fields[key] !== undefined);
  if (words.length !== 1) throw new ScenarioError('seat', `needs exactly one of ${STEP_KEYS.join(', ')}`);
  const word = words[0] as (typeof STEP_KEYS)[number];
  if (fields.target !== undefined && word !== 'play' && word !== 'jump')
    throw new ScenarioError('target', `means nothing with ${word}`);
  return { seat, action: actionOf(word, fields[word], fields.target) };
}

function actionOf(word: (typeof STEP_KEYS)[number], value: unknown, target: unknown): Action {
  switch (word) {
    case 'play':
      return playOf(value, targetOf(target));
    case 'jump': {
      const card = cardOf(value);
      if (card === null) throw new ScenarioError('jump', 'must be a card code');
      return jumpAction(card, targetOf(target));
    }
    case 'raise':
      return raiseAction(amountOf(word, value));
    case 'brace':
      return braceAction(amountOf(word, value));
    case 'exchange':
      return EXCHANGES[letterOf(word, value)] as Action;
    case 'colour':
      return NAMINGS[letterOf(word, value)] as Action;
    case 'predict':
      return value === 'pass' ? PASS : (PREDICTIONS[letterOf(word, value)] as Action);
    default:
      if (value !== true) throw new ScenarioError(word, 'can only be true');
      return word === 'draw' ? DRAW : word === 'take' ? TAKE : END;
  }
}

function playOf(value: unknown, target: number | null): Action {
  const [code, letter] = String(value).split(':');
  const card = cardOf(code);
  const colour = letter === undefined ? null : colourOf(letter);
  if (card === null || (letter !== undefined && (colour === null || !isBlack(card))))
    throw new ScenarioError('play', `${JSON.stringify(value)} is no card`);
  return playAction(card, target, colour);
}

function targetOf(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 3)
    throw new ScenarioError('target', 'must be a seat, 0 to 3');
  return value;
}

function amountOf(word: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 9999)
    throw new ScenarioError(word, 'must be a whole number above 0');
  return value;
}

function letterOf(word: string, value: unknown): Colour {
  const colour = colourOf(value);
  if (colour === null) throw new ScenarioError(word, `must be one of ${COLOUR_CODES.join(', ')}`);
  return colour;
}

const topFirst = (list: readonly number[]) => [...list].reverse().map(codeOf);
const seatsWhere = (flags: readonly boolean[]) => flags.flatMap((flag, seat) => (flag ? [seat] : []));

const readers: ScenarioWords<State, Action, Options>['then'] = {
  turn: ({ flow }) => flow.turn,
  direction: ({ flow }) => flow.direction,
  shamans: ({ shamans }) => shamans.map((place) => SHAMAN_IDS[place]),
  hp: ({ seats }) => seats.hp,
  shields: ({ seats }) => seats.old.map((old, seat) => ({ old, fresh: seats.fresh[seat] })),
  buffs: ({ seats }) =>
    seats.hp.map((_, seat) => {
      const held = BUFF_IDS.filter((buff) => (seats[buff][seat] as number) > 0);
      return Object.fromEntries(held.map((buff) => [buff, seats[buff][seat]]));
    }),
  skips: ({ seats }) => seatsWhere(seats.skip),
  hands: ({ hands }) => hands.map((hand) => hand.map(codeOf).sort()),
  handSizes: ({ hands }) => hands.map((hand) => hand.length),
  draw: ({ draw }) => topFirst(draw),
  discard: ({ discard }) => discard.map(codeOf),
  colour: ({ flow }) => (flow.colour === null ? null : COLOUR_CODES[flow.colour]),
  stack: ({ flow }) =>
    flow.stack && { sum: flow.stack.sum, caster: flow.stack.caster, kind: flow.stack.four ? '+4' : '+2' },
  energy: ({ seats }) => seats.energy,
  resource: ({ seats }) => seats.resource,
  braces: ({ seats }) => seats.brace,
  hits: ({ seats }) => seats.hits,
  locks: ({ seats }) => seatsWhere(seats.right),
  lock: ({ flow }) => flow.lock,
  opening: ({ flow }) => flow.opening,
  dice: ({ dice }) => dice,
  alive: ({ seats }) => seats.alive,
  match: ({ result }) => ({
    over: result !== null,
    winner: result?.winners[0] ?? null,
    by: result?.by ?? null,
  }),
};

/** Brings what a scenario expects into the form of the readers. */
function expected(key: string, value: unknown): unknown {
  const list = Array.isArray(value) ? (value as unknown[]) : null;
  switch (key) {
    case 'hands':
      return list?.map((hand) => (Array.isArray(hand) ? hand.map(String).sort() : hand)) ?? value;
    case 'shields':
      return (
        list?.map((shield) => (typeof shield === 'number' ? { old: shield, fresh: 0 } : withFresh(shield))) ?? value
      );
    case 'buffs':
      return list?.map(withoutZeros) ?? value;
    case 'skips':
    case 'locks':
      return list === null ? value : [...list].sort();
    case 'stack':
      return isMap(value) && 'kind' in value ? { ...value, kind: value.kind === '+2' ? '+2' : '+4' } : value;
    default:
      return value;
  }
}

const isMap = (value: unknown): value is Step => typeof value === 'object' && value !== null && !Array.isArray(value);

function withFresh(shield: unknown): unknown {
  return isMap(shield) ? { old: 0, fresh: 0, ...shield } : shield;
}

function withoutZeros(buffs: unknown): unknown {
  if (buffs === null) return {};
  return isMap(buffs) ? Object.fromEntries(Object.entries(buffs).filter(([, turns]) => turns !== 0)) : buffs;
}

/** From the most exact form to the shortest. */
function legalWords(action: Action): readonly unknown[] {
  switch (action.type) {
    case 'play':
    case 'jump': {
      const { type, card, target } = action;
      const plain = codeOf(card);
      const coloured = type === 'play' && action.colour !== null ? `${plain}:${COLOUR_CODES[action.colour]}` : plain;
      const codes = coloured === plain ? [plain] : [coloured, plain];
      const maps = codes.flatMap((code) => (target === null ? [] : [{ [type]: code, target }]));
      return [...maps, ...codes.map((code) => ({ [type]: code })), ...(type === 'play' ? codes : [])];
    }
    case 'raise':
    case 'brace':
      return [{ [action.type]: action.amount }, action.type];
    case 'exchange':
    case 'colour':
      return [{ [action.type]: COLOUR_CODES[action.colour] }, action.type];
    case 'predict':
      return [{ predict: action.colour === null ? 'pass' : COLOUR_CODES[action.colour] }, 'predict'];
    case 'draw':
    case 'take':
    case 'end':
      return [{ [action.type]: true }, action.type];
  }
}

export const words: ScenarioWords<State, Action, Options> = {
  givenKeys: GIVEN_KEYS,
  stepKeys: STEP_KEYS,
  given,
  step,
  then: readers,
  expected,
  legalWords,
};
