/** The view after an event, as heard by the seat whose view it is. */
import type { Seat } from '../../kit/game.ts';
import { insert, remove } from '../../kit/piles.ts';
import { COLOUR, WILD } from './cards.ts';
import type { BluffTold, Event } from './events.ts';
import type { BluffSeen, View } from './state.ts';

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'round-began':
      return roundBegan(view, event.round, event.leader);
    case 'dealt':
      return dealt(view, event.seat, event.count, event.cards);
    case 'opened':
      return opened(view, event.card);
    case 'named':
      return { ...view, colour: event.colour };
    case 'played':
      return played(view, event.seat, event.card, event.colour);
    case 'owes':
      return { ...view, owes: event.seat };
    case 'called':
    case 'caught':
      return { ...view, owes: null };
    case 'reversed':
      return { ...view, direction: event.direction };
    case 'swapped':
      return swapped(view, event.seat, event.with);
    case 'passed-on':
      return { ...view, sizes: rotated(view.sizes, event.direction) };
    case 'received':
      return event.cards === undefined ? view : { ...view, hand: event.cards };
    case 'due': {
      const bluff = event.bluff === null ? null : bluffSeen(view, event.bluff);
      return { ...view, phase: 'answer', turn: event.seat, stack: event.sum, bluff };
    }
    case 'accepted':
    case 'verdict':
      return { ...acted(view), stack: 0, bluff: null };
    case 'drew':
      return drew(event.reason === 'turn' ? acted(view) : view, event.seat, event.count, event.cards);
    case 'reshuffled':
      return { ...view, drawSize: view.drawSize + event.count, discard: view.discard.slice(-1) };
    case 'may-play':
      return { ...view, phase: 'drawn', drawn: event.card ?? null };
    case 'passed':
      return { ...acted(view), passes: view.passes + 1 };
    case 'turn':
    case 'turn-again':
      return { ...view, phase: 'turn', turn: event.seat, turns: view.turns + 1, drawn: null };
    case 'round-over':
      return roundOver(view, event);
    case 'match-over':
      return { ...view, phase: 'match-over', result: event.result };
    case 'put-back':
    case 'jumped':
    case 'skipped':
    case 'challenged':
    case 'hand-shown':
    case 'kept':
      return view;
  }
}

/** A list with the number at one place changed by `by`. */
function add(list: readonly number[], at: number, by: number): number[] {
  return list.map((n, i) => (i === at ? n + by : n));
}

/** The seat on turn has acted. */
function acted(view: View): View {
  return { ...view, fresh: false, owes: null, passes: 0 };
}

function roundBegan(view: View, round: number, leader: Seat): View {
  const none = view.sizes.map(() => 0);
  return {
    ...view,
    round,
    turns: 0,
    leader,
    hand: [],
    sizes: none,
    drawSize: view.cards.length,
    discard: [],
    colour: null,
    phase: 'turn',
    turn: leader,
    direction: 1,
    layer: null,
    fresh: true,
    roundEnd: null,
    open: null,
  };
}

function dealt(view: View, seat: Seat, count: number, cards?: readonly number[]): View {
  const { hand, sizes, drawSize } = view;
  return { ...view, hand: cards ?? hand, sizes: add(sizes, seat, count), drawSize: drawSize - count };
}

function opened(view: View, card: number): View {
  const after = { ...view, discard: [card], drawSize: view.drawSize - 1 };
  if (card >= WILD) return { ...after, colour: null, phase: 'colour', turn: view.leader };
  return { ...after, colour: COLOUR[card] as number };
}

function played(view: View, seat: Seat, card: number, colour: number | null): View {
  const hand = [...view.hand];
  if (seat === view.seat) remove(hand, card);
  return {
    ...view,
    hand,
    sizes: add(view.sizes, seat, -1),
    discard: [...view.discard, card],
    colour,
    layer: seat,
    fresh: true,
    owes: null,
    passes: 0,
    drawn: null,
    bluff: null,
  };
}

function swapped(view: View, a: Seat, b: Seat): View {
  const sizes = [...view.sizes];
  sizes[a] = view.sizes[b] as number;
  sizes[b] = view.sizes[a] as number;
  return { ...view, sizes };
}

function rotated(sizes: readonly number[], direction: number): number[] {
  return direction === 1 ? [...sizes.slice(-1), ...sizes.slice(0, -1)] : [...sizes.slice(1), ...sizes.slice(0, 1)];
}

/** The accused knows its own hand as it was. */
function bluffSeen(view: View, { seat, colour, size }: BluffTold): BluffSeen {
  return { seat, colour, size, hand: seat === view.seat ? view.hand : null };
}

function drew(view: View, seat: Seat, count: number, cards?: readonly number[]): View {
  const hand = [...view.hand];
  for (const card of cards ?? []) insert(hand, card);
  return { ...view, hand, sizes: add(view.sizes, seat, count), drawSize: view.drawSize - count };
}

function roundOver(view: View, event: Event & { type: 'round-over' }): View {
  const { end, hands, scores } = event;
  const wentOut = view.wentOut.map((round, seat) => (end.by === 'out' && seat === end.winner ? view.round : round));
  return {
    ...view,
    phase: 'round-over',
    turn: view.round % view.sizes.length,
    stack: 0,
    bluff: null,
    drawn: null,
    fresh: false,
    owes: null,
    passes: 0,
    scores,
    wentOut,
    roundEnd: end,
    open: hands,
  };
}

/**
 * Whether an event told its hearer what had been hidden: another's card, cards drawn from the pile, a
 * hand shown or received, whether a drawn card can be played (seen by whether the turn goes on), a verdict.
 */
export function unveils(event: Event, hearer: Seat | null): boolean {
  switch (event.type) {
    case 'jumped':
    case 'played':
      return event.seat !== hearer;
    case 'drew':
    case 'dealt':
    case 'received':
    case 'hand-shown':
      return 'cards' in event;
    case 'put-back':
    case 'opened':
    case 'verdict':
    case 'may-play':
    case 'round-over':
      return true;
    default:
      return false;
  }
}
