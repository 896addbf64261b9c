/**
 * What a position is judged by: numbers that say how a seat stands, from its own hand and what everybody
 * can see. `weights.ts` says what each is worth.
 *
 * Terms. A seat's cards count with the stack it faces. `few` is close to 1 when a hand is about to run
 * out and `near` when that of some opponent is, and both are close to 0 otherwise. `race` compares how
 * soon the seat and its fastest opponent would win, by emptying a hand or by damage. `against` are the
 * opponents by shaman, as far as they still have hit points: what there is to fear of their skills.
 */
import type { Seat } from '../../../kit/game.ts';
import { type Card, follows, WILD, WILD_FOUR } from '../cards.ts';
import { SHAMAN_IDS } from '../shamans/shamans.ts';
import { nextLiving, type State, topOf } from '../state.ts';

const PLAYER = [
  'hp',
  'low hp',
  'very low hp',
  'shield',
  'cards',
  'few',
  'skip',
  'banish',
  'banish × low hp',
  'joke',
  'vacuum',
  'energy',
  'resource',
  'brace',
  'right',
] as const;

const HAND = [
  'wilds',
  '+4',
  '+2',
  'skips',
  'reverses',
  'skills',
  'that follow',
  'colours',
  'fire',
  'wind',
  'rain',
  'thunder',
  'share of wilds',
  'share of +4',
  'share that follows',
  'share of colours',
  'stuck',
] as const;

const MOMENT = [
  'wilds × near',
  '+4 × near',
  '+2 × near',
  'skips × near',
  'wilds × few',
  '+4 × few',
  'hp × near',
  'own hp × opponents few',
  'opponents hp × few',
  'turn',
  'turn × near',
  'turn × few',
  'turn × stuck',
  'follows × few',
  'raise',
  'race',
  'swap to hope for',
  'swap to fear',
  'shield that can be broken',
] as const;

const of = <P extends string, N extends string>(who: P, names: readonly N[]) =>
  names.map((name): `${P} ${N}` => `${who} ${name}`);

/** The names of the features, in the order in which they are written. */
export const FEATURES: readonly string[] = [
  'always',
  ...of('own', PLAYER),
  ...of('opponents', PLAYER),
  ...of('next', PLAYER),
  ...of('held', HAND),
  ...MOMENT,
  ...of('as', SHAMAN_IDS),
  ...of('against', SHAMAN_IDS),
];

const OWN = 1;
const OPPONENTS = OWN + PLAYER.length;
const NEXT = OPPONENTS + PLAYER.length;
const HELD = NEXT + PLAYER.length;
const AT_MOMENT = HELD + HAND.length;
const AS = AT_MOMENT + MOMENT.length;
const AGAINST = AS + SHAMAN_IDS.length;

const AURORA = SHAMAN_IDS.indexOf('aurora');
const ZOE = SHAMAN_IDS.indexOf('zoe');

/** The damage a player deals in a turn, about, and the turns a card in hand takes. */
const DAMAGE_PER_TURN = 3;
const TURNS_PER_CARD = 1.1;
/** A point of shield is worth less than a hit point: it goes. */
const SHIELD_WORTH = 0.7;

/** What the opponents look like together. Written anew for each position. */
const rivals = { count: 0, near: 0, few: 0, strength: 0, fastest: 0, hpMost: 0, auroraHp: 0, breakers: 0 };
/** What the hand looks like. Written anew for each position. */
const held = { size: 0, wild: 0, four: 0, two: 0, skip: 0, follow: 0, stuck: 0 };

/** Writes the features of a living seat; with one opponent left the next player is no feature of its own. */
export function measure(state: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  into[0] = 1;
  addPlayer(state, seat, cardsOf(state, seat), into, OWN);
  describeRivals(state, seat, into);
  if (rivals.count > 1) {
    const next = nextLiving(state.seats, seat, state.flow.direction);
    addPlayer(state, next, cardsOf(state, next), into, NEXT);
  }
  describeHand(state, seat, into);
  describeMoment(state, seat, into);
  into[AS + (state.shamans[seat] as number)] = 1;
}

