/**
 * What a battle consists of. Terms: a *kind* is a card as printed, a small number (`cards/kinds.ts`);
 * a *design* is what is printed on it; a *board card* is a card, or several combined, lying in a lane.
 * A *side* is a seat of the battle. Piles keep their order, top last. In a view the cards that its
 * seat may not know are `HIDDEN`, so that state and view have one shape and one set of operations.
 */
import type { Seat } from '../../../kit/game.ts';

export const LANES = 3;
export const HAND_LIMIT = 10;
export const OPENING_HAND = 4;
export const DRAWN_EACH_TURN = 2;
export const PAID_DRAW_COST = 2;
export const LAST_TURN = 40;

/** Stands in a view for a card its seat may not know. */
export const HIDDEN = -1;

export const LIGHT = 0;
export const SHADOW = 1;
export type Polarity = typeof LIGHT | typeof SHADOW;

/** What is printed on a card. `skills` are pairs: a skill's number in `SKILLS`, then its N (1 without number). */
export interface Design {
  readonly code: string;
  readonly polarity: Polarity;
  readonly power: number;
  readonly cost: number;
  /** A bit for each tribe, see `tribes.ts`. */
  readonly tribes: number;
  readonly skills: readonly number[];
}

/** A card in a lane. `parts` are the kinds it was made of, the lowest first. */
export interface BoardCard {
  readonly parts: readonly number[];
  readonly polarity: Polarity;
  power: number;
  /** Always 0 on a Shadow card. */
  shield: number;
  readonly cost: number;
  readonly tribes: number;
  readonly skills: readonly number[];
}

export type Row = (BoardCard | null)[];

export interface Side {
  /** Which player card, as its number in `PLAYER_CARDS`. */
  readonly player: number;
  hp: number;
  readonly maxHp: number;
  /** One number for each ability of `ABILITIES`, 0 for none. */
  readonly abilities: readonly number[];
  /** All cards this side brought, sorted; coin cards left out. Both sides know both lists. */
  readonly cards: readonly number[];
  /** Top last. */
  readonly deck: number[];
  /** In the order in which the cards came. */
  readonly hand: number[];
  /** Cards that perished, in the order in which they did. */
  readonly fallen: number[];
  row: Row;
  /** Shadow coins left this turn. */
  coins: number;
  /** All coin cards of this battle that are or were in the bank. Both sides know them. */
  readonly mint: number[];
  /** Coin cards in the piggy bank, sorted. */
  readonly bank: number[];
  /** Coin cards in the hand, outside the hand limit. */
  readonly purse: number[];
  /** Coin cards that were combined and are gone. */
  readonly spent: number[];
  /** Whether a coin card was drawn in this phase. */
  coinDrawn: boolean;
  /** Combinations made in this phase. */
  joined: number;
}

/** Which side acts first: turn by turn the other one (hot-seat), or always the same one. */
export const ORDERS = ['alternate', 'first-seat', 'second-seat'] as const;
export type Order = (typeof ORDERS)[number];

export const ENDINGS = ['hp', 'exhausted', 'turn-limit', 'draw'] as const;
export interface Outcome {
  /** Null: a draw. */
  readonly winner: Seat | null;
  readonly by: (typeof ENDINGS)[number];
}

export interface Battle {
  readonly order: Order;
  /** Counted from 1. */
  turn: number;
  /** The side that acts first this turn. */
  first: Seat;
  /** The side whose phase it is. */
  active: Seat;
  readonly sides: readonly [Side, Side];
  /** Designs of cards that are not in the set (scenarios only); their kinds begin at `FIRST_EXTRA`. */
  readonly extra: readonly Design[];
  outcome: Outcome | null;
}

export function opponent(side: Seat): Seat {
  return 1 - side;
}

/** The side of a seat; `seat` is 0 or 1. */
export function sideOf(battle: Battle, seat: Seat): Side {
  return seat === 0 ? battle.sides[0] : battle.sides[1];
}

/** The card in a lane, or null. */
export function cardAt(battle: Battle, seat: Seat, lane: number): BoardCard | null {
  return sideOf(battle, seat).row[lane] ?? null;
}

/** Coins for the turn: 5 5 6 6 7 7 … */
export function coinsOfTurn(turn: number): number {
  return 5 + ((turn - 1) >> 1);
}

export function cloneCard(card: BoardCard): BoardCard {
  return {
    parts: card.parts,
    polarity: card.polarity,
    power: card.power,
    shield: card.shield,
    cost: card.cost,
    tribes: card.tribes,
    skills: card.skills,
  };
}

export function cloneRow(row: Row): Row {
  const [a, b, c] = row;
  return [a ? cloneCard(a) : null, b ? cloneCard(b) : null, c ? cloneCard(c) : null];
}

function cloneSide(side: Side): Side {
  return {
    player: side.player,
    hp: side.hp,
    maxHp: side.maxHp,
    abilities: side.abilities,
    cards: side.cards,
    deck: side.deck.slice(),
    hand: side.hand.slice(),
    fallen: side.fallen.slice(),
    row: cloneRow(side.row),
    coins: side.coins,
    mint: side.mint.slice(),
    bank: side.bank.slice(),
    purse: side.purse.slice(),
    spent: side.spent.slice(),
    coinDrawn: side.coinDrawn,
    joined: side.joined,
  };
}

/** A copy that shares only what never changes: card lists, parts, abilities and extra designs. */
export function cloneBattle(battle: Battle): Battle {
  return {
    order: battle.order,
    turn: battle.turn,
    first: battle.first,
    active: battle.active,
    sides: [cloneSide(battle.sides[0]), cloneSide(battle.sides[1])],
    extra: battle.extra,
    outcome: battle.outcome,
  };
}
