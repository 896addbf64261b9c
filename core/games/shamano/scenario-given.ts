/** Builds the position that a scenario's `given` describes; every value is checked, none is ignored. */
import type { Seat } from '../../kit/game.ts';
import { sorted, without } from '../../kit/piles.ts';
import { type Rng, shuffle } from '../../kit/rng.ts';
import { type GivenContext, ScenarioError } from '../../kit/scenario-words.ts';
import type { BuffId } from './buffs/buff.ts';
import { BUFFS } from './buffs/hooks.ts';
import { type Card, cardOf, colourOn, isBlack, PACK } from './cards.ts';
import { type Colour, colourOf } from './colours.ts';
import type { Options } from './options.ts';
import { canOpen } from './play.ts';
import { SHAMAN_IDS } from './shamans/shamans.ts';
import { assignShamans } from './start.ts';
import { FULL_BAR, freshFlow, freshSeats, living, type Seats, type Stack, type State, topOf } from './state.ts';
import { beginTurn } from './turn.ts';

export const GIVEN_KEYS = [
  'turn',
  'direction',
  'shamans',
  'hp',
  'shields',
  'buffs',
  'skips',
  'hands',
  'draw',
  'discard',
  'colour',
  'stack',
  'energy',
  'resource',
  'locks',
  'opening',
  'dice',
] as const;
type GivenKey = (typeof GIVEN_KEYS)[number];
type Given = Readonly<Partial<Record<GivenKey, unknown>>>;

export const BUFF_IDS: readonly BuffId[] = BUFFS.map((buff) => buff.id);

function wrong(key: string, message: string): never {
  throw new ScenarioError(`given.${key}`, message);
}

export function given(fields: Given, { setup, rng, keepRest }: GivenContext<Options>): State {
  const { options } = setup;
  const count = setup.seats;
  const shamans = shamansOf(fields.shamans, options, count, rng);
  const seats = seatsOf(fields, options, count);
  const cards = cardsOf(fields, { seats, rng, keepRest });
  const flow = freshFlow(fields.turn === undefined ? 0 : whole('turn', fields.turn, 0, count - 1));
  flow.direction = directionOf(fields.direction);
  flow.colour = colourIn(fields, topOf(cards.discard));
  flow.stack = stackOf(fields.stack, seats, flow.turn);
  flow.opening = openingOf(fields, flow.colour === null && flow.stack === null);
  if (!seats.alive[flow.turn]) wrong('turn', 'is a defeated player');
  ageShields(seats, flow.turn);
  const state: State = {
    rng,
    dice: numbers('dice', fields.dice ?? [], 0, PACK.length),
    options,
    pack: sorted([...cards.hands.flat(), ...cards.draw, ...cards.discard]),
    shamans,
    flow,
    seats,
    ...cards,
    drawn: [],
    predictions: cards.hands.map(() => null),
    result: null,
  };
  checkOpening(state);
  // A stack or a Skip that meets the player on turn does what it does at the start of a turn.
  beginTurn(state, flow.turn, undefined);
  return state;
}

