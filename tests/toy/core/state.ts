/** What a match of Highest consists of. `laid[seat]` is the sealed card, 0 while the seat owes one; piles: top last. */
import type { Seat } from '../../../core/kit/game.ts';
import type { Rng } from '../../../core/kit/rng.ts';

export interface Options {
  readonly handSize: number;
}
export interface State {
  readonly rng: Rng;
  readonly cards: readonly number[];
  readonly handSize: number;
  readonly hands: number[][];
  readonly deck: number[];
  readonly laid: number[];
  readonly shown: number[][];
  readonly points: number[];
}
export type Action = { readonly type: 'lay'; readonly card: number };
export interface View {
  readonly seat: Seat | null;
  readonly cards: readonly number[];
  readonly handSize: number;
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly deck: number;
  readonly owing: readonly boolean[];
  readonly shown: readonly (readonly number[])[];
  readonly points: readonly number[];
}
export type Event =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'shown'; readonly cards: readonly number[]; readonly winner: Seat | null }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: number };

export const ALL: readonly number[] = [...Array(18).keys()].map((i) => (i % 9) + 1).sort();
