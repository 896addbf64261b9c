/**
 * The closed vocabulary of what can be done to a battle: each effect changes one thing and tells it.
 * Rules and skills act through these alone, and a view is brought up to date through the same ones
 * (`fold-battle.ts`): in a view unknown cards are `HIDDEN` and nobody listens.
 */
import type { Seat, Tell } from '../../../kit/game.ts';
import { insert, removeAt } from '../../../kit/piles.ts';
import { isCoin } from '../cards/kinds.ts';
import {
  type Battle,
  type BoardCard,
  cloneCard,
  coinsOfTurn,
  HAND_LIMIT,
  HIDDEN,
  LIGHT,
  type Outcome,
  PAID_DRAW_COST,
  sideOf,
} from './battle.ts';
import type { BattleEvent, Blow, DrawnBy, Placed } from './events.ts';

export type BattleTell = Tell<BattleEvent> | undefined;

/** A lane of a side in a battle under way, and who listens. */
export interface Spot {
  readonly battle: Battle;
  readonly side: Seat;
  readonly lane: number;
  readonly tell: BattleTell;
}

/** Takes a card out of a list where it stands, or an unknown one in its stead. */
function take(list: number[], card: number): void {
  const known = list.indexOf(card);
  const at = known >= 0 ? known : list.indexOf(HIDDEN);
  if (at >= 0) removeAt(list, at);
}

/** A turn begins: whose it is first, and the coins both have. */
export function beginTurn(battle: Battle, turn: number, first: Seat, tell: BattleTell): void {
  battle.turn = turn;
  battle.first = first;
  battle.active = first;
  for (const side of battle.sides) {
    side.coins = coinsOfTurn(turn);
    side.coinDrawn = false;
    side.joined = 0;
  }
  tell?.({ type: 'turn', turn, first });
}

export function passPhase(battle: Battle, active: Seat, tell: BattleTell): void {
  battle.active = active;
  tell?.({ type: 'phase', active });
}

/**
 * The top card of the deck comes into the hand; nothing comes from an empty deck or into a full hand.
 * A paid draw costs its coins either way. `known` is the card where the deck's own is hidden.
 */
export function draw(battle: Battle, seat: Seat, by: DrawnBy, tell: BattleTell, known?: number): void {
  const side = sideOf(battle, seat);
  if (by === 'paid') side.coins -= PAID_DRAW_COST;
  const full = side.hand.length >= HAND_LIMIT;
  const top = full ? undefined : side.deck.pop();
  if (top === undefined) {
    tell?.({ type: 'drew-nothing', side: seat, by, why: full ? 'hand-full' : 'deck-empty' });
    return;
  }
  const card = known ?? top;
  side.hand.push(card);
  tell?.({ type: 'drew', side: seat, by }, { to: [seat], event: { type: 'drew', side: seat, by, card } });
}

/** A coin card comes from the bank into the hand. */
export function drawCoin(battle: Battle, seat: Seat, card: number, tell: BattleTell): void {
  const side = sideOf(battle, seat);
  take(side.bank, card);
  side.purse.push(card);
  side.coinDrawn = true;
  tell?.({ type: 'drew-coin', side: seat }, { to: [seat], event: { type: 'drew-coin', side: seat, card } });
}

/** What the card or coin placed leaves behind; see `Placed`. `hideBank`: the bank is unknown to the seat of this view. */
export function settle(battle: Battle, placed: Placed, tell: BattleTell, hideBank = false): void {
  const side = sideOf(battle, placed.side);
  side.coins -= placed.cost;
  if (placed.combined) side.joined++;
  if (isCoin(placed.card)) {
    take(side.purse, placed.card);
    insert(side.spent, placed.card);
    if (placed.coinBack !== null) {
      insert(side.mint, placed.coinBack);
      insert(side.bank, hideBank ? HIDDEN : placed.coinBack);
    }
  } else take(side.hand, placed.card);
  side.row[placed.lane] = placed.result;
  if (tell !== undefined) tell({ ...placed, result: cloneCard(placed.result) });
}

export interface Gained {
  readonly power: number;
  readonly shield: number;
}

/** A card gains power and shield, for good. A Shadow card gains no shield. */
export function gain(spot: Spot, gained: Gained, by: string): void {
  const card = cardOf(spot);
  if (card === null) return;
  const { power } = gained;
  const shield = card.polarity === LIGHT ? gained.shield : 0;
  if (power === 0 && shield === 0) return;
  card.power += power;
  card.shield += shield;
  spot.tell?.({ type: 'gained', side: spot.side, lane: spot.lane, by, power, shield });
}

export function earn(battle: Battle, seat: Seat, coins: number, by: string, tell: BattleTell): void {
  sideOf(battle, seat).coins += coins;
  tell?.({ type: 'earned', side: seat, by, coins });
}

/** How damage is split: the shield takes what it can, the rest comes through. */
export function blow(card: BoardCard, damage: number): Blow {
  const blocked = Math.min(card.shield, damage);
  return { blocked, through: damage - blocked };
}

export function takeBlow(card: BoardCard, { blocked, through }: Blow): void {
  card.shield -= blocked;
  card.power -= through;
}

/** Damage to a card outside the clash, shield first. */
export function harm(spot: Spot, damage: number, by: string): void {
  const card = cardOf(spot);
  if (card === null) return;
  const taken = blow(card, damage);
  takeBlow(card, taken);
  spot.tell?.({ type: 'harmed', side: spot.side, lane: spot.lane, by, ...taken });
}

/** A card leaves its lane and lies among the fallen, all its parts but the coins. */
export function perish(spot: Spot): void {
  const card = cardOf(spot);
  if (card === null) return;
  const side = sideOf(spot.battle, spot.side);
  side.row[spot.lane] = null;
  for (const part of card.parts) if (!isCoin(part)) side.fallen.push(part);
  spot.tell?.({ type: 'perished', side: spot.side, lane: spot.lane, parts: card.parts });
}

/** Damage to a player. HP may fall below 0; who has lost is judged at the HP step. */
export function hurt(
  battle: Battle,
  seat: Seat,
  hurting: { damage: number; by: string; lane: number | null },
  tell: BattleTell,
): void {
  if (hurting.damage <= 0) return;
  sideOf(battle, seat).hp -= hurting.damage;
  tell?.({ type: 'hurt', side: seat, ...hurting });
}

/** A player is healed, to max HP at most. */
export function heal(battle: Battle, seat: Seat, hp: number, by: string, tell: BattleTell): void {
  const side = sideOf(battle, seat);
  const healed = Math.min(hp, side.maxHp - side.hp);
  if (healed <= 0) return;
  side.hp += healed;
  tell?.({ type: 'healed', side: seat, by, hp: healed });
}

/** A card that struck stays on the board and loses power. */
export function stand(spot: Spot, loses: number): void {
  const card = cardOf(spot);
  if (card === null) return;
  card.power -= loses;
  spot.tell?.({ type: 'stood', side: spot.side, lane: spot.lane, loses });
}

export function end(battle: Battle, outcome: Outcome, tell: BattleTell): void {
  battle.outcome = outcome;
  tell?.({ type: 'ended', outcome });
}

function cardOf({ battle, side, lane }: Spot): BoardCard | null {
  return sideOf(battle, side).row[lane] ?? null;
}
