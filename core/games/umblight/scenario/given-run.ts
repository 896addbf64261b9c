/** Builds the run a scenario describes, and shows places and steps the way scenarios write them. */
import { sorted } from '../../../kit/piles.ts';
import { ScenarioError } from '../../../kit/scenario-words.ts';
import { readAbilities } from '../abilities.ts';
import { designOf, SET_KINDS } from '../cards/designs.ts';
import { firstBank } from '../cards/first-bank.ts';
import { deckKinds } from '../decks/deck-rules.ts';
import { STARTER_DECKS } from '../decks/presets.ts';
import { abilitiesOf, foesFor, PLAYER_CODES, playerCard } from '../player-cards.ts';
import { encounter } from '../run/encounters.ts';
import { type ChapterMap, type MapNode, NODE_KINDS, type Place, type Run, type Step } from '../run/run.ts';
import { CardReader, type Fields, isMap, listAt, numberAt, onlyKeys } from './cards.ts';
import { readCoins } from './given-battle.ts';

export const RUN_KEYS = [
  'place',
  'chapter',
  'stop',
  'at',
  'map',
  'boss',
  'traveller',
  'maxHp',
  'abilities',
  'deck',
  'bank',
  'met',
  'owed',
] as const;

/** A map of one way: each stop has one node. */
const STRAIGHT = ['battle', 'event', 'battle', 'shop', 'event', 'shop', 'boss'];

/** A run as described; what is left out is as a wayfarer with the starter deck of cubs has it at the map. */
export function givenRun(given: Fields): Run {
  const traveller = playerAt(given.traveller ?? 'wayfarer', 'given.traveller');
  const chapter = numberAt(given.chapter ?? 0, 'given.chapter', 0, 1);
  const abilities =
    given.abilities === undefined ? abilitiesOf(traveller) : abilitiesAt(given.abilities, 'given.abilities');
  const starter = deckKinds(STARTER_DECKS[0]?.cards ?? []);
  return {
    place: placeAt(given.place ?? 'map', 'given.place'),
    owed:
      given.owed === undefined
        ? []
        : listAt(given.owed, 'given.owed').map((step, i) => stepAt(step, `given.owed[${i}]`)),
    chapter,
    stop: numberAt(given.stop ?? 0, 'given.stop', 0, 7),
    at: given.at === undefined || given.at === null ? null : numberAt(given.at, 'given.at', 0, 9),
    map: mapAt(given.map ?? STRAIGHT, 'given.map'),
    boss: given.boss === undefined ? (foesFor('boss', chapter)[0] ?? null) : playerAt(given.boss, 'given.boss'),
    traveller,
    maxHp: numberAt(given.maxHp ?? playerCard(traveller).hp, 'given.maxHp', 1, 99),
    abilities,
    deck: given.deck === undefined ? sorted(starter) : cardsAt(given.deck, 'given.deck'),
    bank: given.bank === undefined ? firstBank(abilities) : readCoins(given.bank, 'given.bank'),
    met: listAt(given.met ?? [], 'given.met').map(String),
    battlesWon: 0,
  };
}

function playerAt(value: unknown, key: string): number {
  const player = PLAYER_CODES.indexOf(String(value));
  if (player < 0) throw new ScenarioError(key, `is not one of ${PLAYER_CODES.join(', ')}`);
  return player;
}

function abilitiesAt(value: unknown, key: string): readonly number[] {
  const abilities = readAbilities(listAt(value, key).map(String));
  if (typeof abilities === 'string') throw new ScenarioError(key, abilities);
  return abilities;
}

/** Cards of the set, sorted. */
export function cardsAt(value: unknown, key: string): number[] {
  return sorted(listAt(value, key).map((card, i) => cardAt(card, `${key}[${i}]`)));
}

function cardAt(value: unknown, key: string): number {
  const kind = new CardReader().read(value, key);
  if (!SET_KINDS.includes(kind)) throw new ScenarioError(key, 'must be a card of the set');
  return kind;
}

