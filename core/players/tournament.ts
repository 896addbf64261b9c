/**
 * Matches between computer players without a screen: who wins how often, within what interval, how
 * long matches are, and whether an invariant breaks. Pure: the clock is handed in.
 */
import { type AnyGame, type EventBase, heard, type Move, type Setup } from '../kit/game.ts';
import { seeded } from '../kit/rng.ts';
import { nextMove } from './ask.ts';
import type { AnyPlayer, Budget } from './player.ts';
import { setupAt } from './survey.ts';

export interface TournamentOptions {
  readonly game: AnyGame;
  readonly setup: Setup<object>;
  /** Other set-ups to go through, with as many seats. */
  readonly setups?: readonly Setup<object>[];
  /** One player a seat, before rotation. */
  readonly players: readonly AnyPlayer[];
  readonly names: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly budget: Budget;
  /** Milliseconds from any origin, for decision times. */
  readonly clock: () => number;
  /** Called after each match, e.g. for progress. */
  readonly onMatch?: (played: Played) => void;
}

/** One finished (or broken) match. `seating[seat]` is the index of the player in that seat. */
export interface Played {
  readonly index: number;
  readonly setup: Setup<object>;
  readonly seed: string;
  readonly seating: readonly number[];
  readonly moves: readonly Move[];
  readonly state: object;
  readonly winners: readonly number[];
  readonly by: string | null;
  readonly faults: readonly string[];
}

/** Strength of one distinct player; `share` counts a draw as the players' equal parts. */
export interface Standing {
  readonly seat: number;
  readonly name: string;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface TournamentReport {
  readonly games: number;
  readonly players: readonly Standing[];
  /** Win share by the seat played from, whoever sat there. */
  readonly seats: readonly number[];
  readonly broken: number;
  readonly actionsPerGame: number;
  readonly by: Readonly<Record<string, number>>;
  readonly decisionMs: { readonly p50: number; readonly p95: number; readonly max: number };
  readonly firstBroken: Played | null;
}

/** Plays the tournament; seats rotate by one from match to match. */
export function tournament(options: TournamentOptions): TournamentReport {
  const { players, games, names } = options;
  const times: number[] = [];
  const credit = players.map(() => 0);
  const seats = players.map(() => 0);
  const by: Record<string, number> = {};
  let actions = 0;
  let broken = 0;
  let firstBroken: Played | null = null;
  for (let index = 0; index < games; index++) {
    const played = playOne(options, index, times);
    actions += played.moves.length;
    by[played.by ?? 'broken'] = (by[played.by ?? 'broken'] ?? 0) + 1;
    const sharing = played.winners.length > 0 ? played.winners : players.map((_, seat) => seat);
    for (const seat of sharing) {
      const player = played.seating[seat] as number;
      credit[player] = (credit[player] as number) + 1 / sharing.length;
      seats[seat] = (seats[seat] as number) + 1 / sharing.length;
    }
    if (played.faults.length > 0) {
      broken++;
      firstBroken ??= played;
    }
    options.onMatch?.(played);
  }
  return {
    games,
    players: standings(names, credit, games),
    seats: seats.map((n) => n / games),
    broken,
    actionsPerGame: actions / games,
    by,
    decisionMs: quantiles(times),
    firstBroken,
  };
}

/** One match, with the seating turned by `index`. */
function playOne(options: TournamentOptions, index: number, times: number[]): Played {
  const { game, players, clock, budget } = options;
  const setup = setupAt(options.setups ?? [], index, players.length) ?? options.setup;
  const seed = `${options.seed}/${index}`;
  const seating = players.map((_, seat) => (seat + index) % players.length);
  const seated = seating.map((i) => players[i] as AnyPlayer);
  const ears = seated.map((): EventBase[] => []);
  const listening = seated.some((p) => p.listens);
  const tell = listening
    ? (shared: EventBase, secret?: { to: readonly number[]; event: EventBase }) => {
        const told = secret === undefined ? { shared } : { shared, secret };
        seated.forEach((p, seat) => {
          if (p.listens) ears[seat]?.push(heard(told, seat));
        });
      }
    : undefined;
  const state = game.start(setup, seeded(seed), tell);
  const census = JSON.stringify(game.census(state));
  const moves: Move[] = [];
  const faults: string[] = [];
  while (game.result(state) === null && faults.length === 0) {
    if (moves.length >= game.longest) faults.push(`not over after ${moves.length} plies`);
    const from = clock();
    const decided = nextMove({
      game,
      state,
      players: seated,
      seed: `players ${seed}`,
      ply: moves.length,
      budget,
      heard: (seat) => ears[seat] ?? [],
    });
    times.push(clock() - from);
    if (decided === null) {
      faults.push('nobody could move');
      break;
    }
    const refusal = game.play(state, decided.seat, decided.action, tell);
    moves.push({ seat: decided.seat, action: decided.action });
    if (refusal !== null)
      faults.push(`${game.notation.write(decided.action)} of seat ${decided.seat} is refused: ${refusal}`);
    faults.push(...game.check(state));
  }
  if (JSON.stringify(game.census(state)) !== census) faults.push('cards were lost or doubled');
  const result = game.result(state);
  return { index, setup, seed, seating, moves, state, winners: result?.winners ?? [], by: result?.by ?? null, faults };
}

/** One row per distinct name; the interval is Wilson's at 95 %. */
function standings(names: readonly string[], credit: readonly number[], games: number): Standing[] {
  return [...new Set(names)].map((name) => {
    const places = names.map((n, i) => (n === name ? i : -1)).filter((i) => i >= 0);
    const wins = places.reduce((sum, i) => sum + (credit[i] as number), 0);
    const trials = games * places.length;
    return { seat: places[0] as number, name, wins: Math.round(wins * 1000) / 1000, ...wilson(wins, trials) };
  });
}

/** Share with its 95 % Wilson interval. */
export function wilson(wins: number, trials: number): { share: number; low: number; high: number } {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const share = wins / trials;
  const centre = (share + (z * z) / (2 * trials)) / (1 + (z * z) / trials);
  const spread =
    (z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))) / (1 + (z * z) / trials);
  return { share, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

function quantiles(times: readonly number[]): { p50: number; p95: number; max: number } {
  const ordered = Float64Array.from(times).sort();
  const at = (q: number) => ordered[Math.min(ordered.length - 1, Math.floor(q * ordered.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
