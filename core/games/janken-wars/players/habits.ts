/**
 * What an opponent is expected to throw next. Several *guesses* each foretell the next throw from those
 * before it; how well they did so far says how much each is believed. One of them expects the even
 * chance of somebody without habits, and is believed most at first.
 */

/** One throw of each, as shown, seen by the player who guesses; `lure` is what the throws promised. */
export interface Shown {
  readonly mine: number;
  readonly theirs: number;
  /** How often a counter of points would have thrown each. */
  readonly lure: readonly number[];
}

type Three = [number, number, number];

/** Where a guess looks: a name for the situation in which the next throw is counted. */
interface Guess {
  readonly prior: number;
  /** Counts are kept by situation; throws are counted as turned by `turn`. */
  situation(last: Shown | null): number;
  turn(last: Shown | null): number;
}

const even = (last: Shown | null) => (last === null ? 0 : 1);
const outcome = ({ mine, theirs }: Shown) => (theirs - mine + 3) % 3;

/** Guesses that count. A turned throw is one relative to an earlier throw: 0 the same, 1 what beats it. */
const GUESSES: readonly Guess[] = [
  // A favourite throw.
  { prior: 2, situation: () => 0, turn: () => 0 },
  // A step from their own last throw: cycles.
  { prior: 1, situation: even, turn: (last) => last?.theirs ?? 0 },
  // A step from the other's last throw: counters, copies.
  { prior: 1, situation: even, turn: (last) => last?.mine ?? 0 },
  // A step from their own last throw that depends on how it went.
  { prior: 1, situation: (last) => (last === null ? 0 : 1 + outcome(last)), turn: (last) => last?.theirs ?? 0 },
  // Whatever followed the same last throw, the same pair of throws.
  { prior: 0.5, situation: (last) => (last === null ? 0 : 1 + last.theirs), turn: () => 0 },
  { prior: 0.5, situation: (last) => (last === null ? 0 : 1 + 3 * last.theirs + last.mine), turn: () => 0 },
];
/** Beliefs in no habit at all, and in a counter of points. */
const NO_HABIT = 10;
const COUNTS_POINTS = 4;
/** What a count begins with: low, since habits are seldom half-hearted. */
const START = 0.4;

/**
 * How likely the opponent's next throw is each of the three. `lure` is what it promises a counter of points.
 */
export function expectThrow(past: readonly Shown[], lure: readonly number[]): number[] {
  const counts = GUESSES.map(() => new Map<number, Three>());
  const beliefs = [NO_HABIT, COUNTS_POINTS, ...GUESSES.map((guess) => guess.prior)];
  past.forEach((shown, t) => {
    const last = past[t - 1] ?? null;
    const forecasts = forecastAll(counts, last, shown.lure);
    forecasts.forEach((chances, i) => {
      beliefs[i] = (beliefs[i] as number) * (chances[shown.theirs] as number);
    });
    const sum = beliefs.reduce((a, b) => a + b, 0);
    beliefs.forEach((belief, i) => {
      beliefs[i] = belief / sum;
    });
    GUESSES.forEach((guess, i) => {
      const seen = counted(counts[i] as Map<number, Three>, guess.situation(last));
      seen[((shown.theirs - guess.turn(last) + 3) % 3) as 0 | 1 | 2]++;
    });
  });
  const total = beliefs.reduce((a, b) => a + b, 0);
  const chances = [0, 0, 0];
  forecastAll(counts, past.at(-1) ?? null, lure).forEach((forecast, i) => {
    for (let k = 0; k < 3; k++) {
      chances[k] = (chances[k] as number) + ((beliefs[i] as number) / total) * (forecast[k] as number);
    }
  });
  return chances;
}

function forecastAll(counts: readonly Map<number, Three>[], last: Shown | null, lure: readonly number[]): number[][] {
  const guessed = GUESSES.map((guess, i) => {
    const seen = counted(counts[i] as Map<number, Three>, guess.situation(last));
    const sum = seen[0] + seen[1] + seen[2];
    const turn = guess.turn(last);
    return [0, 1, 2].map((thrown) => (seen[((thrown - turn + 3) % 3) as 0 | 1 | 2] as number) / sum);
  });
  return [[1 / 3, 1 / 3, 1 / 3], [...lure], ...guessed];
}

function counted(counts: Map<number, Three>, situation: number): Three {
  const known = counts.get(situation);
  if (known !== undefined) return known;
  const fresh: Three = [START, START, START];
  counts.set(situation, fresh);
  return fresh;
}
