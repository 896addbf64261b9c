/** The view after an event, as heard by the seat whose view it is. */
import type { Seat } from '../../kit/game.ts';
import type { Event } from './events.ts';
import { TOKEN } from './kinds.ts';
import { NONE, other, type View } from './state.ts';

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'round':
      return { ...view, ...NO_DUEL, round: event.round, changed: [false, false] };
    case 'refilled':
      return drawn({ ...view, table: [...view.table, ...event.cards] }, event.cards.length);
    case 'threw':
      return { ...view, owing: put(view.owing, event.seat, false) };
    case 'shown':
      return shown(view, event);
    case 'took':
      return { ...view, table: less(view.table, event.card), held: event.card };
    case 'buried':
      return {
        ...view,
        table: less(view.table, event.card),
        deck: view.deck + 1,
        bottom: [event.card, ...view.bottom],
      };
    case 'kept':
      return joined({ ...view, held: NONE }, event.seat, [event.card]);
    case 'discarded':
      return discarded(view, event.seat, event.cards);
    case 'cleared':
      return { ...view, table: less(view.table, event.card), discards: add(view.discards, event.seat, [event.card]) };
    case 'swapped':
      return swapped(view, event);
    case 'gained':
      return gained(view, event);
    case 'gave':
      return joined({ ...view, held: NONE }, other(event.seat), [event.card]);
    case 'looked':
      return looked(view, event);
    case 'placed':
      return placed(view, event.card);
    case 'traded':
      return {
        ...view,
        domains: put(view.domains, event.seat, []),
        discards: add(view.discards, event.seat, view.domains[event.seat] ?? []),
        stars: put(view.stars, event.seat, (view.stars[event.seat] as number) + event.stars),
      };
    case 'ran-out':
      return { ...view, ...NO_DUEL };
    case 'turn':
      return turned(view, event);
    case 'won':
      return { ...view, phase: 'over', pending: null, trader: NONE, owing: [false, false], result: event.result };
    case 'skipped':
    case 'declined-swap':
    case 'declined':
      return view;
  }
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

const NO_DUEL = { winner: NONE, won: NONE, tied: [] };

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

function add(lists: readonly (readonly number[])[], seat: Seat, cards: readonly number[]): number[][] {
  return lists.map((list, i) => (i === seat ? [...list, ...cards] : [...list]));
}

function less(list: readonly number[], card: number): number[] {
  const at = list.indexOf(card);
  return list.filter((_, i) => i !== at);
}

function joined(view: View, seat: Seat, cards: readonly number[]): View {
  return { ...view, domains: add(view.domains, seat, cards), changed: put(view.changed, seat, true) };
}

/** The deck is shorter by so many cards from its top. */
function drawn(view: View, count: number): View {
  const deck = view.deck - count;
  return { ...view, deck, top: view.top.slice(count), bottom: view.bottom.slice(0, deck) };
}

function shown(view: View, { throws, winner }: Told<'shown'>): View {
  if (winner === null) return { ...view, tied: [...view.tied, throws[0] as number] };
  return { ...view, winner, won: throws[winner] as number };
}

function discarded(view: View, seat: Seat, cards: readonly number[]): View {
  const left = cards.reduce<readonly number[]>(less, view.domains[seat] ?? []);
  const domains = put<number[]>(view.domains, seat, [...left]);
  return { ...view, domains, discards: add(view.discards, seat, cards), changed: put(view.changed, seat, true) };
}

function swapped(view: View, { seat, gave, got }: Told<'swapped'>): View {
  const loser = other(seat);
  const left = less(view.domains[loser] ?? [], got);
  const stripped = { ...view, held: NONE, domains: put(view.domains, loser, left) };
  return joined(joined(stripped, seat, [got]), loser, [gave]);
}

function gained(view: View, { seat, from, cards }: Told<'gained'>): View {
  const after = joined(view, seat, cards);
  switch (from) {
    case 'deck':
      return drawn(after, cards.length);
    case 'table':
      return { ...after, table: cards.reduce(less, view.table) };
    case 'pile':
      return { ...after, discards: put(view.discards, seat, cards.reduce(less, view.discards[seat] ?? [])) };
    case 'tokens':
      return after;
  }
}

/** Who looked knows the places; of two cards or more nobody else does any longer. */
function looked(view: View, { count, cards }: Told<'looked'>): View {
  const bottom = count < 2 ? view.bottom : view.bottom.slice(0, Math.max(0, view.deck - count));
  const looking = count < 2 ? 0 : count;
  if (cards !== undefined) return { ...view, top: [...cards, ...view.top.slice(count)], bottom, looking };
  return { ...view, top: count < 2 ? view.top : [], bottom, looking };
}

function placed(view: View, card: number | undefined): View {
  const top = [...view.top];
  if (card !== undefined) {
    const at = top.indexOf(card, view.placed);
    top[at] = top[view.placed] ?? TOKEN;
    top[view.placed] = card;
  }
  const done = view.placed + 1 >= view.looking - 1;
  return { ...view, top, placed: done ? 0 : view.placed + 1, looking: done ? 0 : view.looking };
}

function turned(view: View, { phase, pending, trader }: Told<'turn'>): View {
  const duel = phase === 'duel' || phase === 'last-duel';
  return { ...view, phase, pending, trader, owing: [duel, duel] };
}

/** Throws shown, cards off the deck and chance are news; everything else follows from the action. */
export function unveils(event: Event, hearer: Seat | null): boolean {
  switch (event.type) {
    case 'shown':
    case 'refilled':
      return true;
    case 'gained':
      return event.from === 'deck';
    case 'looked':
      return event.seat === hearer;
    case 'discarded':
      return event.by === null && event.cards.length === 1;
    default:
      return false;
  }
}
