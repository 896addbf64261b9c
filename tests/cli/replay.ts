/**
 * `npm run sim -- --replay FILE`: plays the log of a match again, as simulations and tests store it, and
 * examines every position of it. Exit 0: every law holds; 1: one is broken, or a move is refused.
 */
import { readFileSync } from 'node:fs';
import type { AnyGame } from '../../core/kit/game.ts';
import { faultsAt, stepFaults } from '../../core/kit/laws.ts';
import type { MatchForm } from '../../core/kit/match.ts';
import { readOptions } from '../../core/kit/options.ts';
import { seeded } from '../../core/kit/rng.ts';

/** Prints what is wrong and where; returns the exit code. */
export function replayFile(games: readonly AnyGame[], file: string): number {
  const form = JSON.parse(readFileSync(file, 'utf8')) as MatchForm;
  const game = games.find(({ id }) => id === form.game);
  if (game === undefined) throw new Error(`${file}: there is no game ${form.game}.`);
  const read = readOptions(game.options, form.options, form.seats);
  if (!read.ok) throw new Error(`${file}: ${read.faults.map(({ sentence }) => sentence).join(' ')}`);
  let state = game.start({ seats: form.seats, options: read.options }, seeded(form.seed));
  for (const [ply, line] of [...form.moves, null].entries()) {
    const faults = faultsAt(game, state, form.seats, seeded(`${form.seed} ${ply}`));
    if (line !== null && faults.length === 0) {
      const step = playLine(game, state, form.seats, line);
      state = step.after;
      faults.push(...step.faults);
    }
    if (faults.length > 0) {
      console.log(`${file}: ply ${ply + 1}${line === null ? '' : ` (${line})`}: ${faults.join('; ')}`);
      return 1;
    }
  }
  console.log(`${file}: ${form.moves.length} moves, every law holds`);
  return 0;
}

function playLine(game: AnyGame, state: object, seats: number, line: string): { after: object; faults: string[] } {
  const [, seat, text] = /^(\d+) (.+)$/.exec(line) ?? [];
  const action = text === undefined ? null : game.notation.read(text);
  if (action === null) return { after: state, faults: [`${line} cannot be read`] };
  return stepFaults(game, state, seats, { seat: Number(seat), action });
}
