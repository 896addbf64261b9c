/** All buffs, and what their hooks make of a harm, a hit or a draw. The only reader of the hooks. */
import type { Seat } from '../../../kit/game.ts';
import type { Seats } from '../state.ts';
import { banish } from './banish.ts';
import type { Buff, Harm, Verdict } from './buff.ts';
import { joke } from './joke.ts';
import { vacuum } from './vacuum.ts';

/** In the order in which they are asked. */
export const BUFFS: readonly Buff[] = [banish, vacuum, joke].sort((a, b) => a.order - b.order);

type Held = Pick<Seats, 'banish' | 'joke' | 'vacuum'>;

export function holds(seats: Held, seat: Seat, buff: Buff): boolean {
  return (seats[buff.id][seat] ?? 0) > 0;
}

/** Asked first with every hit, draw and turn end, since most seats hold nothing most of the time. */
export function holdsAny({ banish: b, joke: j, vacuum: v }: Held, seat: Seat): boolean {
  return (b[seat] as number) > 0 || (j[seat] as number) > 0 || (v[seat] as number) > 0;
}

/** What becomes of a harm to a seat, and the buff that decided it (null: none did). */
export function verdictOn(
  seats: Held,
  seat: Seat,
  harm: Harm,
): { readonly verdict: Verdict; readonly buff: Buff | null } {
  if (!holdsAny(seats, seat)) return STANDS;
  for (const buff of BUFFS) {
    if (buff.onHarm === undefined || !holds(seats, seat, buff)) continue;
    const verdict = buff.onHarm(harm);
    if (verdict !== 'stands') return { verdict, buff };
  }
  return STANDS;
}
const STANDS = Object.freeze({ verdict: 'stands', buff: null } as const);

/** Damage to a seat after its buffs. */
export function damageTaken(seats: Held, seat: Seat, amount: number): number {
  if (!holdsAny(seats, seat)) return amount;
  let taken = amount;
  for (const buff of BUFFS) if (buff.onDamage !== undefined && holds(seats, seat, buff)) taken = buff.onDamage(taken);
  return taken;
}

/** The cards a seat draws when it is to draw `count`. */
export function cardsDrawn(seats: Held, seat: Seat, count: number): number {
  if (!holdsAny(seats, seat)) return count;
  let drawn = count;
  for (const buff of BUFFS) if (buff.onDraw !== undefined && holds(seats, seat, buff)) drawn = buff.onDraw(drawn);
  return drawn;
}
