/** The figures of a match. */
import type { Event } from '../../../core/games/janken-wars/events.ts';
import type { View } from '../../../core/games/janken-wars/state.ts';
import type { Result, Seat } from '../../../core/kit/game.ts';
import type { Figures, Sentence } from '../../table/face.ts';
import { signWord } from './codes.ts';

interface Tally {
  readonly duels: number;
  readonly taken: number;
  /** The domains traded, by what they were worth. */
  readonly traded: readonly number[];
  /** Throws by sign. */
  readonly signs: readonly number[];
}

const COLUMNS = ['stars', 'duels', 'taken', 'best', 'sign'] as const;

export function matchEnd(view: View, { winners, by }: Result, heard: readonly Event[]): Figures {
  const rows = [0, 1].map((seat) => {
    const { duels, taken, traded, signs } = tally(seat, heard);
    const cells = [view.stars[seat] ?? 0, duels, taken, Math.max(0, ...traded), favourite(signs)];
    return { seat, cells, best: winners.includes(seat) };
  });
  const ties = heard.filter((event) => event.type === 'shown' && event.winner === null).length;
  return {
    title: { key: `end.by-${by}` },
    lines: [
      { key: 'end.rounds', values: { count: view.round } },
      ...(ties === 0 ? [] : [{ key: 'end.ties', values: { count: ties } }]),
    ],
    columns: COLUMNS.map((key) => ({ key: `end.${key}` })),
    rows: rows.sort((a, b) => Number(b.best) - Number(a.best)),
  };
}

/** The sign a player has thrown most; a dash if none stands out. */
function favourite(signs: readonly number[]): Sentence {
  const most = Math.max(...signs);
  const first = signs.indexOf(most);
  if (most === 0 || signs.lastIndexOf(most) !== first) return { key: 'end.noSign' };
  return { key: 'end.favourite', values: { sign: signWord(first), count: most } };
}

/** What a seat has done, by the events that everybody heard. */
function tally(seat: Seat, heard: readonly Event[]): Tally {
  let duels = 0;
  let taken = 0;
  const traded: number[] = [];
  const signs = [0, 0, 0];
  for (const event of heard) {
    if (event.type === 'shown') {
      const sign = event.throws[seat] ?? 0;
      signs[sign] = (signs[sign] ?? 0) + 1;
      if (event.winner === seat) duels++;
    }
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'took') taken++;
    if (event.type === 'traded') traded.push(event.value);
  }
  return { duels, taken, traded, signs };
}