/** Stops as lists of nodes: a kind, or `{kind, next}`. A stop with one node may be the node alone. */
function mapAt(value: unknown, key: string): ChapterMap {
  const stops = listAt(value, key).map((stop) => (Array.isArray(stop) ? stop : [stop]));
  return stops.map((stop, i) =>
    stop.map((node: unknown, j: number): MapNode => {
      const { kind, next } = isMap(node) ? node : { kind: node, next: undefined };
      const found = NODE_KINDS.find((one) => one === kind);
      if (found === undefined) throw new ScenarioError(`${key}[${i}][${j}]`, `is not one of ${NODE_KINDS.join(', ')}`);
      const all = [...(stops[i + 1] ?? []).keys()];
      const ways = next === undefined ? all : listAt(next, `${key}[${i}][${j}].next`).map(Number);
      return { kind: found, next: ways };
    }),
  );
}

/** `map`, or a map with one key: `{shop: [CARD, …]}`, `{event: CODE}`, `{battle: PLAYER CARD, rank: hard}` … */
function placeAt(value: unknown, key: string): Place {
  if (value === 'map') return { kind: 'map' };
  if (!isMap(value)) throw new ScenarioError(key, 'must be map, or a map that names a place');
  onlyKeys(value, ['traveller', 'starter', 'shop', 'event', 'battle', 'reward', 'rank'], key);
  if (value.traveller !== undefined) {
    return { kind: 'traveller', offers: listAt(value.traveller, key).map((code) => playerAt(code, key)) };
  }
  if (value.starter !== undefined) return { kind: 'starter', offers: listAt(value.starter, key).map(String) };
  if (value.shop !== undefined) return { kind: 'shop', cards: cardsAt(value.shop, `${key}.shop`) };
  const rank = value.rank ?? 'battle';
  if (rank !== 'battle' && rank !== 'hard' && rank !== 'boss') throw new ScenarioError(`${key}.rank`, 'is unknown');
  if (value.battle !== undefined) return { kind: 'battle', foe: playerAt(value.battle, `${key}.battle`), rank };
  if (value.reward !== undefined) return { kind: 'reward', rank };
  const event = encounter(String(value.event));
  if (event === null) throw new ScenarioError(`${key}.event`, 'there is no such event');
  return { kind: 'event', event: event.code };
}

/** A step as `run.ts` has it; the cards of `take` as codes. */
function stepAt(value: unknown, key: string): Step {
  if (!isMap(value)) throw new ScenarioError(key, 'must be a map with the key do');
  switch (value.do) {
    case 'pay':
      return { do: 'pay', coins: numberAt(value.coins, `${key}.coins`, 1, 9) };
    case 'take':
      return { do: 'take', cards: cardsAt(value.cards, `${key}.cards`) };
    case 'remove':
    case 'copy':
    case 'change':
    case 'forget':
      return { do: value.do };
    default:
      throw new ScenarioError(`${key}.do`, 'must be pay, take, remove, copy, change or forget');
  }
}

const codes = (kinds: readonly number[]): string[] => kinds.map((kind) => designOf(kind).code);

/** A place as scenarios write it. */
export function placeForm(place: Place): unknown {
  switch (place.kind) {
    case 'map':
      return 'map';
    case 'traveller':
      return { traveller: place.offers.map((player) => playerCard(player).code) };
    case 'starter':
      return { starter: [...place.offers] };
    case 'battle':
      return { battle: playerCard(place.foe).code, rank: place.rank };
    case 'reward':
      return { reward: true, rank: place.rank };
    case 'shop':
      return { shop: codes(place.cards) };
    case 'event':
      return { event: place.event };
    case 'end':
      return { end: place.won ? 'won' : 'lost' };
  }
}

/** A step as scenarios write it. */
export function stepForm(step: Step): unknown {
  return step.do === 'take' ? { do: 'take', cards: codes(step.cards) } : step;
}
