/** What the board foretells: the clash as it stands, or as it would be if the card in the hand were put where one aims. */

import { needsPolarity } from '../../../../core/games/umblight/actions.ts';
import { type Battle, type BoardCard, LIGHT, SHADOW } from '../../../../core/games/umblight/battle/battle.ts';
import { type ClashPreview, previewClash, previewPlace } from '../../../../core/games/umblight/battle/preview.ts';
import type { Seat } from '../../../../core/kit/game.ts';
import { attempt } from '../offers.ts';

export interface Foreseen {
  readonly clash: ClashPreview;
  /** The lane that is aimed at and the card that would lie there; two for a twin coin: as Light, as Shadow. */
  readonly aimed: { readonly lane: number; readonly results: readonly BoardCard[] } | null;
}

/** `piece` is what is held, `lane` what is aimed at (0 … 2); null: nothing is. */
export function foresee(battle: Battle, seat: Seat | null, piece: string | null, lane: number | null): Foreseen {
  const now = { clash: previewClash(battle), aimed: null };
  if (seat === null || piece === null || lane === null || battle.active !== seat) return now;
  const action = attempt(piece, `lane:${lane}`);
  if (action?.type !== 'place') return now;
  const ways = needsPolarity(action.card) ? ([LIGHT, SHADOW] as const) : [null];
  const previews = ways.flatMap((as) => previewPlace(battle, seat, { card: action.card, lane, as }) ?? []);
  const [first] = previews;
  return first === undefined
    ? now
    : { clash: first.clash, aimed: { lane, results: previews.map(({ result }) => result) } };
}
