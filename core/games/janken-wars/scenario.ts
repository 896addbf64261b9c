/** The scenario vocabulary of Janken Wars, as RULES.md lists it. */
import { sorted, without } from '../../kit/piles.ts';
import { shuffle } from '../../kit/rng.ts';
import { type GivenContext, ScenarioError, type ScenarioWords } from '../../kit/scenario-words.ts';
import { TYPES } from './deck/design.ts';
import { compile, fullDeck, type Kinds, kindByCode, TOKEN } from './kinds.ts';
import { asks } from './legal.ts';
import { askTrade, refill } from './round.ts';
import { readScenarioDesign } from './scenario-design.ts';
import { fresh } from './start.ts';
import { type Action, NONE, type Options, ROUND_LIMIT, STAR_SUPPLY, type State, TABLE_SIZE } from './state.ts';
import { domainValue } from './values.ts';

type Given = Readonly<Record<string, unknown>>;

const PHASES = ['refill', 'duel', 'throw', 'prize', 'trade', 'last-duel'] as const;

const GIVEN = [
  'deck',
  'table',
  'domains',
  'discards',
  'stars',
  'design',
  'phase',
  'changed',
  'round',
  'winner',
  'won',
] as const;

function codes(value: unknown, key: string, kinds: Kinds, tokens: boolean): number[] {
  if (!Array.isArray(value)) throw new ScenarioError(key, 'must be a list of card codes');
  return value.map((code, i) => {
    const kind = typeof code === 'string' ? kindByCode(kinds, code) : NONE;
    if (kind === NONE) throw new ScenarioError(`${key}[${i}]`, `there is no card ${JSON.stringify(code)}`);
    if (kind === TOKEN && !tokens) throw new ScenarioError(`${key}[${i}]`, 'a token never lies here');
    return kind;
  });
}

/** A pair, one entry a seat. */
function pair<T>(value: unknown, key: string, read: (one: unknown, key: string) => T): [T, T] {
  if (!Array.isArray(value) || value.length !== 2) throw new ScenarioError(key, 'must be a list of two, one a seat');
  return [read(value[0], `${key}[0]`), read(value[1], `${key}[1]`)];
}

function whole(value: unknown, key: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ScenarioError(key, `must be a whole number from ${min} to ${max}`);
}

function flag(value: unknown, key: string): boolean {
  if (typeof value !== 'boolean') throw new ScenarioError(key, 'must be true or false');
  return value;
}

function word<W extends string>(value: unknown, key: string, words: readonly W[]): W {
  const found = words.find((w) => w === value);
  if (found === undefined) throw new ScenarioError(key, `must be one of ${words.join(', ')}`);
  return found;
}

function given(given: Given, context: GivenContext<Options>): State {
  const { design } = given;
  const kinds = design === undefined ? compile(context.setup.options.deck) : readScenarioDesign(design);
  const list = (value: unknown, key: string) => codes(value ?? [], key, kinds, false);
  const lists = (value: unknown, key: string) => pair(value ?? [[], []], key, (one, at) => codes(one, at, kinds, true));
  const table = list(given.table, 'given.table');
  if (table.length > TABLE_SIZE) throw new ScenarioError('given.table', `holds at most ${TABLE_SIZE} cards`);
  const named = list(given.deck, 'given.deck').reverse();
  const domains = lists(given.domains, 'given.domains');
  const discards = lists(given.discards, 'given.discards');
  const rest = unnamed(kinds, [named, table, ...domains, ...discards]);
  shuffle(context.rng, rest);
  const deck = context.keepRest ? [...rest, ...named] : named;
  const lying = [...deck, ...table, ...domains.flat(), ...discards.flat()];
  const cards = sorted(lying.filter((card) => card !== TOKEN));
  const state: State = { ...fresh({ kinds, cards, deck, rng: context.rng }), table, domains, discards };
  return enter(withDetails(state, given), given);
}

/** The cards of the deck that the position does not name. */
function unnamed(kinds: Kinds, lists: readonly (readonly number[])[]): number[] {
  const all = fullDeck(kinds);
  const cards = lists.flat().filter((card) => card !== TOKEN);
  kinds.forEach((kind, i) => {
    const times = cards.filter((card) => card === i).length;
    if (i !== TOKEN && times > kind.copies) {
      throw new ScenarioError('given', `names ${kind.code} ${times} times; the deck holds it ${kind.copies} times`);
    }
  });
  return without(all, cards);
}

