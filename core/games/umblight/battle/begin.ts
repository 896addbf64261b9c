/** Begins a battle: shuffled decks, opening hands, turn 1. */
import type { Seat } from '../../../kit/game.ts';
import { type Rng, shuffle } from '../../../kit/rng.ts';
import { abilityOf } from '../abilities.ts';
import { type Battle, OPENING_HAND, type Order, type Side, sideOf } from './battle.ts';
import type { BattleTell } from './effects.ts';
import { firstOn, startTurn } from './turns.ts';

/** What a side brings to a battle. */
export interface Fighter {
  /** Its player card, as a number in `PLAYER_CARDS`. */
  readonly player: number;
  readonly maxHp: number;
  readonly abilities: readonly number[];
  /** Sorted. */
  readonly cards: readonly number[];
  /** Coin cards in the piggy bank, sorted; empty for a side without one. */
  readonly bank: readonly number[];
}

/** A side before anything is dealt: its deck is as listed. */
export function sideFor({ player, maxHp, abilities, cards, bank }: Fighter): Side {
  return {
    player,
    hp: maxHp,
    maxHp,
    abilities,
    cards,
    deck: cards.slice(),
    hand: [],
    fallen: [],
    row: [null, null, null],
    coins: 0,
    mint: bank.slice(),
    bank: bank.slice(),
    purse: [],
    spent: [],
    coinDrawn: false,
    joined: 0,
  };
}

/** A battle with shuffled decks in which nothing is dealt yet; `deal` goes on. */
export function prepare(fighters: readonly [Fighter, Fighter], order: Order, rng: Rng): Battle {
  const sides = [sideFor(fighters[0]), sideFor(fighters[1])] as const;
  for (const side of sides) shuffle(rng, side.deck);
  return { order, turn: 0, first: 0, active: 0, sides, extra: [], outcome: null };
}

/** Deals the opening hands and begins turn 1. */
export function deal(battle: Battle, tell: BattleTell): void {
  for (const seat of [0, 1]) dealSide(battle, seat, tell);
  startTurn(battle, 1, firstOn(battle.order, 1), tell);
}

function dealSide(battle: Battle, seat: Seat, tell: BattleTell): void {
  const side = sideOf(battle, seat);
  const count = Math.min(side.deck.length, OPENING_HAND + abilityOf(side.abilities, 'foresight'));
  const cards = side.deck.splice(side.deck.length - count).reverse();
  side.hand.push(...cards);
  tell?.({ type: 'dealt', side: seat, count }, { to: [seat], event: { type: 'dealt', side: seat, count, cards } });
}
