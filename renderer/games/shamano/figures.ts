/** The figures of a match that is over. */
import type { Event } from '../../../core/games/shamano/events.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Result, Seat } from '../../../core/kit/game.ts';
import type { Figures, Sentence } from '../../table/face.ts';

/** What a seat has done, by the events that everybody heard. */
interface Tally {
  readonly dealt: number;
  readonly taken: number;
  readonly blocked: number;
  readonly healed: number;
  readonly skills: number;
  readonly defeats: number;
}

const COLUMNS = ['hp', 'dealt', 'taken', 'blocked', 'healed', 'skills', 'defeats'] as const;

export function matchEnd(view: View, result: Result, heard: readonly Event[]): Figures {
  const { hp, alive } = view.seats;
  const rank = (seat: Seat) => (result.winners.includes(seat) ? 0 : alive[seat] ? 1 : 2);
  const order = [...hp.keys()].sort((a, b) => rank(a) - rank(b) || (hp[b] ?? 0) - (hp[a] ?? 0));
  return {
    title: titleOf(result),
    lines: [],
    columns: COLUMNS.map((key) => ({ key: `end.${key}` })),
    rows: order.map((seat) => {
      const { dealt, taken, blocked, healed, skills, defeats } = tally(seat, heard);
      const cells = [hp[seat] ?? 0, dealt, taken, blocked, healed, skills, defeats];
      return { seat, cells, best: result.winners.includes(seat) };
    }),
  };
}

function titleOf({ by, winners }: Result): Sentence {
  const [winner = 0] = winners;
  return { key: `end.by.${by}`, values: { seat: { seat: winner } } };
}

function tally(seat: Seat, heard: readonly Event[]): Tally {
  const sum = { dealt: 0, taken: 0, blocked: 0, healed: 0, skills: 0, defeats: 0 };
  let attacker: Seat | null = null;
  for (const event of heard) {
    if (event.type === 'damage') {
      if (event.by === seat && event.seat !== seat) sum.dealt += event.through;
      if (event.seat === seat) {
        sum.taken += event.through;
        sum.blocked += event.blocked + event.braced;
      }
    } else if (event.type === 'played' || event.type === 'jumped-in') attacker = event.seat;
    else if (event.type === 'healed' && event.seat === seat) sum.healed += event.amount;
    else if (event.type === 'cast' && event.seat === seat) sum.skills++;
    else if (event.type === 'defeated' && attacker === seat && event.seat !== seat) sum.defeats++;
  }
  return sum;
}
