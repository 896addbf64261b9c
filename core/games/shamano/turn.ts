/**
 * Turns: how one begins (an open stack, a held Skip), how it ends (shield, buffs, lock, an empty hand),
 * how a play that defeats somebody ends it or lets it go on, and how the match ends.
 */
import type { Seat } from '../../kit/game.ts';
import { BUFFS, holds, holdsAny, verdictOn } from './buffs/hooks.ts';
import type { Card } from './cards.ts';
import { drawCards, sendBack, tellImmune } from './draw.ts';
import { decided, defeat, finish, finishBlocked } from './end.ts';
import type { Ear } from './events.ts';
import { living, nextLiving, type Seats, type SeatValues, type Stack, type State } from './state.ts';

/** A turn begins. Turns that are lost at once end at once, until somebody is awaited or the match is over. */
export function beginTurn(state: State, seat: Seat, ear: Ear): void {
  const { flow, seats } = state;
  let at = seat;
  for (;;) {
    flow.turn = at;
    flow.phase = 'turn';
    flow.adjusted = false;
    flow.continued = false;
    flow.raise = 0;
    ear?.({ type: 'turn', seat: at });
    if (!isLost(state, at, ear) || !closeTurn(state, ear)) return;
    at = nextLiving(seats, at, flow.direction);
  }
}

/** Turn start: an open stack comes first, then a held Skip. Returns whether the turn is lost. */
function isLost(state: State, seat: Seat, ear: Ear): boolean {
  const { flow, seats } = state;
  if (flow.stack !== null && !warded(state, seat, flow.stack, ear)) {
    if (!seats.skip[seat]) {
      flow.phase = 'stack';
      return false;
    }
    spendSkip(seats, seat, ear);
    takeStack(state, ear);
    return true;
  }
  if (!seats.skip[seat]) return false;
  spendSkip(seats, seat, ear);
  return true;
}

function spendSkip(seats: Seats, seat: Seat, ear: Ear): void {
  seats.skip[seat] = false;
  ear?.({ type: 'passed-over', seat, now: { skip: false } });
}

/** A stack that reaches a buff which has an opinion resolves at once; the turn goes on. */
function warded(state: State, seat: Seat, { sum, caster }: Stack, ear: Ear): boolean {
  const { verdict, buff } = verdictOn(state.seats, seat, 'stack');
  if (verdict === 'stands') return false;
  state.flow.stack = null;
  ear?.({ type: 'stack-ended', seat, sum });
  if (verdict === 'void') tellImmune(seat, 'stack', buff, ear);
  else sendBack(state, { harm: 'stack', seat, caster, count: sum, buff }, ear);
  return true;
}

/** The player on turn draws the open stack. */
export function takeStack(state: State, ear: Ear): void {
  const { flow } = state;
  const sum = flow.stack?.sum ?? 0;
  flow.stack = null;
  ear?.({ type: 'stack-taken', seat: flow.turn, sum });
  drawCards(state, flow.turn, sum, ear);
}

/** The turn of the player on turn ends and the next one begins, unless the match is over. */
export function endTurn(state: State, ear: Ear): void {
  if (closeTurn(state, ear)) beginTurn(state, nextLiving(state.seats, state.flow.turn, state.flow.direction), ear);
}

/** Turn end: shield, buffs, lock, empty hand, in this order. False if the match is over. */
function closeTurn(state: State, ear: Ear): boolean {
  const { flow, seats } = state;
  const seat = flow.turn;
  dropBrace(state, ear);
  ageShield(seats, seat, ear);
  ageBuffs(seats, seat, ear);
  seats.hits[seat] = 0;
  if (ear !== undefined) ear({ type: 'turn-ended', seat, now: valuesAtTurnEnd(seats, seat) });
  ageLock(state, ear);
  if ((state.hands[seat] as Card[]).length > 0) return true;
  finish(state, [seat], 'empty-hand', ear);
  return false;
}

/** A brace serves until its player's next turn: it goes when that is first acted in, or lost. */
export function dropBrace({ flow, seats }: State, ear: Ear): void {
  if (flow.adjusted || seats.brace[flow.turn] === 0) return;
  seats.brace[flow.turn] = 0;
  ear?.({ type: 'brace-ended', seat: flow.turn, now: { brace: 0 } });
}

/** Shield held since before the turn goes, unless a buff is active; what is left is old from now on. */
function ageShield(seats: Seats, seat: Seat, ear: Ear): void {
  const old = seats.old[seat] as number;
  const fresh = seats.fresh[seat] as number;
  if (old === 0 && fresh === 0) return;
  const kept = holdsAny(seats, seat) ? old : 0;
  seats.old[seat] = kept + fresh;
  seats.fresh[seat] = 0;
  if (kept < old) ear?.({ type: 'shield-gone', seat, amount: old, now: { old: fresh, fresh: 0 } });
}

function ageBuffs(seats: Seats, seat: Seat, ear: Ear): void {
  if (!holdsAny(seats, seat)) return;
  for (const buff of BUFFS) {
    if (!holds(seats, seat, buff)) continue;
    const left = (seats[buff.id][seat] as number) - 1;
    seats[buff.id][seat] = left;
    if (left === 0) ear?.({ type: 'buff-ended', seat, buff: buff.id, now: { [buff.id]: 0 } });
  }
}

function valuesAtTurnEnd({ old, fresh, banish, joke, vacuum, hits }: Seats, seat: Seat): SeatValues {
  return {
    old: old[seat] as number,
    fresh: fresh[seat] as number,
    banish: banish[seat] as number,
    joke: joke[seat] as number,
    vacuum: vacuum[seat] as number,
    hits: hits[seat] as number,
  };
}

function ageLock({ flow }: State, ear: Ear): void {
  if (flow.lock === 0) return;
  flow.lock--;
  if (flow.lock === 0) ear?.({ type: 'lock-ended' });
}

/** Nothing could be played or drawn; when that has happened to all living players in a row, the match ends. */
export function pass(state: State, ear: Ear): void {
  const { flow, seats } = state;
  flow.passes++;
  ear?.({ type: 'passed', seat: flow.turn });
  if (flow.passes < living(seats)) endTurn(state, ear);
  else finishBlocked(state, ear);
}

/** After the effects of a card played in turn: defeats, and whether the turn goes on, ends or is passed on. */
export function afterPlay(state: State, player: Seat, ear: Ear): void {
  const { flow, seats } = state;
  const fallen = defeat(state, player, ear);
  if (decided(state, ear)) return;
  if (!seats.alive[player]) {
    ageLock(state, ear);
    beginTurn(state, nextLiving(seats, player, flow.direction), ear);
  } else if (fallen === 0) {
    endTurn(state, ear);
  } else {
    flow.phase = 'turn';
    flow.continued = true;
    ear?.({ type: 'turn-goes-on', seat: player });
  }
}

/** After a jump-in: a jumper without cards wins at once; otherwise play goes on from the player after it. */
export function afterJump(state: State, jumper: Seat, ear: Ear): void {
  defeat(state, jumper, ear);
  if (decided(state, ear)) return;
  if ((state.hands[jumper] as Card[]).length === 0) finish(state, [jumper], 'empty-hand', ear);
  else beginTurn(state, nextLiving(state.seats, jumper, state.flow.direction), ear);
}