/** A player's cards, with those of the stack it faces. */
function cardsOf({ seats, hands, flow }: State, seat: Seat): number {
  const size = (hands[seat] as Card[]).length;
  if (flow.stack === null || flow.turn !== seat) return size;
  return size + flow.stack.sum * ((seats.joke[seat] as number) > 0 ? 2 : 1);
}

function shieldOf({ seats }: State, seat: Seat): number {
  return (seats.old[seat] as number) + (seats.fresh[seat] as number);
}

/** Values of a falling function at whole numbers, which hands and hit points are. */
const falling = (per: number) => Float64Array.from({ length: 128 }, (_, n) => Math.exp(-n / per));
const LOW = falling(8);
const VERY_LOW = falling(3);
const FEW = falling(2);
const NEAR = falling(1.2);
const at = (table: Float64Array, n: number) => (n < 128 ? (table[n] as number) : 0);

function addPlayer({ seats }: State, seat: Seat, cards: number, into: Float64Array, from: number): void {
  const hp = seats.hp[seat] as number;
  const low = at(LOW, hp);
  (into[from] as number) += hp / 30;
  (into[from + 1] as number) += low;
  (into[from + 2] as number) += at(VERY_LOW, hp);
  (into[from + 3] as number) += Math.min(12, (seats.old[seat] as number) + (seats.fresh[seat] as number)) / 10;
  (into[from + 4] as number) += cards / 7;
  (into[from + 5] as number) += at(FEW, cards);
  if (seats.skip[seat]) (into[from + 6] as number) += 1;
  if ((seats.banish[seat] as number) > 0) {
    (into[from + 7] as number) += 1;
    (into[from + 8] as number) += low;
  }
  if ((seats.joke[seat] as number) > 0) (into[from + 9] as number) += 1;
  if ((seats.vacuum[seat] as number) > 0) (into[from + 10] as number) += 1;
  (into[from + 11] as number) += Math.min(20, seats.energy[seat] as number) / 10;
  (into[from + 12] as number) += (seats.resource[seat] as number) / 20;
  (into[from + 13] as number) += Math.min(8, seats.brace[seat] as number) / 5;
  if (seats.right[seat]) (into[from + 14] as number) += 1;
}

function strengthOf(state: State, seat: Seat): number {
  return (state.seats.hp[seat] as number) + SHIELD_WORTH * shieldOf(state, seat);
}

/** The sooner of emptying a hand and wearing down some strength, blended. */
function turnsToWin(cards: number, strength: number): number {
  return -Math.log(Math.exp(-cards * TURNS_PER_CARD) + Math.exp(-strength / DAMAGE_PER_TURN));
}

function describeRivals(state: State, seat: Seat, into: Float64Array): void {
  const own = strengthOf(state, seat);
  forgetRivals();
  for (let other = 0; other < state.hands.length; other++) {
    if (other === seat || !state.seats.alive[other]) continue;
    const cards = cardsOf(state, other);
    addPlayer(state, other, cards, into, OPPONENTS);
    noteRival(state, other, cards, own);
    const hp = state.seats.hp[other] as number;
    into[AGAINST + (state.shamans[other] as number)] = hp / state.options.hitPoints;
  }
}

function forgetRivals(): void {
  rivals.count = 0;
  rivals.near = 0;
  rivals.few = 0;
  rivals.strength = 0;
  rivals.fastest = 99;
  rivals.hpMost = 0;
  rivals.auroraHp = 99;
  rivals.breakers = 0;
}

function noteRival(state: State, other: Seat, cards: number, ownStrength: number): void {
  const hp = state.seats.hp[other] as number;
  const shaman = state.shamans[other];
  rivals.count++;
  rivals.near = Math.max(rivals.near, at(NEAR, Math.max(0, cards - 1)));
  rivals.few = Math.max(rivals.few, at(FEW, cards));
  rivals.strength += strengthOf(state, other);
  rivals.fastest = Math.min(rivals.fastest, turnsToWin(cards, ownStrength));
  rivals.hpMost = Math.max(rivals.hpMost, hp);
  if (shaman === AURORA) rivals.auroraHp = hp;
  if (shaman === AURORA || shaman === ZOE) rivals.breakers = 1;
}

