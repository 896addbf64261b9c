/**
 * Matches that are over, shown again ply by ply. A match is read and replayed from its file when somebody
 * wants to see it; nothing is written, and the match is put on no table. Whoever looks may look through
 * any seat's eyes, for nothing is secret any more.
 */
import type { CatalogueEntry } from '../../core/index.ts';
import type { Seat } from '../../core/kit/game.ts';
import { begin } from '../../core/kit/match.ts';
import type { MatchFaultCode, Replay, SeatPlan } from '../api.ts';
import type { HistoryService } from './history.ts';
import { readStored } from './match-file.ts';
import * as look from './table.ts';

export interface ReplaysService {
  /**
   * The match as one onlooker saw it, or as the seat of a profile did (the first person's, if it has none); or why it
   * cannot be shown. Throws a `Fault` if there is no such file.
   */
  show(id: string, eyes: Seat | null | { readonly profile: string | null }): Promise<Replay>;
}

type Refusal = Extract<Replay, { readonly kind: 'refused' }>;

/** Where a profile sat, or else the first person; null among computers. */
function seatOf(seats: readonly SeatPlan[], profile: string | null): Seat | null {
  const mine = seats.findIndex((one) => one.kind === 'human' && profile !== null && one.profile === profile);
  const as = mine >= 0 ? mine : seats.findIndex(({ kind }) => kind === 'human');
  return as < 0 ? null : as;
}

export function openReplays(catalogue: readonly CatalogueEntry[], history: HistoryService): ReplaysService {
  /** The one shown last: its other seats' eyes are likely to be asked for next. */
  let last: { readonly text: string; readonly table: look.Table } | null = null;

  async function opened(id: string): Promise<look.Table | Refusal> {
    const stored = await history.stored(id);
    const text = `${id} ${JSON.stringify(stored)}`;
    if (last?.text === text) return last.table;
    const reading = readStored(catalogue, stored);
    if (reading.kind === 'newer') return { kind: 'refused', fault: 'newer', move: 0 };
    if (reading.kind === 'broken') {
      const { fault = 'shape', move = '0' } = reading.values ?? {};
      return { kind: 'refused', fault: fault as MatchFaultCode, move: Number(move) };
    }
    const table = look.tableFor({ ...reading.value, id }, '', null);
    if (look.resultOf(table) === null) return { kind: 'refused', fault: 'shape', move: 0 };
    last = { text, table };
    return table;
  }

  return {
    async show(id, eyes) {
      const table = await opened(id);
      if ('kind' in table) return table;
      const as = typeof eyes === 'object' && eyes !== null ? seatOf(table.seats, eyes.profile) : eyes;
      look.checkOnlooker(table, as);
      const { game, setup, seed } = table.match;
      const start = game.view(begin(game, setup, seed).match.state, as);
      const result = look.resultOf(table) ?? { winners: [], by: '' };
      return { kind: 'replay', table: look.infoOf(table), as, start, plies: look.heardSince(table, as), result, seed };
    },
  };
}
