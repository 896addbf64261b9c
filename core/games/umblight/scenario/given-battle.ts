/** Builds the battle a scenario describes. Keys left out have the value of a fresh start, but nothing is dealt. */
import { remove, sorted } from '../../../kit/piles.ts';
import { type Rng, shuffle } from '../../../kit/rng.ts';
import { ScenarioError } from '../../../kit/scenario-words.ts';
import { readAbilities } from '../abilities.ts';
import { type Battle, coinsOfTurn, HAND_LIMIT, LANES, LAST_TURN, type Order, type Side } from '../battle/battle.ts';
import { cardsOf } from '../battle/battle-faults.ts';
import { type Fighter, sideFor } from '../battle/begin.ts';
import { firstOn } from '../battle/turns.ts';
import { isCoin } from '../cards/kinds.ts';
import { abilitiesOf, PLAYER_CODES, playerCard } from '../player-cards.ts';
import { CardReader, coinFrom, type Fields, isMap, listAt, numberAt, onlyKeys } from './cards.ts';

export const BATTLE_KEYS = [
  'turnNumber',
  'first',
  'turn',
  'hp',
  'coins',
  'rows',
  'hands',
  'decks',
  'banks',
  'playerCards',
] as const;

const MOST_HP = 999;

export interface BattleGround {
  readonly fighters: readonly [Fighter, Fighter];
  readonly order: Order;
  readonly rng: Rng;
  /** Whether cards of the decks that are not named lie under the named ones. */
  readonly keepRest: boolean;
}

export function givenBattle(given: Fields, ground: BattleGround): Battle {
  const reader = new CardReader();
  const turn = numberAt(given.turnNumber ?? 1, 'given.turnNumber', 1, LAST_TURN);
  const usual =
    ground.order === 'alternate' && given.turn !== undefined ? firstOn(ground.order, 1) : firstOn(ground.order, turn);
  const first = seatAt(given.first ?? usual, 'given.first');
  const active = seatAt(given.turn ?? first, 'given.turn');
  const sides = [0, 1].map((seat) => givenSide(given, seat, turn, reader, ground)) as [Side, Side];
  return { order: ground.order, turn, first, active, sides, extra: reader.extra, outcome: null };
}

function seatAt(value: unknown, key: string): number {
  return numberAt(value, key, 0, 1);
}

/** The entry of a side in a list of two, or undefined where the key is left out. */
function ofSide(given: Fields, name: string, seat: number): unknown {
  const value = given[name];
  if (value === undefined) return undefined;
  const list = listAt(value, `given.${name}`);
  if (list.length !== 2) throw new ScenarioError(`given.${name}`, 'needs an entry for each of the two sides');
  return list[seat] ?? null;
}

function givenSide(given: Fields, seat: number, turn: number, reader: CardReader, ground: BattleGround): Side {
  const fighter = withPlayer(
    ground.fighters[seat as 0 | 1],
    ofSide(given, 'playerCards', seat),
    `given.playerCards[${seat}]`,
  );
  const side = { ...sideFor(fighter), deck: [] as number[] };
  side.hp = numberAt(ofSide(given, 'hp', seat) ?? side.maxHp, `given.hp[${seat}]`, 1, side.maxHp);
  side.coins = numberAt(ofSide(given, 'coins', seat) ?? coinsOfTurn(turn), `given.coins[${seat}]`, 0, 99);
  readHand(side, ofSide(given, 'hands', seat) ?? [], `given.hands[${seat}]`, reader);
  side.row = readRow(ofSide(given, 'rows', seat) ?? [null, null, null], `given.rows[${seat}]`, reader);
  readBank(side, ofSide(given, 'banks', seat), `given.banks[${seat}]`);
  const named = listAt(ofSide(given, 'decks', seat) ?? [], `given.decks[${seat}]`);
  const deck = named.map((card, i) => readDeckCard(card, `given.decks[${seat}][${i}]`, reader)).reverse();
  const rest = ground.keepRest ? unnamed(fighter.cards, [...deck, ...cardsOf(side)]) : [];
  shuffle(ground.rng, rest);
  side.deck.push(...rest, ...deck);
  return { ...side, cards: cardsOf(side) };
}

function withPlayer(fighter: Fighter, value: unknown, key: string): Fighter {
  if (value === undefined || value === null) return fighter;
  if (isMap(value)) {
    onlyKeys(value, ['hp', 'abilities'], key);
    const abilities = readAbilities(listAt(value.abilities ?? [], `${key}.abilities`).map(String));
    if (typeof abilities === 'string') throw new ScenarioError(`${key}.abilities`, abilities);
    return { ...fighter, abilities, maxHp: numberAt(value.hp ?? fighter.maxHp, `${key}.hp`, 1, MOST_HP) };
  }
  const player = PLAYER_CODES.indexOf(String(value));
  if (player < 0) throw new ScenarioError(key, `is not one of ${PLAYER_CODES.join(', ')}`);
  return { ...fighter, player, maxHp: playerCard(player).hp, abilities: abilitiesOf(player) };
}

function readHand(side: Side, value: unknown, key: string, reader: CardReader): void {
  listAt(value, key).forEach((card, i) => {
    const kind = reader.read(card, `${key}[${i}]`);
    (isCoin(kind) ? side.purse : side.hand).push(kind);
  });
  if (side.hand.length > HAND_LIMIT) throw new ScenarioError(key, `holds more than ${HAND_LIMIT} cards`);
}

function readRow(value: unknown, key: string, reader: CardReader): Side['row'] {
  const row = listAt(value, key);
  if (row.length !== LANES) throw new ScenarioError(key, `needs ${LANES} entries, ~ for an empty lane`);
  return row.map((card, lane) => reader.readLane(card, `${key}[${lane}]`));
}

/** A bank is a list of coins or `{light: 2, shadow: 1}`. Coins in the hand belong to the battle too. */
function readBank(side: Side, value: unknown, key: string): void {
  if (value !== undefined) side.bank.splice(0, side.bank.length, ...readCoins(value ?? [], key));
  side.mint.splice(0, side.mint.length, ...sorted([...side.bank, ...side.purse]));
}

/** Coins however they are written, sorted. */
export function readCoins(value: unknown, key: string): number[] {
  if (isMap(value)) {
    onlyKeys(value, ['light', 'shadow'], key);
    return sorted(
      ['light', 'shadow'].flatMap((colour) => {
        const count = numberAt(value[colour] ?? 0, `${key}.${colour}`, 0, 99);
        return Array.from({ length: count }, () => coinFrom(colour, key) ?? 0);
      }),
    );
  }
  return sorted(
    listAt(value, key).map((coin, i) => {
      const kind = coinFrom(coin, `${key}[${i}]`);
      if (kind === null) throw new ScenarioError(`${key}[${i}]`, 'is no coin');
      return kind;
    }),
  );
}

function readDeckCard(value: unknown, key: string, reader: CardReader): number {
  const kind = reader.read(value, key);
  if (isCoin(kind)) throw new ScenarioError(key, 'a coin card is never in a deck');
  return kind;
}

/** The cards of a deck that were not named; a named card that the deck does not hold is one more. */
function unnamed(cards: readonly number[], named: readonly number[]): number[] {
  const rest = [...cards];
  for (const card of named) remove(rest, card);
  return rest;
}
