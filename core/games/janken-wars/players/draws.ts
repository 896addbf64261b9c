/**
 * Which cards may come off the deck next. A player knows its unseen cards but not their order: every set
 * of them that may lie on top is looked at by its chance, or a few at random where there are too many.
 */
import { copyRng, next, type Rng, shuffle } from '../../../kit/rng.ts';
import type { State } from '../state.ts';

export interface Draws {
  /** More sets than this are not looked at one by one … */
  readonly most: number;
  /** … but so many at random. */
  readonly samples: number;
}

/**
 * Calls `look` with the deck arranged so that the next `count` cards are each set that may come, and
 * returns the mean of what it says by chance. The state is changed and left in one of these orders.
 */
export function overDraws(state: State, count: number, draws: Draws, look: () => number): number {
  const { from, to } = unknownPart(state);
  const unknown = Math.min(count - (state.deck.length - to), to - from);
  if (unknown <= 0) return look();
  const middle = state.deck.slice(from, to).sort((a, b) => a - b);
  const sets = setsOf(middle, unknown, draws.most);
  if (sets === null) return overSamples(state, middle, from, draws.samples, look);
  let sum = 0;
  let weights = 0;
  for (const { rest, drawn, weight } of sets) {
    for (let i = 0; i < rest.length; i++) state.deck[from + i] = rest[i] as number;
    for (let i = 0; i < drawn.length; i++) state.deck[from + rest.length + i] = drawn[i] as number;
    sum += weight * look();
    weights += weight;
  }
  return sum / weights;
}

function overSamples(state: State, middle: number[], from: number, samples: number, look: () => number): number {
  const rng = copyRng(state.rng);
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    shuffle(rng, middle);
    for (let i = 0; i < middle.length; i++) state.deck[from + i] = middle[i] as number;
    sum += look();
  }
  return sum / samples;
}

/** The part of the deck whose order nobody at this table knows: between what was buried and what was looked at. */
function unknownPart({ deck, known, buried }: State): { from: number; to: number } {
  return { from: buried, to: Math.max(buried, deck.length - Math.max(known[0] as number, known[1] as number)) };
}

interface DrawnSet {
  readonly drawn: readonly number[];
  readonly rest: readonly number[];
  /** In how many ways it comes about. */
  readonly weight: number;
}

/** Every set of `count` out of sorted cards, those of a kind being alike; null if there are more than `most`. */
function setsOf(cards: readonly number[], count: number, most: number): DrawnSet[] | null {
  const sets: DrawnSet[] = [];
  const visit = (at: number, drawn: number[], rest: number[], weight: number): boolean => {
    const missing = count - drawn.length;
    if (missing === 0) {
      sets.push({ drawn, rest: [...rest, ...cards.slice(at)], weight });
      return sets.length <= most;
    }
    if (cards.length - at < missing) return true;
    const kind = cards[at] as number;
    let times = 1;
    while (cards[at + times] === kind) times++;
    for (let n = Math.min(times, missing); n >= 0; n--) {
      const taken = [...drawn, ...Array<number>(n).fill(kind)];
      const left = [...rest, ...Array<number>(times - n).fill(kind)];
      if (!visit(at + times, taken, left, weight * choose(times, n))) return false;
    }
    return true;
  };
  return visit(0, [], [], 1) ? sets : null;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Other luck for what is rolled, the same for the same sample. */
export function reroll(rng: Rng, sample: number): void {
  rng[0] ^= Math.imul(sample, 0x9e3779b1);
  for (let i = 0; i < 4; i++) next(rng);
}
