/**
 * The interpreter of the effect vocabulary: the one place where an effect becomes what it does. What
 * the preview shows comes from here too, played on a copy.
 */
import type { Seat } from '../../kit/game.ts';
import type { BuffId } from './buffs/buff.ts';
import { verdictOn } from './buffs/hooks.ts';
import { type Card, colourOn, isBlack, kindOf } from './cards.ts';
import type { Colour } from './colours.ts';
import { breakShield, damage, gainShield, heal, lose, swap } from './damage.ts';
import { choice, discardRandom, forceDraw, giveRandom, tellImmune } from './draw.ts';
import type { Amount, Effect, Who } from './effects.ts';
import type { Ear } from './events.ts';
import { skillOf } from './skills.ts';
import { living, nextLiving, type State } from './state.ts';

/** One card being carried out. */
interface Cast {
  readonly state: State;
  readonly ear: Ear;
  readonly caster: Seat;
  readonly target: Seat | null;
  readonly card: Card;
  /** Shield that the last `break-shield` removed. */
  removed: number;
}

/** Carries out a card that has just been played. The target, if the card takes one, has been checked. */
export function perform(state: State, caster: Seat, card: Card, target: Seat | null, ear: Ear): void {
  carryOut({ state, ear, caster, target, card, removed: 0 }, kindOf(card).effects);
}

function carryOut(cast: Cast, effects: readonly Effect[]): void {
  for (const effect of effects) carryOutOne(cast, effect);
}

function carryOutOne(cast: Cast, effect: Effect): void {
  const { state, caster, ear } = cast;
  switch (effect.does) {
    case 'damage':
      for (const seat of seatsOf(cast, effect.to)) {
        const through = damage(state, caster, seat, amountOf(cast, effect.amount), ear);
        if (through > 0 && effect.through !== undefined) carryOut(cast, effect.through);
      }
      return;
    case 'strike':
      strike(cast, effect.chosen, effect.rest);
      return;
    case 'heal':
      for (const seat of seatsOf(cast, effect.who)) heal(state, seat, amountOf(cast, effect.amount), ear);
      return;
    case 'lose':
      lose(state, caster, effect.amount, ear);
      return;
    case 'shield':
      for (const seat of seatsOf(cast, effect.who)) gainShield(state, seat, amountOf(cast, effect.amount), ear);
      return;
    case 'break-shield':
      for (const seat of seatsOf(cast, effect.who)) cast.removed = breakShield(state, caster, seat, effect.amount, ear);
      return;
    case 'draw':
      for (const seat of seatsOf(cast, effect.who)) forceDraw(state, caster, seat, effect.amount, ear);
      return;
    case 'fewer-draws':
      fewerDraws(cast, effect.colour, effect.amount);
      return;
    case 'discard':
      discardRandom(state, caster, ear);
      return;
    case 'give':
      giveRandom(state, caster, cast.target as Seat, ear);
      return;
    case 'swap':
      swap(state, caster, cast.target as Seat, ear);
      return;
    case 'buff':
      for (const seat of seatsOf(cast, effect.who)) gainBuff(state, seat, effect.buff, ear);
      return;
    case 'by-direction':
      carryOut(cast, state.flow.direction === 1 ? effect.clockwise : effect.counter);
      return;
    case 'skip':
      harmBySkip(state, nextLiving(state.seats, caster, state.flow.direction), ear);
      return;
    case 'reverse':
      reverse(cast);
      return;
    case 'stack':
      addToStack(cast, effect.amount);
      return;
    case 'cast':
      castSkill(cast);
      return;
  }
}

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

function seatsOf({ state, caster, target }: Cast, who: Who): readonly Seat[] {
  switch (who) {
    case 'self':
      return ALONE[caster] as readonly Seat[];
    case 'target':
      return ALONE[target as Seat] as readonly Seat[];
    case 'others':
      return othersOf(state, caster);
    case 'everyone':
      return [caster, ...othersOf(state, caster)];
  }
}

