/**
 * What a seat may do now, seen as things on the table: which pieces can be picked up, where each may
 * go, which buttons show, and what is still open once those are chosen. Pure; all of it is read from
 * the one list of legal actions.
 */
import type { ActionBase, Seat } from '../../core/kit/game.ts';
import type { AnyFace, Offer, Question, SpotId } from './face.ts';

/** The listed actions of one seat at one ply. */
export interface Decision {
  readonly seat: Seat;
  readonly ply: number;
  /** False: the seat may interrupt, but nobody waits for it. */
  readonly awaited: boolean;
  readonly offers: readonly Offer[];
  readonly switches: readonly string[];
}

export interface Picked {
  readonly piece?: SpotId | undefined;
  readonly target?: SpotId | undefined;
  readonly button?: string | undefined;
}

/** Reads notations into a decision; null if there is nothing to do. */
export function decide(
  face: AnyFace,
  at: { readonly seat: Seat; readonly ply: number; readonly awaited: boolean },
  legal: readonly string[],
  view: object,
): Decision | null {
  const actions = legal.flatMap((text) => face.game.notation.read(text) ?? []);
  if (actions.length === 0) return null;
  return { ...at, offers: face.offers(actions, view), switches: face.switches?.list(actions, view) ?? [] };
}

/** Pieces that can be picked up and played. */
export function pieces(decision: Decision | null): ReadonlySet<SpotId> {
  return new Set(decision?.offers.flatMap((offer) => offer.piece ?? []) ?? []);
}

/** Where a piece may go; without a piece: targets that play when pressed. */
export function targets(decision: Decision | null, piece?: SpotId): ReadonlySet<SpotId> {
  const offers = decision?.offers.filter((offer) => offer.piece === piece) ?? [];
  return new Set(offers.flatMap((offer) => offer.target ?? []));
}

/** Whether pressing the piece plays it without a second step. */
export function quick(decision: Decision | null, piece: SpotId): boolean {
  const own = decision?.offers.filter((offer) => offer.piece === piece) ?? [];
  return own.length > 0 && own.every((offer) => offer.quick === true || offer.target === undefined);
}

/** Buttons in the order of the offers, each once. */
export function buttons(decision: Decision | null): readonly string[] {
  return [...new Set(decision?.offers.flatMap((offer) => offer.button ?? []) ?? [])];
}

/** The actions that fit what has been picked. */
export function actionsFor(decision: Decision, { piece, target, button }: Picked): readonly ActionBase[] {
  const fits = (offer: Offer) =>
    offer.piece === piece && offer.button === button && (target === undefined || offer.target === target);
  return decision.offers.filter(fits).map((offer) => offer.action);
}

export type Narrowed =
  | { readonly kind: 'act'; readonly action: ActionBase }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'none' };

/** One action, or the next question among several. Switches cut first, unless they would leave nothing. */
export function narrow(face: AnyFace, view: object, actions: readonly ActionBase[], on: ReadonlySet<string>): Narrowed {
  const switched = face.switches?.apply(actions, on) ?? actions;
  const left = switched.length > 0 ? switched : actions;
  const [first] = left;
  if (first === undefined) return { kind: 'none' };
  const question = left.length === 1 ? null : face.ask(left, view);
  return question === null ? { kind: 'act', action: first } : { kind: 'ask', question };
}
