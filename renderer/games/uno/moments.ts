/**
 * The telling moments of a match of UNO, by what everybody heard: a big stack taken, a challenge, a
 * missed call, a hand traded away, a full hand that still went out first, the dearest round. Each kind
 * of moment has a weight; the heaviest are told, different kinds before two of a kind.
 */
import { codeOf, KINDS } from '../../../core/games/uno/cards.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Sentence, SentenceValue } from '../../table/face.ts';
import { laid } from './codes.ts';

const MOST = 3;
/** From so many cards on, taking a stack is worth telling; so is a hand that was once this full. */
const BIG_STACK = 4;
const FULL_HAND = 10;

interface Moment {
  readonly kind: string;
  readonly weight: number;
  readonly sentence: Sentence;
}

/** What is known while the events are gone through. */
interface Course {
  round: number;
  /** Cards in each seat's hand now, and at most in this round. */
  readonly sizes: Map<Seat, number>;
  readonly most: Map<Seat, number>;
  challenger: Seat;
  /** The card played last, as it lies. */
  last: string | null;
}

/** At most three, in the order in which they happened; `heard` is the whole match. */
export function moments(heard: readonly Event[]): readonly Sentence[] {
  const course: Course = { round: 1, sizes: new Map(), most: new Map(), challenger: 0, last: null };
  const all: Moment[] = [];
  for (const event of heard) {
    follow(course, event);
    all.push(...momentsOf(event, course));
  }
  const chosen = new Set(heaviest(all));
  return all.filter((moment) => chosen.has(moment)).map(({ sentence }) => sentence);
}

/** The heaviest of each kind first, then what is left; of equal ones the earlier. */
function heaviest(all: readonly Moment[]): readonly Moment[] {
  const byWeight = [...all].sort((a, b) => b.weight - a.weight);
  const firsts = byWeight.filter((moment, i) => byWeight.findIndex(({ kind }) => kind === moment.kind) === i);
  const others = byWeight.filter((moment) => !firsts.includes(moment));
  return [...firsts, ...others].slice(0, MOST);
}

function follow(course: Course, event: Event): void {
  const { sizes } = course;
  switch (event.type) {
    case 'round-began':
      course.round = event.round;
      sizes.clear();
      course.most.clear();
      return;
    case 'dealt':
    case 'drew':
      hold(course, event.seat, (sizes.get(event.seat) ?? 0) + event.count);
      return;
    case 'received':
      hold(course, event.seat, event.count);
      return;
    case 'played':
      course.last = laid(event.card, event.colour);
      hold(course, event.seat, (sizes.get(event.seat) ?? 0) - 1);
      return;
    case 'challenged':
      course.challenger = event.seat;
      return;
    default:
      return;
  }
}

function hold({ sizes, most }: Course, seat: Seat, count: number): void {
  sizes.set(seat, count);
  most.set(seat, Math.max(most.get(seat) ?? 0, count));
}

function momentsOf(event: Event, course: Course): readonly Moment[] {
  const { round } = course;
  const one = (kind: string, weight: number, values: Readonly<Record<string, SentenceValue>>): Moment => {
    return { kind, weight, sentence: { key: `moment.${kind}`, values: { round, ...values } } };
  };
  switch (event.type) {
    case 'accepted':
      return event.sum < BIG_STACK ? [] : [one('stack', event.sum, { seat: { seat: event.seat }, sum: event.sum })];
    case 'verdict': {
      const values = { seat: { seat: course.challenger }, other: { seat: event.accused } };
      return [event.guilty ? one('right', 7, values) : one('vain', 6, values)];
    }
    case 'caught':
      return [one('caught', 6, { seat: { seat: event.seat }, by: { seat: event.by } })];
    case 'swapped':
      return [one('swapped', 4, { seat: { seat: event.seat }, other: { seat: event.with } })];
    case 'jumped':
      return [one('jumped', 3, { seat: { seat: event.seat } })];
    case 'played':
      return KINDS[event.card]?.draws === 4
        ? [one('four', 2, { seat: { seat: event.seat }, card: { card: codeOf(event.card) } })]
        : [];
    case 'round-over':
      return endOf(event, course, one);
    default:
      return [];
  }
}

type Make = (kind: string, weight: number, values: Readonly<Record<string, SentenceValue>>) => Moment;

/** How a round came out: who went out although, with what, and what it was worth. */
function endOf({ end }: Event & { type: 'round-over' }, { most, last }: Course, one: Make): readonly Moment[] {
  const { winner, points, by } = end;
  if (winner === null) return [];
  const seat = { seat: winner };
  const full = most.get(winner) ?? 0;
  const dearest = points.indexOf(Math.max(...points));
  const worth = points[dearest] ?? 0;
  const found: Moment[] = [];
  if (by === 'out' && full >= FULL_HAND) found.push(one('comeback', full, { seat, cards: full }));
  if (by === 'out' && last !== null) found.push(one('out', 1, { seat, card: { card: last } }));
  if (worth > 0) {
    const kind = dearest === winner ? 'dear' : 'costly';
    found.push(one(kind, 2 + worth / 20, { seat: { seat: dearest }, points: worth }));
  }
  return found;
}
