/**
 * A position in numbers, as the value of positions reads it (`position-value.ts`): one list for each
 * side, in the same terms, and one for what both share. Numbers are about -1 to 4.
 */
import type { Seat } from '../../../kit/game.ts';
import { type CardKind, type Kinds, NO_TYPE, TOKEN } from '../kinds.ts';
import { STAR_PRICE, STARS_TO_WIN, TABLE_SIZE } from '../state.ts';
import { domainValue } from '../values.ts';
import { type Scene, type Swing, swing } from './swing.ts';

export const SIDE_FEATURES = 17;
export const SHARED_FEATURES = 7;

/** What is known of the unseen cards: computed once a decision, since it hardly changes in a round. */
export interface Unseen {
  readonly meanPoints: number;
  /** Shares of the unseen cards that sweep a domain, make one discard, swap; and the mean by type. */
  readonly shares: readonly number[];
}

/** The points of a card as far as they are printed; a value rule counts as what it usually comes to. */
const printed = (kind: CardKind): number => kind.points ?? Math.max(kind.rule?.min ?? 0, (kind.rule?.base ?? 0) + 2.5);

export function unseenOf(kinds: Kinds, cards: readonly number[]): Unseen {
  const n = Math.max(1, cards.length);
  let points = 0;
  const shares = [0, 0, 0, 0, 0, 0];
  const add = (i: number, x: number) => {
    shares[i] = (shares[i] as number) + x;
  };
  for (const card of cards) {
    const kind = kinds[card] as CardKind;
    points += printed(kind);
    if (kind.type !== NO_TYPE) add(3 + kind.type, printed(kind) / n / 2);
    const action = kind.action;
    if (action?.kind === 'opponent-discards') add(action.choice === 'all' ? 0 : 1, 3 / n);
    if (action?.kind === 'swap') add(2, 3 / n);
  }
  return { meanPoints: points / n, shares };
}

export interface Position extends Scene {
  /** How many cards the deck still holds. */
  readonly deckSize: number;
}

const best: Swing = { own: 0, theirs: 0 };
const now: Swing = { own: 0, theirs: 0 };

/** Writes a side's numbers into `out` from `at` on. Zones are moved and put back. */
export function sideFeatures(position: Position, seat: Seat, out: Float64Array, at: number): void {
  const { kinds } = position;
  const stars = position.stars[seat] as number;
  const domain = position.domains[seat] as readonly number[];
  const value = domainValue(position, seat);
  const capped = Math.max(-4, Math.min(32, value));
  const bought = Math.max(0, Math.floor(capped / STAR_PRICE));
  let i = at;
  out[i++] = stars === 1 ? 1 : 0;
  out[i++] = stars >= 2 ? 1 : 0;
  out[i++] = capped / STAR_PRICE;
  out[i++] = Math.min(bought, STARS_TO_WIN - stars);
  out[i++] = stars + bought >= STARS_TO_WIN ? 1 : 0;
  out[i++] = capped / STAR_PRICE - bought;
  out[i++] = domain.length / 6;
  out[i++] = (position.discards[seat] as readonly number[]).length / 10;
  let guards = 0;
  let most = 0;
  let scaling = 0;
  for (const card of domain) {
    const kind = kinds[card] as CardKind;
    if (kind.condition?.kind === 'discard-first') guards++;
    if (kind.rule !== null) scaling++;
    most = Math.max(most, printed(kind));
  }
  out[i++] = Math.min(guards, 3) / 2;
  out[i++] = most / 4;
  out[i++] = scaling / 2;
  for (let type = 0; type < 3; type++) {
    bestOfType(position, seat, type);
    out[i++] = best.own / 6;
    out[i++] = best.theirs / 6;
  }
}

/** The swing of the table card of a type that the seat would want most; the token where there is none. */
function bestOfType(position: Position, seat: Seat, type: number): void {
  const { table, kinds } = position;
  let found = false;
  for (let i = 0; i < table.length; i++) {
    const card = table[i] as number;
    if (kinds[card]?.type !== type || table.indexOf(card) !== i) continue;
    swing(position, seat, card, now);
    if (found && now.own + now.theirs <= best.own + best.theirs) continue;
    best.own = now.own;
    best.theirs = now.theirs;
    found = true;
  }
  if (!found) swing(position, seat, TOKEN, best);
}

export function sharedFeatures({ deckSize, table }: Position, { shares }: Unseen, out: Float64Array, at: number): void {
  let i = at;
  out[i++] = (deckSize + table.length - TABLE_SIZE < 1 ? 1 : 0) + 1 / (2 + deckSize);
  for (const share of shares) out[i++] = share;
}
