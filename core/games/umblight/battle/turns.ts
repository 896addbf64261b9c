/** Turns and phases: what happens at a turn's start, and when a side ends its phase. */
import type { Seat } from '../../../kit/game.ts';
import { applyToSide } from '../abilities.ts';
import { type Battle, DRAWN_EACH_TURN, LAST_TURN, opponent, type Side } from './battle.ts';
import { clash } from './clash.ts';
import { type BattleTell, beginTurn, draw, end, passPhase } from './effects.ts';

/** Who acts first on a turn under an order; turn 1 of `alternate` is seat 0's. */
export function firstOn(order: Battle['order'], turn: number): Seat {
  switch (order) {
    case 'alternate':
      return (turn - 1) % 2;
    case 'first-seat':
      return 0;
    case 'second-seat':
      return 1;
  }
}

/** Begins a turn, or ends the battle where none can begin. Nothing is drawn on turn 1. */
export function startTurn(battle: Battle, turn: number, first: Seat, tell: BattleTell): void {
  const over = turn > LAST_TURN ? 'turn-limit' : battle.sides.every(isExhausted) ? 'exhausted' : null;
  if (over !== null) {
    endByHp(battle, over, tell);
    return;
  }
  beginTurn(battle, turn, first, tell);
  for (const side of [first, opponent(first)]) {
    applyToSide(battle, side, 'turn', tell);
    if (turn === 1) continue;
    for (let i = 0; i < DRAWN_EACH_TURN; i++) draw(battle, side, 'turn', tell);
  }
}

/** Nothing in hand, deck and row. Coin cards count for nothing: without a card they cannot be laid. */
function isExhausted({ hand, deck, row }: Side): boolean {
  return hand.length === 0 && deck.length === 0 && row.every((card) => card === null);
}

/** Higher HP wins, equal is a draw. */
function endByHp(battle: Battle, by: 'exhausted' | 'turn-limit', tell: BattleTell): void {
  const [a, b] = battle.sides;
  if (a.hp === b.hp) end(battle, { winner: null, by: 'draw' }, tell);
  else end(battle, { winner: a.hp > b.hp ? 0 : 1, by }, tell);
}

/** The active side ends its phase: the other acts, or the cards clash and the next turn begins. */
export function endPhase(battle: Battle, tell: BattleTell): void {
  if (battle.active === battle.first) {
    passPhase(battle, opponent(battle.first), tell);
    return;
  }
  clash(battle, tell);
  if (battle.outcome !== null) return;
  const first = battle.order === 'alternate' ? opponent(battle.first) : battle.first;
  startTurn(battle, battle.turn + 1, first, tell);
}
