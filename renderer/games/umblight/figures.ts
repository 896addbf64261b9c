/** The figures of a duel, and of a run. */
import { sideOf } from '../../../core/games/umblight/battle/battle.ts';
import { CHAPTERS, type Run, STOPS } from '../../../core/games/umblight/run/run.ts';
import { type Event, TRAVELLER, type View } from '../../../core/games/umblight/state.ts';
import type { Result, Seat } from '../../../core/kit/game.ts';
import type { Figures, Sentence } from '../../table/face.ts';

interface Tally {
  readonly dealt: number;
  readonly placed: number;
  readonly combined: number;
}

/** What a side has done, by the events that everybody heard. */
function tally(side: Seat, heard: readonly Event[]): Tally {
  let dealt = 0;
  let placed = 0;
  let combined = 0;
  for (const event of heard) {
    if (event.type === 'hurt' && event.side !== side) dealt += event.damage;
    if (event.type !== 'placed' || event.side !== side) continue;
    placed++;
    if (event.combined) combined++;
  }
  return { dealt, placed, combined };
}

export function matchEnd(view: View, result: Result, heard: readonly Event[]): Figures {
  return view.run === null ? duelEnd(view, result, heard) : runEnd(view.run, result, heard);
}

const titleOf = ({ by }: Result): Sentence => ({ key: `end.${by}` });

function duelEnd({ battle }: View, result: Result, heard: readonly Event[]): Figures {
  const seats = [0, 1].sort((a, b) => Number(result.winners.includes(b)) - Number(result.winners.includes(a)));
  return {
    title: titleOf(result),
    lines: [],
    columns: ['left', 'dealt', 'placed', 'combined'].map((key) => ({ key: `end.${key}` })),
    rows: seats.map((seat) => {
      const { dealt, placed, combined } = tally(seat, heard);
      const left = battle === null ? 0 : Math.max(0, sideOf(battle, seat).hp);
      return { seat, cells: [left, dealt, placed, combined], best: result.winners.includes(seat) };
    }),
  };
}

/** Stops behind the traveller, both chapters counted. */
const stopsOf = ({ chapter, stop }: Run) => chapter * STOPS + stop;

function runEnd(run: Run, result: Result, heard: readonly Event[]): Figures {
  const { dealt, combined } = tally(TRAVELLER, heard);
  const defeat = { chapter: Math.min(run.chapter + 1, CHAPTERS), stop: run.stop };
  return {
    headline: { key: result.by === 'journey' ? 'end.made' : 'end.over' },
    title: result.by === 'defeat' ? { key: 'end.defeat', values: defeat } : titleOf(result),
    lines: [],
    columns: ['won', 'stops', 'dealt', 'combined', 'deck', 'coins'].map((key) => ({ key: `end.${key}` })),
    rows: [
      {
        seat: TRAVELLER,
        cells: [run.battlesWon, stopsOf(run), dealt, combined, run.deck.length, run.bank.length],
        best: result.winners.includes(TRAVELLER),
      },
    ],
  };
}
