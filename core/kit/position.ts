/** A position described in a game's own scenario vocabulary: what scenarios and lessons begin with. */
import type { AnyGame, Setup } from './game.ts';
import { readOptions } from './options.ts';
import type { Rng } from './rng.ts';
import { ScenarioError } from './scenario-words.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Throws a `ScenarioError` under `key` for whatever is not a map. */
export function fieldsOf(value: unknown, key: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScenarioError(key, 'must be a map');
  return value as Fields;
}

/** The table to play at: `seats` (absent: as few as the game takes) and `rules`, a preset's name or options. */
export function setupOf(game: AnyGame, { seats = game.seats.min, rules }: Fields): Setup<object> {
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new ScenarioError('seats', `must be ${game.seats.min} to ${game.seats.max}`);
  }
  const read = readOptions(game.options, rules, seats);
  if (!read.ok) throw new ScenarioError('rules', read.faults.map((f) => f.sentence).join(' '));
  return { seats, options: read.options };
}

/**
 * The state that `given` describes, in the words of the game's `ScenarioWords`; absent: a deal from
 * `rng`. `rest: none` leaves out the cards that are not named.
 */
export function positionOf(
  game: AnyGame,
  setup: Setup<object>,
  { given, rng }: { readonly given: unknown; readonly rng: Rng },
): object {
  if (given === undefined) return game.start(setup, rng);
  const { rest, ...position } = fieldsOf(given, 'given');
  if (rest !== undefined && rest !== 'none') throw new ScenarioError('given.rest', 'can only be none');
  for (const key of Object.keys(position)) {
    if (!game.scenario.givenKeys.includes(key)) {
      throw new ScenarioError(`given.${key}`, `is not one of ${game.scenario.givenKeys.join(', ')}`);
    }
  }
  return game.scenario.given(position, { setup, rng, keepRest: rest === undefined });
}