/** All other living players, in the direction of play. */
function othersOf({ seats, flow }: State, from: Seat): Seat[] {
  const others: Seat[] = [];
  for (let at = nextLiving(seats, from, flow.direction); at !== from; at = nextLiving(seats, at, flow.direction)) {
    others.push(at);
  }
  return others;
}

function amountOf(cast: Cast, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'removed') return cast.removed;
  if ('times' in amount) return amount.times * kindOf(cast.card).number;
  const seat = amount.cardsOf === 'self' ? cast.caster : (cast.target as Seat);
  const count = countCards(cast.state.hands[seat] as Card[], amount.colour);
  if (seat !== cast.caster && amount.colour !== null) {
    cast.ear?.({ type: 'counted', seat, colour: amount.colour, count });
  }
  return count;
}

/** The cards of a colour in a hand (null: all); black cards have no colour. */
export function countCards(hand: readonly Card[], colour: Colour | null): number {
  if (colour === null) return hand.length;
  let count = 0;
  for (const card of hand) if (!isBlack(card) && colourOn(card) === colour) count++;
  return count;
}

function strike({ state, caster, ear }: Cast, chosen: number, rest: number): void {
  const candidates: Seat[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) if (state.seats.alive[seat]) candidates.push(seat);
  const struck = candidates[choice(state, candidates.length)] as Seat;
  ear?.({ type: 'struck', seat: struck });
  damage(state, caster, struck, chosen, ear);
  for (const seat of othersOf(state, struck)) damage(state, caster, seat, rest, ear);
}

function fewerDraws({ state, caster, target, ear }: Cast, colour: Colour, amount: number): void {
  const other = target as Seat;
  const own = countCards(state.hands[caster] as Card[], colour);
  const theirs = countCards(state.hands[other] as Card[], colour);
  const fewer = own === theirs ? null : own < theirs ? caster : other;
  ear?.({ type: 'compared', seat: caster, target: other, colour, fewer });
  if (fewer !== null) forceDraw(state, caster, fewer, amount, ear);
}

/** A buff counts its holder's turn ends: one gained on the holder's own turn outlasts that turn. */
function gainBuff({ seats, flow }: State, seat: Seat, buff: BuffId, ear: Ear): void {
  const turns = seat === flow.turn ? 2 : 1;
  seats[buff][seat] = turns;
  ear?.({ type: 'buff', seat, buff, now: { [buff]: turns } });
}

/** A player loses the next turn; nobody loses more than one. */
function harmBySkip({ seats }: State, seat: Seat, ear: Ear): void {
  const { verdict, buff } = verdictOn(seats, seat, 'skip');
  if (verdict === 'void') {
    tellImmune(seat, 'skip', buff, ear);
    return;
  }
  seats.skip[seat] = true;
  ear?.({ type: 'skip', seat, now: { skip: true } });
}

function reverse({ state, caster, ear }: Cast): void {
  const { flow, seats } = state;
  flow.direction = flow.direction === 1 ? -1 : 1;
  ear?.({ type: 'reversed', direction: flow.direction });
  if (living(seats) === 2) harmBySkip(state, nextLiving(seats, caster, flow.direction), ear);
}

function addToStack({ state, caster, ear }: Cast, amount: number): void {
  const { flow } = state;
  const sum = (flow.stack?.sum ?? 0) + amount;
  flow.stack = { sum, caster, four: amount === 4 || (flow.stack?.four ?? false) };
  ear?.({ type: 'stacked', seat: caster, stack: flow.stack });
}

function castSkill(cast: Cast): void {
  const { state, caster, card, target, ear } = cast;
  const skill = skillOf(state.shamans[caster] as number, card);
  if (skill === null) return;
  ear?.({ type: 'cast', seat: caster, skill: skill.id, target });
  carryOut(cast, skill.effects);
}