function whole(key: string, value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    wrong(key, `must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
  return value;
}

function list(key: string, value: unknown, length: number | null = null): readonly unknown[] {
  if (!Array.isArray(value) || (length !== null && value.length !== length))
    wrong(key, length === null ? 'must be a list' : `must be a list with one entry for each of the ${length} seats`);
  return value;
}

function numbers(key: string, value: unknown, min: number, max: number, length: number | null = null): number[] {
  return list(key, value, length).map((one, i) => whole(`${key}[${i}]`, one, min, max));
}

function seatList(key: string, value: unknown, { alive }: Seats): Seat[] {
  const seats = numbers(key, value, 0, alive.length - 1);
  if (seats.some((seat) => !alive[seat])) wrong(key, 'names a defeated player');
  return seats;
}

function shamansOf(value: unknown, options: Options, count: number, rng: Rng): number[] {
  if (value === undefined) return assignShamans(options.shamans, rng);
  const ids = list('shamans', value, count);
  const places = ids.map((id, i) => {
    const place = SHAMAN_IDS.indexOf(String(id));
    return place >= 0 ? place : wrong(`shamans[${i}]`, `must be one of ${SHAMAN_IDS.join(', ')}`);
  });
  if (new Set(places).size < places.length) wrong('shamans', 'must all be different');
  return places;
}

function seatsOf(fields: Given, options: Options, count: number): Seats {
  const seats = freshSeats(count, options.hitPoints);
  fill(seats.hp, fields.hp === undefined ? null : numbers('hp', fields.hp, 0, options.hitPoints, count));
  seats.hp.forEach((hp, seat) => {
    seats.alive[seat] = hp > 0;
  });
  if (living(seats) < 2) wrong('hp', 'leaves fewer than two players');
  list('shields', fields.shields ?? seats.hp.map(() => 0), count).forEach((shield, seat) => {
    setShield(seats, seat, shield);
  });
  list('buffs', fields.buffs ?? seats.hp.map(() => ({})), count).forEach((buffs, seat) => {
    setBuffs(seats, seat, buffs);
  });
  for (const seat of seatList('skips', fields.skips ?? [], seats)) seats.skip[seat] = true;
  if (fields.locks !== undefined && !options.prediction) wrong('locks', 'needs the option prediction');
  for (const seat of seatList('locks', fields.locks ?? [], seats)) seats.right[seat] = true;
  if (fields.energy !== undefined) {
    if (!options.meter) wrong('energy', 'needs the option meter');
    fill(seats.energy, numbers('energy', fields.energy, 0, 9999, count));
  }
  if (fields.resource !== undefined) {
    if (!options.resource) wrong('resource', 'needs the option resource');
    fill(seats.resource, numbers('resource', fields.resource, 0, FULL_BAR, count));
  }
  return seats;
}

function fill(into: number[], values: readonly number[] | null): void {
  values?.forEach((value, i) => {
    into[i] = value;
  });
}

function setShield(seats: Seats, seat: Seat, shield: unknown): void {
  const key = `shields[${seat}]`;
  const layers = typeof shield === 'number' ? { old: shield } : shield;
  if (typeof layers !== 'object' || layers === null) wrong(key, 'must be a number or {old, fresh}');
  for (const [layer, value] of Object.entries(layers)) {
    if (layer !== 'old' && layer !== 'fresh') wrong(`${key}.${layer}`, 'is not one of old, fresh');
    seats[layer][seat] = whole(`${key}.${layer}`, value, 0, 999);
  }
  if (!seats.alive[seat] && (seats.old[seat] !== 0 || seats.fresh[seat] !== 0)) wrong(key, 'is of a defeated player');
}

/** Shield of a player who is not on turn is old, whenever it was gained: it goes at the end of the next turn. */
function ageShields({ old, fresh }: Seats, turn: Seat): void {
  for (let seat = 0; seat < old.length; seat++) {
    if (seat === turn) continue;
    old[seat] = (old[seat] as number) + (fresh[seat] as number);
    fresh[seat] = 0;
  }
}

function setBuffs(seats: Seats, seat: Seat, buffs: unknown): void {
  const key = `buffs[${seat}]`;
  if (buffs === null) return;
  if (typeof buffs !== 'object' || Array.isArray(buffs)) wrong(key, 'must be a map such as {banish: 1}');
  for (const [name, turns] of Object.entries(buffs)) {
    const id = BUFF_IDS.find((buff) => buff === name);
    if (id === undefined) wrong(`${key}.${name}`, `is not one of ${BUFF_IDS.join(', ')}`);
    if (!seats.alive[seat]) wrong(key, 'is of a defeated player');
    seats[id][seat] = whole(`${key}.${name}`, turns, 0, 2);
  }
}

interface Table {
  readonly hands: Card[][];
  readonly draw: Card[];
  readonly discard: Card[];
}

function codes(key: string, value: unknown): Card[] {
  return list(key, value).map((code, i) => {
    return cardOf(code) ?? wrong(`${key}[${i}]`, `${JSON.stringify(code)} is no card of this game`);
  });
}

/** Cards as named; the others lie under the named draw pile, in seeded order, unless there is no rest. */
function cardsOf(fields: Given, { seats, rng, keepRest }: { seats: Seats; rng: Rng; keepRest: boolean }): Table {
  const count = seats.alive.length;
  const hands = list('hands', fields.hands ?? seats.alive.map(() => []), count).map((hand, seat) => {
    const cards = codes(`hands[${seat}]`, hand ?? []);
    if (!seats.alive[seat] && cards.length > 0) wrong(`hands[${seat}]`, 'is of a defeated player');
    return cards;
  });
  const draw = codes('draw', fields.draw ?? []).reverse();
  const discard = codes('discard', fields.discard ?? []);
  const rest = restOf([...hands, draw, discard]);
  shuffle(rng, rest);
  return { hands, draw: keepRest ? [...rest, ...draw] : draw, discard };
}

function restOf(named: readonly (readonly Card[])[]): Card[] {
  try {
    return without(PACK, ...named);
  } catch {
    return wrong('hands', 'with draw and discard, names a card more often than there are copies');
  }
}

function directionOf(value: unknown): 1 | -1 {
  if (value === undefined || value === 1) return 1;
  return value === -1 ? -1 : wrong('direction', 'must be 1 (clockwise) or -1');
}

function colourIn(fields: Given, top: Card | null): Colour | null {
  const named = fields.colour === undefined || fields.colour === null ? null : colourOf(fields.colour);
  if (named === null && typeof fields.colour === 'string') wrong('colour', 'must be one of r, g, b, y');
  if (top === null || isBlack(top)) {
    if (top !== null && named === null) wrong('colour', 'must be named, as a black card is on top');
    return named;
  }
  if (named !== null && named !== colourOn(top)) wrong('colour', 'is not that of the top card');
  return colourOn(top);
}

function stackOf(value: unknown, seats: Seats, turn: Seat): Stack | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') wrong('stack', 'must be {sum, caster, kind}');
  const { sum, caster, kind, ...other } = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(other)) wrong(`stack.${key}`, 'is not one of sum, caster, kind');
  if (kind !== '+2' && kind !== '+4' && kind !== 'W4') wrong('stack.kind', 'must be +2 or +4');
  const by = whole('stack.caster', caster, 0, seats.alive.length - 1);
  if (by === turn || !seats.alive[by]) wrong('stack.caster', 'must be another living player than the one on turn');
  return { sum: whole('stack.sum', sum, 1, 99), caster: by, four: kind !== '+2' };
}

/** Unless it is said, the first card is still to be played if there is neither a colour nor a stack. */
function openingOf(fields: Given, fresh: boolean): boolean {
  const { opening = fresh } = fields;
  if (typeof opening !== 'boolean') wrong('opening', 'must be true or false');
  if (!opening && fresh) wrong('discard', 'needs a card, or colour a letter, once the match is open');
  return opening;
}

function checkOpening({ flow, hands, draw }: State): void {
  if (flow.opening && !canOpen([...(hands[flow.turn] as Card[]), ...draw]))
    wrong('hands', 'with the draw pile, hold no card that can open');
}
