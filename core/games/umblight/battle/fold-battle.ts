/** Brings a masked battle up to date with an event, through the same effects that changed the real one. */
import type { Seat } from '../../../kit/game.ts';
import { type Battle, cloneCard, HIDDEN } from './battle.ts';
import {
  beginTurn,
  draw,
  drawCoin,
  earn,
  end,
  gain,
  heal,
  hurt,
  passPhase,
  perish,
  type Spot,
  settle,
  stand,
  takeBlow,
} from './effects.ts';
import type { BattleEvent, Blow } from './events.ts';

/** Changes the battle in place. `viewer` is whose view it is. Events that only announce change nothing. */
export function foldBattle(battle: Battle, event: Exclude<BattleEvent, { type: 'battle' }>, viewer: Seat | null): void {
  const spot = (side: Seat, lane: number): Spot => ({ battle, side, lane, tell: undefined });
  switch (event.type) {
    case 'dealt':
      dealt(battle, event.side, event.count, event.cards);
      break;
    case 'turn':
      beginTurn(battle, event.turn, event.first, undefined);
      break;
    case 'phase':
      passPhase(battle, event.active, undefined);
      break;
    case 'drew':
    case 'drew-nothing':
      draw(battle, event.side, event.by, undefined, event.type === 'drew' ? event.card : undefined);
      break;
    case 'drew-coin':
      drawCoin(battle, event.side, event.card ?? HIDDEN, undefined);
      break;
    case 'placed':
      settle(battle, { ...event, result: cloneCard(event.result) }, undefined, event.side !== viewer);
      break;
    case 'gained':
      gain(spot(event.side, event.lane), event, event.by);
      break;
    case 'earned':
      earn(battle, event.side, event.coins, event.by, undefined);
      break;
    case 'harmed':
      struck(battle, event.side, event.lane, event);
      break;
    case 'met':
      event.taken.forEach((blow, side) => {
        struck(battle, side, event.lane, blow);
      });
      break;
    case 'stood':
      stand(spot(event.side, event.lane), event.loses);
      break;
    case 'perished':
      perish(spot(event.side, event.lane));
      break;
    case 'hurt':
      hurt(battle, event.side, event, undefined);
      break;
    case 'healed':
      heal(battle, event.side, event.hp, event.by, undefined);
      break;
    case 'ended':
      end(battle, event.outcome, undefined);
      break;
    case 'clash':
      break;
  }
}

function dealt(battle: Battle, seat: Seat, count: number, cards: readonly number[] | undefined): void {
  const side = battle.sides[seat as 0 | 1];
  side.deck.length -= count;
  for (let i = 0; i < count; i++) side.hand.push(cards?.[i] ?? HIDDEN);
}

function struck(battle: Battle, seat: Seat, lane: number, blow: Blow): void {
  const card = battle.sides[seat as 0 | 1].row[lane];
  if (card) takeBlow(card, blow);
}