/** Where in the features of the hand a card is counted: Skill Card, Skip, Reverse and +2 by symbol, numbers by colour. */
const SORTS = [0, 0, 0, 0, 5, 3, 4, 2];
const NUMBERS = 8;

function describeHand({ hands, flow, discard }: State, seat: Seat, into: Float64Array): void {
  const hand = hands[seat] as Card[];
  const top = topOf(discard);
  let colours = 0;
  let playable = 0;
  let follow = 0;
  let wild = 0;
  let four = 0;
  for (const card of hand) {
    if (follows(card, flow.colour, top)) playable++;
    if (card === WILD) wild++;
    else if (card === WILD_FOUR) four++;
    else {
      const colour = card >> 3;
      const symbol = card & 7;
      colours |= 1 << colour;
      if (colour === flow.colour) follow++;
      const sort = symbol < 4 ? NUMBERS + colour : (SORTS[symbol] as number);
      (into[HELD + sort] as number) += 1;
    }
  }
  const kinds = (colours & 1) + ((colours >> 1) & 1) + ((colours >> 2) & 1) + (colours >> 3);
  const size = Math.max(1, hand.length);
  held.size = hand.length;
  held.wild = wild;
  held.four = four;
  held.two = into[HELD + 2] as number;
  held.skip = into[HELD + 3] as number;
  held.follow = follow;
  held.stuck = playable === 0 && hand.length > 0 ? 1 : 0;
  into[HELD] = wild;
  into[HELD + 1] = four;
  into[HELD + 6] = follow;
  into[HELD + 7] = kinds;
  into[HELD + 12] = wild / size;
  into[HELD + 13] = four / size;
  into[HELD + 14] = follow / size;
  into[HELD + 15] = kinds / size;
  into[HELD + 16] = held.stuck;
}

function describeMoment(state: State, seat: Seat, into: Float64Array): void {
  const { seats, flow } = state;
  const size = Math.max(1, held.size);
  const hp = seats.hp[seat] as number;
  const few = at(FEW, held.size);
  const turn = flow.turn === seat ? 1 : 0;
  const { near } = rivals;
  into[AT_MOMENT] = (near * held.wild) / size;
  into[AT_MOMENT + 1] = (near * held.four) / size;
  into[AT_MOMENT + 2] = (near * held.two) / size;
  into[AT_MOMENT + 3] = (near * held.skip) / size;
  into[AT_MOMENT + 4] = held.wild * few;
  into[AT_MOMENT + 5] = held.four * few;
  into[AT_MOMENT + 6] = (near * hp) / 30;
  into[AT_MOMENT + 7] = (hp * rivals.few) / 30;
  into[AT_MOMENT + 8] = (rivals.strength / rivals.count / 30) * few;
  into[AT_MOMENT + 9] = turn;
  into[AT_MOMENT + 10] = turn * near;
  into[AT_MOMENT + 11] = turn * few;
  into[AT_MOMENT + 12] = turn * held.stuck;
  into[AT_MOMENT + 13] = (held.follow / size) * few;
  into[AT_MOMENT + 14] = turn * (Math.min(15, flow.raise) / 10);
  into[AT_MOMENT + 15] = Math.tanh((rivals.fastest - turnsToWin(held.size, rivals.strength)) / 3);
  into[AT_MOMENT + 16] =
    state.shamans[seat] === AURORA ? (Math.min(1, held.wild) * Math.max(0, rivals.hpMost - hp)) / 30 : 0;
  into[AT_MOMENT + 17] = rivals.auroraHp < hp && (seats.banish[seat] as number) === 0 ? (hp - rivals.auroraHp) / 30 : 0;
  into[AT_MOMENT + 18] = (rivals.breakers * Math.min(12, shieldOf(state, seat))) / 10;
}
