/** What comes next when all that happened has been shown. Pure: the session does it. */

import type { Seat } from '../../core/kit/game.ts';
import type { Glimpse, SeatPlan } from '../../electron/api.ts';
import type { AnyFace } from './face.ts';

export type Next =
  | { readonly kind: 'over' }
  /** A round is over and stands. */
  | { readonly kind: 'between' }
  /**
   * Computers are to be asked after a wait; `room` is how much of it is for people. `unseen`: what they
   * choose is secret, so there is nothing to look at first.
   */
  | { readonly kind: 'wait'; readonly room: number; readonly unseen: boolean }
  /** The seat at the screen has a decision, and nothing else is about to happen. */
  | { readonly kind: 'decide' }
  /** The screen passes to a person; `open` if nothing is to be hidden from those who look on. */
  | { readonly kind: 'pass-on'; readonly to: Seat; readonly open: boolean }
  /** People choose at once, each with keys of their own. */
  | { readonly kind: 'at-once'; readonly seats: readonly Seat[] }
  /** Nobody is waited for, which cannot be. */
  | { readonly kind: 'stuck' };

export interface Standing {
  readonly glimpse: Glimpse;
  readonly seats: readonly SeatPlan[];
  /** Nobody cared to act out of turn at this position. */
  readonly passed: boolean;
  /** Who is at the screen only had a look, and hands it over on their own. */
  readonly visiting: boolean;
  /** Nobody else looks at the screen: one person alone, or a curtain was lifted for this choice. */
  readonly alone: boolean;
  /** People at one screen choose at once by keys. */
  readonly keys: boolean;
}

export function whatNext(face: AnyFace, { glimpse, seats, passed, visiting, alone, keys }: Standing): Next {
  const { result, view, awaiting, as } = glimpse;
  if (result !== null) return { kind: 'over' };
  if (face.goOn !== undefined && face.roundEnd(view) !== null) return { kind: 'between' };
  // Who claimed to act out of turn takes the time it takes; nobody else moves meanwhile.
  if (visiting && as !== null && face.claims !== undefined) return { kind: 'decide' };
  const people = awaiting.filter((seat) => seats[seat]?.kind === 'human');
  const room = passed ? 0 : face.room(view);
  const secret = face.secret?.(view);
  const [first] = people;
  // Where all choose at once people come first: a computer that thinks takes no card out of anybody's hand.
  if (room > 0 || (first === undefined && awaiting.length > 0)) return { kind: 'wait', room, unseen: secret === true };
  if (first === undefined) return { kind: 'stuck' };
  const mine = as !== null && (people.includes(as) || visiting);
  if (secret === undefined) return mine ? { kind: 'decide' } : { kind: 'pass-on', to: first, open: false };
  if (secret && keys && people.length > 1 && face.atOnce !== undefined) return { kind: 'at-once', seats: people };
  return mine && (alone || !secret) ? { kind: 'decide' } : { kind: 'pass-on', to: first, open: !secret };
}
