/** The actions of a battle: what is legal for a side, and what an action does. */
import type { Seat } from '../../../kit/game.ts';
import { below, type Rng } from '../../../kit/rng.ts';
import {
  type Action,
  type BattleAction,
  DRAW_CARD,
  DRAW_COIN,
  END_PHASE,
  needsPolarity,
  placing,
  twinPlacings,
} from '../actions.ts';
import { designIn } from '../cards/designs.ts';
import { type Battle, LANES, LIGHT, PAID_DRAW_COST, type Polarity, SHADOW, type Side, sideOf } from './battle.ts';
import { type BattleTell, draw, drawCoin } from './effects.ts';
import { type PlaceRefusal, place, placeRefusal } from './place.ts';
import { endPhase } from './turns.ts';

export type BattleRefusal = PlaceRefusal | 'match-over' | 'not-your-phase' | 'coin-already-drawn' | 'bank-empty';

/** All actions of a side, each once; works on a state's battle and on the side's own view of it. */
export function battleLegal(battle: Battle, seat: Seat): Action[] {
  if (battle.outcome !== null || battle.active !== seat) return [];
  const side = sideOf(battle, seat);
  const actions: Action[] = [];
  addCards(battle, side, actions);
  addCoins(side, actions);
  if (side.coins >= PAID_DRAW_COST) actions.push(DRAW_CARD);
  if (!side.coinDrawn && side.bank.length > 0) actions.push(DRAW_COIN);
  actions.push(END_PHASE);
  return actions;
}

function addCards(battle: Battle, { hand, coins }: Side, actions: Action[]): void {
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (hand.indexOf(card) !== i || designIn(battle, card).cost > coins) continue;
    for (let lane = 0; lane < LANES; lane++) actions.push(placing(card, lane));
  }
}

function addCoins({ purse, row }: Side, actions: Action[]): void {
  for (let i = 0; i < purse.length; i++) {
    const coin = purse[i] as number;
    if (purse.indexOf(coin) !== i) continue;
    for (let lane = 0; lane < LANES; lane++) {
      if (row[lane] === null) continue;
      if (needsPolarity(coin)) actions.push(...twinPlacings(coin, lane));
      else actions.push(placing(coin, lane));
    }
  }
}

/** The polarity an action chooses. */
export function polarityOf(as: 'light' | 'shadow' | null): Polarity | null {
  return as === null ? null : as === 'light' ? LIGHT : SHADOW;
}

/** Plays in place. Returns null, or a refusal that has changed nothing. */
export function playBattle(
  battle: Battle,
  seat: Seat,
  action: BattleAction,
  rng: Rng,
  tell: BattleTell,
): BattleRefusal | null {
  if (battle.outcome !== null) return 'match-over';
  if (battle.active !== seat) return 'not-your-phase';
  switch (action.type) {
    case 'place': {
      const { card, lane } = action;
      const how = { card, lane, as: polarityOf(action.as) };
      const refusal = placeRefusal(battle, seat, how);
      if (refusal === null) place(battle, seat, how, tell);
      return refusal;
    }
    case 'drawCard':
      if (sideOf(battle, seat).coins < PAID_DRAW_COST) return 'not-enough-coins';
      draw(battle, seat, 'paid', tell);
      return null;
    case 'drawCoin':
      return drawFromBank(battle, seat, rng, tell);
    case 'endPhase':
      endPhase(battle, tell);
      return null;
  }
}

function drawFromBank(battle: Battle, seat: Seat, rng: Rng, tell: BattleTell): BattleRefusal | null {
  const { coinDrawn, bank } = sideOf(battle, seat);
  if (coinDrawn) return 'coin-already-drawn';
  const coin = bank[below(rng, bank.length)];
  if (coin === undefined) return 'bank-empty';
  drawCoin(battle, seat, coin, tell);
  return null;
}
