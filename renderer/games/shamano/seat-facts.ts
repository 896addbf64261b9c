/** What everybody knows of a player, as words: for the plate, for reading aloud, for the skill sheet. */
import { FULL_BAR } from '../../../core/games/shamano/state.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { SeatFacts, Sentence } from '../../table/face.ts';
import { colourValue, pileOf } from './codes.ts';

type Badge = SeatFacts['badges'][number];

export const BUFF_IDS = ['banish', 'joke', 'vacuum'] as const;

/** Small marks on a plate: what they are, how much of it, and what they say. */
export interface Sign {
  readonly id: (typeof BUFF_IDS)[number] | 'skip' | 'brace' | 'raise' | 'right' | 'owes' | 'predicted';
  /** Turns left, or an amount; null where it is just so. */
  readonly count: number | null;
  readonly words: Sentence;
  readonly tone: Badge['tone'];
}

export function signsOf({ seats, flow, predictions }: View, seat: Seat): readonly Sign[] {
  const signs: Sign[] = BUFF_IDS.flatMap((buff): Sign[] => {
    const count = seats[buff][seat] ?? 0;
    const words = { key: 'seat.buff', values: { buff: { word: `buffs.${buff}.name` }, count } };
    return count === 0 ? [] : [{ id: buff, count, words, tone: 'strong' }];
  });
  const brace = seats.brace[seat] ?? 0;
  const raise = flow.turn === seat ? flow.raise : 0;
  const given = predictions[seat] ?? null;
  if (seats.skip[seat]) signs.push({ id: 'skip', count: null, words: { key: 'seat.skip' }, tone: 'bad' });
  if (brace > 0)
    signs.push({ id: 'brace', count: brace, words: { key: 'seat.brace', values: { count: brace } }, tone: 'good' });
  if (raise > 0)
    signs.push({ id: 'raise', count: raise, words: { key: 'seat.raise', values: { count: raise } }, tone: 'good' });
  if (seats.right[seat]) signs.push({ id: 'right', count: null, words: { key: 'seat.right' }, tone: 'good' });
  if (given === 'owes') signs.push({ id: 'owes', count: null, words: { key: 'seat.owes' }, tone: 'plain' });
  else if (given !== null)
    signs.push({ id: 'predicted', count: null, words: { key: 'seat.predicted' }, tone: 'plain' });
  return signs;
}

export function seatFacts(view: View, seat: Seat): SeatFacts {
  const { seats, sizes, options, result } = view;
  const alive = seats.alive[seat] ?? false;
  const cards = sizes[seat] ?? 0;
  const badge = (id: string, words: Sentence, tone: Badge['tone'] = 'plain'): Badge => ({ id, words, tone });
  const old = seats.old[seat] ?? 0;
  const fresh = seats.fresh[seat] ?? 0;
  const hp = { key: 'seat.hp', values: { hp: seats.hp[seat] ?? 0, of: options.hitPoints } };
  const shield: Sentence = {
    key: fresh > 0 ? 'seat.shieldFresh' : 'seat.shield',
    values: { count: old + fresh, fresh },
  };
  const energy = { key: 'seat.energy', values: { count: seats.energy[seat] ?? 0 } };
  const bar = { key: 'seat.bar', values: { count: seats.resource[seat] ?? 0, of: FULL_BAR } };
  return {
    cards,
    score: null,
    badges: alive
      ? [
          badge('hp', hp),
          ...(old + fresh > 0 ? [badge('shield', shield)] : []),
          ...(options.meter ? [badge('energy', energy)] : []),
          ...(options.resource ? [badge('bar', bar)] : []),
          ...signsOf(view, seat).map(({ id, words, tone }) => badge(id, words, tone)),
          ...(cards === 1 && result === null ? [badge('last', { key: 'seat.last' }, 'bad')] : []),
        ]
      : [],
    out: !alive,
  };
}

/** Top card, colour, direction, what is due, what holds. */
export function aloud(view: View): readonly Sentence[] {
  const { flow } = view;
  const [card] = pileOf(view, 1);
  const sum = flow.stack?.sum ?? 0;
  const pile: Sentence =
    card === undefined
      ? { key: 'board.pileEmpty' }
      : {
          key: flow.pending === null ? 'board.pile' : 'board.pileOpen',
          values: { card: { card }, colour: colourValue(flow.colour) },
        };
  return [
    pile,
    { key: flow.direction === 1 ? 'board.clockwise' : 'board.against' },
    ...(sum > 0 ? [{ key: 'board.stack', values: { count: sum } }] : []),
    ...(flow.lock > 0 ? [{ key: 'board.locked' }] : []),
    ...(flow.continued ? [{ key: 'board.continued' }] : []),
  ];
}
