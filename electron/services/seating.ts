/** Checks a plan against the game it is for: seats, levels, players, options. */
import type { CatalogueEntry } from '../../core/index.ts';
import { readOptions } from '../../core/kit/options.ts';
import type { AnyPlayer } from '../../core/players/player.ts';
import type { MatchPlan, SeatPlan } from '../api.ts';
import { Fault } from './fault.ts';

/** The game's entry and the options as its table reads them; throws a `Fault` that says what is wrong. */
export function readPlan(
  catalogue: readonly CatalogueEntry[],
  plan: MatchPlan,
  hasProfile: (id: string) => boolean,
): { entry: CatalogueEntry; options: object } {
  const entry = catalogue.find(({ game }) => game.id === plan.game);
  if (entry === undefined) throw new Fault('unknown-game', `There is no game ${plan.game}.`);
  const { min, max } = entry.game.seats;
  const seats = plan.seats.length;
  if (seats < min || seats > max) {
    throw new Fault('bad-seats', `${plan.game} is played by ${min} to ${max}, not by ${seats}.`);
  }
  for (const seat of plan.seats) checkSeat(entry, seat, hasProfile);
  const read = readOptions(entry.game.options, plan.options, seats);
  if (!read.ok) throw new Fault('bad-options', read.faults.map((fault) => fault.sentence).join(' '), read.faults);
  return { entry, options: read.options };
}

function checkSeat(entry: CatalogueEntry, seat: SeatPlan, hasProfile: (id: string) => boolean): void {
  if (seat.kind === 'human') {
    if (seat.profile !== null && !hasProfile(seat.profile)) {
      throw new Fault('unknown-profile', `There is no player ${seat.profile}.`);
    }
  } else if (playerOf(entry, seat) === null) {
    const levels = entry.players.map((player) => player.level).join(', ') || 'none';
    throw new Fault('bad-seats', `${entry.game.id} has no computer player ${seat.level}; it has: ${levels}.`);
  }
}

/** The computer player of a seat; null for a person. */
export function playerOf(entry: CatalogueEntry, seat: SeatPlan): AnyPlayer | null {
  if (seat.kind === 'human') return null;
  return entry.players.find((player) => player.level === seat.level) ?? null;
}
