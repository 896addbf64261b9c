/** What a held card would do to everybody, as the core itself reckons it on the view. */
import type { Action } from '../../../core/games/shamano/actions.ts';
import { preview, type Range, type SeatPreview } from '../../../core/games/shamano/preview.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Sentence, SentenceValue } from '../../table/face.ts';

/** Null: nothing to tell of this seat. */
export interface Foresight {
  readonly lines: readonly Sentence[];
  readonly defeated: SeatPreview['defeated'];
  readonly good: boolean;
}

/**
 * One entry a seat. `actions` are all ways to put down one card: what a seat shows is what happens if
 * the card is aimed at it; what happens to a seat wherever the card goes shows there as well.
 */
export function foresee(view: View, seat: Seat, actions: readonly Action[]): readonly (Foresight | null)[] {
  const outcomes = new Map<Seat | null, readonly SeatPreview[]>();
  for (const action of actions) {
    if (action.type !== 'play' && action.type !== 'jump') continue;
    if (outcomes.has(action.target)) continue;
    const shown = preview(view, seat, action);
    if (shown !== null) outcomes.set(action.target, shown);
  }
  return view.sizes.map((_, of) => {
    const aimed = outcomes.get(of)?.[of];
    const all = [...outcomes.values()].flatMap((shown) => shown[of] ?? []);
    const seen = aimed ?? (of === seat || outcomes.has(null) ? merged(all) : null);
    return seen === null ? null : told(seen, aimed !== undefined);
  });
}

const MEASURES = ['through', 'healed', 'lost', 'blocked', 'shield', 'broken', 'drawn'] as const;
type Measure = (typeof MEASURES)[number];

const KEYS: Readonly<Record<Measure, string>> = {
  through: 'preview.damage',
  healed: 'preview.heal',
  lost: 'preview.lose',
  blocked: 'preview.blocked',
  shield: 'preview.shield',
  broken: 'preview.broken',
  drawn: 'preview.drawn',
};

function merged(all: readonly SeatPreview[]): SeatPreview | null {
  const [first, ...others] = all;
  if (first === undefined) return null;
  return others.reduce<SeatPreview>((sum, one) => {
    const join = (key: Measure | 'hp'): Range => ({
      low: Math.min(sum[key].low, one[key].low),
      high: Math.max(sum[key].high, one[key].high),
    });
    const ranges = Object.fromEntries(MEASURES.map((key) => [key, join(key)])) as Record<Measure, Range>;
    const defeated = sum.defeated === one.defeated ? sum.defeated : 'maybe';
    return { ...ranges, hp: join('hp'), defeated };
  }, first);
}

function told(seen: SeatPreview, aimed: boolean): Foresight | null {
  const lines = MEASURES.flatMap((key): Sentence[] =>
    seen[key].high === 0 ? [] : [{ key: KEYS[key], values: { n: rangeOf(seen[key]) } }],
  );
  if (seen.defeated !== 'no') lines.push({ key: `preview.${seen.defeated}` });
  if (lines.length === 0) return aimed ? { lines: [{ key: 'preview.nothing' }], defeated: 'no', good: true } : null;
  return {
    lines,
    defeated: seen.defeated,
    good: seen.through.high + seen.lost.high + seen.broken.high + seen.drawn.high === 0,
  };
}

/** `3`, or `2–8` where it is not certain. */
function rangeOf({ low, high }: Range): SentenceValue {
  return low === high ? low : `${low}–${high}`;
}
