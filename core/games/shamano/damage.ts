/**
 * The one path of damage, in this order: a raise of the dealer, the doubling of the target's buffs, the
 * shield (oldest first), a brace of the target, the hit points, and from what reached those the energy
 * and the resource bar. And the other ways in which hit points and shields change.
 */
import type { Seat } from '../../kit/game.ts';
import { damageTaken, verdictOn } from './buffs/hooks.ts';
import { tellImmune } from './draw.ts';
import type { Ear } from './events.ts';
import { FULL_BAR, type Seats, type SeatValues, type State } from './state.ts';

/** Deals damage; returns what reached the hit points. Damage of 0 is none: nothing happens. */
export function damage(state: State, by: Seat, to: Seat, base: number, ear: Ear): number {
  if (base <= 0) return 0;
  const { seats } = state;
  const raised = takeRaise(state, by);
  const amount = damageTaken(seats, to, base + raised);
  const blocked = absorb(seats, to, amount);
  const braced = takeBrace(seats, to, amount - blocked);
  const through = amount - blocked - braced;
  if (through > 0) wound(state, to, through);
  if (ear !== undefined) {
    const doubled = amount !== base + raised;
    const now = valuesAfterDamage(seats, to);
    ear({ type: 'damage', seat: to, by, amount, raised, doubled, blocked, braced, through, now });
  }
  return through;
}

/** What the dealer's raise adds; it serves once, on the dealer's own turn. */
function takeRaise({ flow }: State, by: Seat): number {
  if (flow.raise === 0 || by !== flow.turn) return 0;
  const { raise } = flow;
  flow.raise = 0;
  return raise;
}

/** Takes up to `amount` off a shield, oldest first; returns how much. */
function absorb({ old, fresh }: Seats, seat: Seat, amount: number): number {
  const fromOld = Math.min(old[seat] as number, amount);
  const fromFresh = Math.min(fresh[seat] as number, amount - fromOld);
  old[seat] = (old[seat] as number) - fromOld;
  fresh[seat] = (fresh[seat] as number) - fromFresh;
  return fromOld + fromFresh;
}

/** What a brace takes off the damage that got past the shield; it serves once. */
function takeBrace({ brace }: Seats, seat: Seat, amount: number): number {
  const held = brace[seat] as number;
  if (held === 0 || amount === 0) return 0;
  brace[seat] = 0;
  return Math.min(held, amount);
}

/** Damage reaches hit points, and feeds energy and bar: doubled from the second hit on. */
function wound({ seats, options }: State, seat: Seat, through: number): void {
  const { hp, hits, energy, resource } = seats;
  hp[seat] = Math.max(0, (hp[seat] as number) - through);
  const gain = (hits[seat] as number) > 0 ? through * 2 : through;
  hits[seat] = (hits[seat] as number) + 1;
  if (options.meter) energy[seat] = (energy[seat] as number) + gain;
  if (options.resource) resource[seat] = Math.min(FULL_BAR, (resource[seat] as number) + gain);
}

function valuesAfterDamage({ hp, old, fresh, energy, resource, hits, brace }: Seats, seat: Seat): SeatValues {
  return {
    hp: hp[seat] as number,
    old: old[seat] as number,
    fresh: fresh[seat] as number,
    energy: energy[seat] as number,
    resource: resource[seat] as number,
    hits: hits[seat] as number,
    brace: brace[seat] as number,
  };
}

/** Heals up to the hit points of the start. */
export function heal({ seats, options }: State, seat: Seat, amount: number, ear: Ear): void {
  const before = seats.hp[seat] as number;
  const hp = Math.min(options.hitPoints, before + amount);
  if (hp === before) return;
  seats.hp[seat] = hp;
  ear?.({ type: 'healed', seat, amount: hp - before, now: { hp } });
}

/** Loses hit points: not damage, so nothing stands in its way and nothing is fed by it. */
export function lose({ seats }: State, seat: Seat, amount: number, ear: Ear): void {
  const before = seats.hp[seat] as number;
  const hp = Math.max(0, before - amount);
  seats.hp[seat] = hp;
  ear?.({ type: 'lost', seat, amount: before - hp, now: { hp } });
}

/** Swaps hit points, unless a buff of the target forbids it. */
export function swap({ seats }: State, caster: Seat, target: Seat, ear: Ear): void {
  const { verdict, buff } = verdictOn(seats, target, 'swap');
  if (verdict === 'void') {
    tellImmune(target, 'swap', buff, ear);
    return;
  }
  const { hp } = seats;
  const own = hp[caster] as number;
  hp[caster] = hp[target] as number;
  hp[target] = own;
  ear?.({ type: 'swapped', seat: caster, with: target, now: { hp: hp[caster] as number }, other: { hp: own } });
}

/** Gains shield: fresh if it is the holder's own turn, otherwise it goes at the end of the next one. */
export function gainShield({ seats, flow }: State, seat: Seat, amount: number, ear: Ear): void {
  if (amount <= 0) return;
  const layer = seat === flow.turn ? 'fresh' : 'old';
  const now = (seats[layer][seat] as number) + amount;
  seats[layer][seat] = now;
  ear?.({ type: 'shield', seat, amount, now: layer === 'fresh' ? { fresh: now } : { old: now } });
}

/** Removes shield by a card, oldest first; returns how much. */
export function breakShield(state: State, by: Seat, seat: Seat, amount: number | 'all', ear: Ear): number {
  const { seats } = state;
  const held = (seats.old[seat] as number) + (seats.fresh[seat] as number);
  if (held === 0) return 0;
  const { verdict, buff } = verdictOn(seats, seat, 'break-shield');
  if (verdict === 'void') {
    tellImmune(seat, 'break-shield', buff, ear);
    return 0;
  }
  const removed = absorb(seats, seat, amount === 'all' ? held : amount);
  const now = { old: seats.old[seat] as number, fresh: seats.fresh[seat] as number };
  ear?.({ type: 'shield-broken', seat, by, amount: removed, now });
  return removed;
}
