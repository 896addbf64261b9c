/**
 * A whole match in text, as it was read by a person once: every ply with all that was told. Reviewed when
 * it changes (`npx vitest -u`).
 */
import { expect, it } from 'vitest';
import { codeOf } from '../../../core/games/shamano/cards.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { SHAMAN_IDS } from '../../../core/games/shamano/shamans/shamans.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { Told } from '../../../core/kit/game.ts';
import { walk } from '../../../core/kit/laws.ts';
import { history, type Match, replay } from '../../../core/kit/match.ts';
import { readOptions } from '../../../core/kit/options.ts';

/** An event on one line; cards as codes, and where the match stands left to the line below it. */
function line({ shared, secret }: Told): string[] {
  const { type, ...fields } = (secret?.event ?? shared) as Event;
  if (type === 'asks') return [];
  const words = Object.entries(fields).map(([key, value]) => {
    const coded = key === 'card' || key === 'cards';
    return `${key} ${JSON.stringify(coded ? [value].flat().map((card) => codeOf(card as number)) : value)}`;
  });
  return [`    ${type}: ${words.join(', ')}${secret ? `  (to ${secret.to.join(', ')})` : ''}`];
}

function standing(state: State): string {
  const { seats, hands } = state;
  return hands
    .map((hand, seat) => `${SHAMAN_IDS[state.shamans[seat] ?? 0]} ${seats.hp[seat]} [${hand.map(codeOf).join(' ')}]`)
    .join(' | ');
}

function text(match: Match): string {
  return history(match)
    .map(({ match: { moves, state }, told }) => {
      const move = moves.at(-1);
      const head = move === undefined ? 'start' : `${moves.length}. seat ${move.seat}: ${write(move.action)}`;
      return [head, ...(told as Told[]).flatMap(line), `    = ${standing(state as State)}`].join('\n');
    })
    .join('\n');
}
const write = (action: { type: string }) => shamano.notation.write(action as never);

it('a match of three on the tempered table goes as it did', async () => {
  const read = readOptions(options, 'tempered', 3);
  if (!read.ok) throw new Error('no tempered table');
  const setup = { seats: 3, options: read.options };
  const { moves } = walk({ game: shamano, setup, seed: 'golden', every: 1000 });
  await expect(`${text(replay(shamano, setup, 'golden', moves))}\n`).toMatchFileSnapshot('./match.golden.txt');
});
