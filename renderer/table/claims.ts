/**
 * Claims: with several people at one screen, somebody who is not on turn says that they have something
 * to do. The button and the key are there for everybody who might, so that they tell nothing; a claim
 * opens the curtain for that person, and a claim that leads to nothing is not remarked upon.
 */
import type { Seat } from '../../core/kit/game.ts';
import { mayClaim } from './eyes.ts';
import type { AnyFace } from './face.ts';
import type { TableState } from './state.ts';

/** The keys of the people at the screen, in the order of their seats. */
export const CLAIM_KEYS = ['u', 'i', 'o', 'p'] as const;

/** The key of a person who may claim now; null: they may not. */
export function claimOf(face: AnyFace, state: TableState, seat: Seat): string | null {
  const { table, view, as, curtain, phase } = state;
  const people = table.seats.flatMap((plan, one) => (plan.kind === 'human' ? [one] : []));
  const place = people.indexOf(seat);
  if (face.claims === undefined || people.length < 2 || place < 0) return null;
  const open =
    curtain === null ? view !== null && as !== seat && mayClaim(face, view, seat) : curtain.others.includes(seat);
  const settled = phase === 'deciding' || phase === 'waiting' || phase === 'curtain';
  return open && settled ? (CLAIM_KEYS[place] ?? null) : null;
}
