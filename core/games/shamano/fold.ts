/** The view after an event, and what of an event had been hidden from its hearer. */
import type { Seat } from '../../kit/game.ts';
import { insert, removeAt } from '../../kit/piles.ts';
import { type Card, skillCard, takeOut } from './cards.ts';
import type { Event } from './events.ts';
import { under } from './legal.ts';
import { copySeats, type SeatValues, setValues } from './state.ts';
import type { View } from './view.ts';

/** Folds an event, as the view's seat heard it, over its view. */
export function fold(view: View, event: Event): View {
  const next = 'now' in event && event.now !== undefined ? withValues(view, event.seat, event.now) : view;
  return foldCards(next, event);
}

function withValues(view: View, seat: Seat, now: SeatValues): View {
  const seats = copySeats(view.seats);
  setValues(seats, seat, now);
  return { ...view, seats };
}

function foldCards(view: View, event: Event): View {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return withCards({ ...view, deck: view.deck - event.count }, event.seat, event.count, event.cards ?? []);
    case 'revealed':
      return { ...withoutHand(view, event.seat), deck: view.deck + event.cards.length };
    case 'played':
    case 'jumped-in':
      return { ...withoutCard(view, event.seat, event.card), discard: [...view.discard, event.card] };
    case 'reshuffled':
      return { ...view, deck: event.count, discard: view.discard.slice(-1) };
    case 'discarded':
      return { ...withoutCard(view, event.seat, event.card), discard: tucked(view.discard, event.card) };
    case 'gave': {
      const given = withoutCard(view, event.seat, event.card ?? null);
      return withCards(given, event.to, 1, event.card === undefined ? [] : [event.card]);
    }
    case 'defeated':
      return { ...withoutHand(view, event.seat), discard: [...event.cards, ...view.discard] };
    case 'exchanged':
      return withCards(taken(view, skillCard(event.colour), event.from), event.seat, 1, [skillCard(event.colour)]);
    case 'swapped':
      return withValues(view, event.with, event.other);
    default:
      return foldFlow(view, event);
  }
}

function foldFlow(view: View, event: Event): View {
  switch (event.type) {
    case 'turn':
      return { ...view, flow: { ...view.flow, turn: event.seat } };
    case 'colour':
      return { ...view, flow: { ...view.flow, colour: event.colour } };
    case 'reversed':
      return { ...view, flow: { ...view.flow, direction: event.direction } };
    case 'stacked':
      return { ...view, flow: { ...view.flow, stack: event.stack } };
    case 'stack-taken':
    case 'stack-ended':
      return { ...view, flow: { ...view.flow, stack: null } };
    case 'predictions-open':
      return { ...view, predictions: view.predictions.map((_, seat) => (event.asked.includes(seat) ? 'owes' : null)) };
    case 'predicted': {
      const given = event.colour ?? 'sealed';
      return { ...view, predictions: view.predictions.map((old, seat) => (seat === event.seat ? given : old)) };
    }
    case 'predictions':
      return { ...view, predictions: view.predictions.map(() => null) };
    case 'match-over':
      return { ...view, result: event.result };
    case 'asks':
      return { ...view, flow: event.flow, offers: event.offers ?? [], drawn: event.drawn ?? [] };
    default:
      return view;
  }
}

/** `cards` are known to their new holder only. */
function withCards(view: View, seat: Seat, count: number, cards: readonly Card[]): View {
  const sizes = view.sizes.map((size, of) => (of === seat ? size + count : size));
  if (seat !== view.seat) return { ...view, sizes };
  const hand = [...view.hand];
  for (const card of cards) insert(hand, card);
  return { ...view, sizes, hand };
}

function withoutCard(view: View, seat: Seat, card: Card | null): View {
  const sizes = view.sizes.map((size, of) => (of === seat ? size - 1 : size));
  if (seat !== view.seat || card === null) return { ...view, sizes };
  const hand = [...view.hand];
  takeOut(hand, card);
  return { ...view, sizes, hand };
}

function withoutHand(view: View, seat: Seat): View {
  const sizes = view.sizes.map((size, of) => (of === seat ? 0 : size));
  return { ...view, sizes, hand: seat === view.seat ? [] : view.hand };
}

/** A card laid under the top one. */
function tucked(discard: readonly Card[], card: Card): readonly Card[] {
  return [...discard.slice(0, -1), card, ...discard.slice(-1)];
}

function taken(view: View, card: Card, from: 'draw' | 'discard'): View {
  if (from === 'draw') return { ...view, deck: view.deck - 1 };
  const discard = [...view.discard];
  removeAt(discard, under(discard, card));
  return { ...view, discard };
}

/**
 * Whether an event told its hearer what had been hidden: cards, a draw of chance, a count in another's
 * hand, that a drawn card can be played, predictions, what is in the draw pile.
 */
export function unveils(event: Event, hearer: Seat | null): boolean {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return event.seat === hearer;
    case 'played':
    case 'jumped-in':
      return event.seat !== hearer;
    case 'revealed':
    case 'may-play':
    case 'struck':
    case 'counted':
    case 'compared':
    case 'discarded':
    case 'gave':
    case 'predictions':
    case 'exchanged':
      return true;
    case 'asks':
      return (event.offers ?? []).length > 0;
    case 'defeated':
      return event.cards.length > 0 && event.seat !== hearer;
    default:
      return false;
  }
}
