/** The figures of a round and of a match. */
import { codeOf, KINDS } from '../../../core/games/uno/cards.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import type { View } from '../../../core/games/uno/state.ts';
import type { Result, Seat } from '../../../core/kit/game.ts';
import type { Figures, Sentence } from '../../table/face.ts';

export function roundEnd(view: View): Figures | null {
  const { roundEnd: end, phase, scores, open } = view;
  if (end === null || phase !== 'round-over') return null;
  const title: Sentence =
    end.winner === null
      ? { key: 'round.blocked', values: { round: view.round } }
      : { key: 'round.won', values: { round: view.round, seat: { seat: end.winner } } };
  return {
    title,
    lines: [scoringLine(view)],
    columns: [{ key: 'round.points' }, { key: 'round.score' }],
    rows: scores.map((score, seat) => ({
      seat,
      cells: [end.points[seat] ?? 0, score],
      best: seat === end.winner,
      cards: (open?.[seat] ?? []).map(codeOf),
    })),
  };
}

function scoringLine({ options, roundEnd: end }: View): Sentence {
  const { scoring, target } = options;
  if (target === 'single') return { key: 'round.single' };
  const values = { target, ...(end?.winner == null ? {} : { seat: { seat: end.winner } }) };
  return scoring === 'winner' && end?.winner != null
    ? { key: 'round.winner', values }
    : { key: 'round.penalty', values };
}

interface Tally {
  readonly won: number;
  readonly played: number;
  readonly drawn: number;
  readonly specials: number;
}

export function matchEnd(view: View, result: Result, heard: readonly Event[]): Figures {
  const { scores, options } = view;
  const tallies = scores.map((_, seat) => tally(seat, heard));
  const order = [...scores.keys()].sort((a, b) => rank(result, a) - rank(result, b) || better(view, a, b));
  return {
    title: titleOf(result, options.target),
    lines: [],
    columns: ['score', 'won', 'played', 'drawn', 'specials'].map((key) => ({ key: `end.${key}` })),
    rows: order.map((seat) => {
      const { won, played, drawn, specials } = tallies[seat] as Tally;
      return { seat, cells: [scores[seat] ?? 0, won, played, drawn, specials], best: result.winners.includes(seat) };
    }),
  };
}

function titleOf({ by }: Result, target: number | 'single'): Sentence {
  if (by === 'conceded') return { key: 'end.conceded' };
  return target === 'single' ? { key: 'end.round' } : { key: 'end.target', values: { target } };
}

const rank = ({ winners }: Result, seat: Seat) => (winners.includes(seat) ? 0 : 1);

function better({ scores, options }: View, a: Seat, b: Seat): number {
  const less = (scores[a] ?? 0) - (scores[b] ?? 0);
  return options.scoring === 'penalty' ? less : -less;
}

/** What a seat has done, by the events that everybody heard. */
function tally(seat: Seat, heard: readonly Event[]): Tally {
  let won = 0;
  let played = 0;
  let drawn = 0;
  let specials = 0;
  for (const event of heard) {
    if (event.type === 'round-over' && event.end.winner === seat) won++;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'drew') drawn += event.count;
    if (event.type !== 'played') continue;
    played++;
    if (KINDS[event.card]?.effect !== 'none') specials++;
  }
  return { won, played, drawn, specials };
}