function withDetails(state: State, given: Given): State {
  const stars = pair(given.stars ?? [0, 0], 'given.stars', (n, key) => whole(n, key, 0, STAR_SUPPLY));
  if (stars[0] + stars[1] > STAR_SUPPLY) throw new ScenarioError('given.stars', `there are ${STAR_SUPPLY} stars`);
  const changed = pair(given.changed ?? [false, false], 'given.changed', flag);
  const round = whole(given.round ?? 1, 'given.round', 1, ROUND_LIMIT);
  return { ...state, stars, changed, round };
}

/** Brings the position into its phase; where none is given, a round begins with the refill. */
function enter(state: State, given: Given): State {
  const phase = word(given.phase ?? 'refill', 'given.phase', PHASES);
  const won = TYPES.indexOf(word(given.won ?? 'rock', 'given.won', TYPES));
  const winner = whole(given.winner ?? 0, 'given.winner', 0, 1);
  switch (phase) {
    case 'refill':
      refill(state);
      return state;
    case 'duel':
    case 'throw':
      return state;
    case 'last-duel':
      return { ...state, phase };
    case 'prize':
      if (state.table.length === 0) throw new ScenarioError('given.table', 'must hold a card for the prize');
      return { ...state, phase, winner, won };
    case 'trade': {
      const after: State = { ...state, phase, winner, won };
      askTrade(after, winner);
      return after;
    }
  }
}

function step(step: Given, state: State): { seat: number; action: Action } {
  const seat = whole(step.seat, 'seat', 0, 9);
  const verbs = STEPS.filter((key) => step[key] !== undefined);
  const verb = verbs[0];
  if (verbs.length !== 1 || verb === undefined) throw new ScenarioError('seat', `needs one of ${STEPS.join(', ')}`);
  return { seat, action: actionOf(verb, step[verb], state) };
}

const STEPS = ['throw', 'take', 'takeToken', 'bury', 'pick', 'decline', 'trade'] as const;

function actionOf(verb: (typeof STEPS)[number], value: unknown, state: State): Action {
  switch (verb) {
    case 'throw':
      return { type: 'throw', throw: TYPES.indexOf(word(value, 'throw', TYPES)) };
    case 'take':
    case 'bury':
    case 'pick': {
      const [card] = codes([value], verb, state.kinds, true);
      return { type: verb, card: state.kinds[card ?? TOKEN]?.code ?? '' };
    }
    case 'takeToken':
    case 'decline':
      if (value !== true) throw new ScenarioError(verb, 'can only be true');
      return { type: verb };
    case 'trade':
      return { type: 'trade', trade: flag(value, 'trade') };
  }
}

const named = (state: State, cards: readonly number[]) => cards.map((card) => state.kinds[card]?.code ?? '?');
const multisets = (state: State, lists: readonly (readonly number[])[]) =>
  lists.map((cards) => named(state, cards).sort());

export const words: ScenarioWords<State, Action, Options> = {
  givenKeys: GIVEN,
  stepKeys: STEPS,
  given,
  step,
  then: {
    deck: (state) => named(state, state.deck).reverse(),
    table: (state) => named(state, state.table),
    domains: (state) => multisets(state, state.domains),
    discards: (state) => multisets(state, state.discards),
    stars: (state) => state.stars,
    design: (state) => state.kinds.slice(1).map((kind) => kind.code),
    phase: (state) => state.phase,
    changed: (state) => state.changed,
    round: (state) => state.round,
    winner: (state) => (state.winner === NONE ? null : state.winner),
    won: (state) => TYPES[state.won] ?? null,
    values: (state) => [domainValue(state, 0), domainValue(state, 1)],
    asks,
    match({ result }) {
      return { over: result !== null, winner: result?.winners[0] ?? null, by: result?.by ?? null };
    },
  },
  expected(key, value) {
    if ((key !== 'domains' && key !== 'discards') || !Array.isArray(value)) return value;
    return value.map((cards) => (Array.isArray(cards) ? [...cards].sort() : cards));
  },
  legalWords(action) {
    switch (action.type) {
      case 'throw': {
        const type = TYPES[action.throw];
        return [type, { throw: type }];
      }
      case 'take':
      case 'bury':
      case 'pick':
        return [{ [action.type]: action.card }, action.card];
      case 'takeToken':
        return [{ takeToken: true }, 'takeToken', 'token'];
      case 'decline':
        return [{ decline: true }, 'decline'];
      case 'trade':
        return [{ trade: action.trade }, action.trade];
    }
  },
};
