/**
 * What a position is worth to a side, from what that side may know: the clash as it would come, the
 * cards left after it, and what the hand still holds. The first side cannot know the answer to its
 * phase; it reckons with an answer of the usual size in the lane where it would hurt most.
 */
import type { Seat } from '../../../kit/game.ts';
import { type Battle, type BoardCard, cloneRow, LANES, LIGHT, opponent, type Side, sideOf } from '../battle/battle.ts';
import { clash } from '../battle/clash.ts';
import { type Placing, place } from '../battle/place.ts';

/** How much things are worth, in HP. */
export interface Weights {
  /** A point of power left on the own row, and of shield. */
  readonly power: number;
  readonly shield: number;
  /** A card in the hand, and a coin card. */
  readonly card: number;
  readonly coin: number;
  /** A shadow coin that can still be spent this turn. */
  readonly change: number;
  /** HP counts more the fewer are left: the surcharge at 0 HP. */
  readonly fear: number;
  /** How large an answer is reckoned with, as a share of the opponent's coins, and how likely. */
  readonly answer: number;
  readonly doubt: number;
}

export const WEIGHTS: Weights = {
  power: 1.2,
  shield: 0.4,
  card: 0.6,
  coin: 0.5,
  change: 0.1,
  fear: 1,
  answer: 1,
  doubt: 0.6,
};

export const WON = 1000;

/** A copy for trying things out: rows, HP and coins are its own, the piles are those of the battle. */
export function sketch(battle: Battle): Battle {
  const [a, b] = battle.sides;
  return { ...battle, sides: [sketchSide(a), sketchSide(b)] };
}

function sketchSide(side: Side): Side {
  return {
    player: side.player,
    hp: side.hp,
    maxHp: side.maxHp,
    abilities: side.abilities,
    cards: side.cards,
    deck: [],
    hand: side.hand.slice(),
    fallen: [],
    row: cloneRow(side.row),
    coins: side.coins,
    mint: [],
    bank: [],
    purse: side.purse.slice(),
    spent: [],
    coinDrawn: side.coinDrawn,
    joined: side.joined,
  };
}

/** The position after placing a card. */
export function after(battle: Battle, seat: Seat, placing: Placing): Battle {
  const next = sketch(battle);
  place(next, seat, placing, undefined);
  return next;
}

/** What the position is worth to a side if it ended its phase now. The battle is left as it is. */
export function worth(battle: Battle, seat: Seat, weights: Weights): number {
  const side = sideOf(battle, seat);
  const held =
    side.hand.length * weights.card + side.purse.length * weights.coin + Math.min(side.coins, 4) * weights.change;
  if (battle.outcome !== null) return held + verdict(battle, seat);
  const plain = fought(sketch(battle), seat, weights);
  if (battle.active !== battle.first || battle.active !== seat) return held + plain;
  return held + (1 - weights.doubt) * plain + weights.doubt * Math.min(plain, answered(battle, seat, weights));
}

/** The worst of the usual answers: a card of what the opponent can pay in one lane. */
function answered(battle: Battle, seat: Seat, weights: Weights): number {
  const other = opponent(seat);
  const { coins, hand } = sideOf(battle, other);
  if (hand.length === 0) return Number.POSITIVE_INFINITY;
  const power = Math.max(1, Math.round(coins * weights.answer));
  let worst = Number.POSITIVE_INFINITY;
  for (let lane = 0; lane < LANES; lane++) {
    const next = sketch(battle);
    const { row } = sideOf(next, other);
    row[lane] = strengthened(row[lane] ?? null, power);
    worst = Math.min(worst, fought(next, seat, weights));
  }
  return worst;
}

function strengthened(card: BoardCard | null, power: number): BoardCard {
  if (card === null) {
    return { parts: [], polarity: LIGHT, power, shield: 1, cost: 0, tribes: 0, skills: [] };
  }
  return { ...card, power: card.power + power };
}

/** Fights the clash of a sketch and values what is left. */
function fought(battle: Battle, seat: Seat, weights: Weights): number {
  clash(battle, undefined);
  if (battle.outcome !== null) return verdict(battle, seat);
  const own = sideOf(battle, seat);
  const other = sideOf(battle, opponent(seat));
  return (
    health(own.hp, weights) - health(other.hp, weights) + rowWorth(own.row, weights) - rowWorth(other.row, weights)
  );
}

function verdict({ outcome }: Battle, seat: Seat): number {
  if (outcome === null || outcome.winner === null) return 0;
  return outcome.winner === seat ? WON : -WON;
}

/** HP as they are felt: the last ones are dearer. */
function health(hp: number, { fear }: Weights): number {
  return hp + fear * 10 * (1 - 4 / (4 + Math.max(0, hp)));
}

function rowWorth(row: Side['row'], { power, shield }: Weights): number {
  let sum = 0;
  for (const card of row) if (card !== null) sum += card.power * power + card.shield * shield;
  return sum;
}
