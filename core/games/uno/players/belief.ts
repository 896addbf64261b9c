/**
 * What a seat can tell about the hands of others from what it has heard. A *slot* is a card in a hand, with
 * what it can hardly be: who drew could not play; who kept silent after drawing could not play that card; who
 * laid a wild mostly had nothing else that fitted. Nothing of this is certain but what was shown: in every
 * imagined world each conclusion holds with a chance of its own.
 */
import type { Seat } from '../../../kit/game.ts';
import { sorted } from '../../../kit/piles.ts';
import { below, chance, pick, type Rng } from '../../../kit/rng.ts';
import { COLOUR, KINDS, SYMBOL, WILD } from '../cards.ts';
import type { Event } from '../events.ts';
import type { Deal } from '../imagine.ts';
import type { View } from '../state.ts';

/** Kinds that a card is not, and how often that is right. */
interface Conclusion {
  readonly not: readonly boolean[];
  readonly trust: number;
}
interface Slot {
  readonly known: number | null;
  readonly conclusions: readonly Conclusion[];
}

/** Who draws on its turn holds nothing that fits. */
const DRAWS = 0.97;
/** Who lays a wild holds no coloured card that fits. */
const LAYS_WILD = 0.6;

/** What is believed of every hand, by seat: a slot for each card. */
export type Beliefs = readonly (readonly Slot[])[];

const UNKNOWN: Slot = { known: null, conclusions: [] };
const known = (card: number): Slot => ({ known: card, conclusions: [] });

/** The round as far as it has been heard. */
interface Hearing {
  readonly seat: Seat;
  readonly keeps: boolean;
  readonly rng: Rng;
  slots: Slot[][];
  top: number | null;
  colour: number | null;
  stacked: boolean;
  /** Who has just drawn on its turn, until it is heard whether the card can be played. */
  drew: Seat | null;
  mayPlay: boolean;
}

/** The slots of every hand, by seat, from all a seat has heard since the start (oldest first). */
export function believe(view: View, seat: Seat, heard: readonly Event[], rng: Rng): Beliefs {
  const from = heard.findLastIndex(({ type }) => type === 'round-began');
  const hearing: Hearing = {
    seat,
    keeps: view.options.drawn === 'keep',
    rng,
    slots: view.sizes.map(() => []),
    top: null,
    colour: null,
    stacked: false,
    drew: null,
    mayPlay: false,
  };
  if (from >= 0) for (let i = from; i < heard.length; i++) hear(hearing, heard[i] as Event);
  // Without the whole round at hand (a position set up by hand) nothing is concluded.
  return hearing.slots.map((slots, at) =>
    slots.length === view.sizes[at] ? slots : Array.from({ length: view.sizes[at] as number }, () => UNKNOWN),
  );
}

function hear(h: Hearing, event: Event): void {
  switch (event.type) {
    case 'dealt':
      gain(h, event.seat, event.count, event.cards);
      break;
    case 'opened':
      h.top = event.card;
      h.colour = event.card >= WILD ? null : (COLOUR[event.card] as number);
      break;
    case 'named':
      h.colour = event.colour;
      break;
    case 'drew':
      hearDraw(h, event);
      break;
    case 'may-play':
      conclude(h, event.seat, -1, { not: KINDS.map((_, kind) => !fitsHeard(h, kind)), trust: 1 });
      h.mayPlay = true;
      break;
    case 'turn':
    case 'turn-again':
      if (h.drew !== null && !h.mayPlay && !h.keeps) conclude(h, h.drew, -1, nothingFits(h, 1));
      h.drew = null;
      h.mayPlay = false;
      break;
    case 'played':
      hearPlay(h, event.seat, event.card, event.colour);
      break;
    case 'due':
      h.stacked = true;
      break;
    case 'accepted':
    case 'verdict':
      h.stacked = false;
      break;
    case 'swapped':
    case 'passed-on':
    case 'received':
    case 'hand-shown':
      hearExchange(h, event);
      break;
    default:
  }
}

function gain(h: Hearing, seat: Seat, count: number, cards?: readonly number[]): void {
  const slots = h.slots[seat] as Slot[];
  for (let i = 0; i < count; i++) slots.push(cards === undefined ? UNKNOWN : known(cards[i] as number));
}

function hearDraw(h: Hearing, { seat, count, reason, cards }: Event & { type: 'drew' }): void {
  if (reason === 'turn') {
    conclude(h, seat, 0, nothingFits(h, DRAWS));
    h.drew = seat;
  }
  gain(h, seat, count, cards);
}

function hearPlay(h: Hearing, seat: Seat, card: number, colour: number | null): void {
  const slots = h.slots[seat] as Slot[];
  slots.splice(h.mayPlay ? slots.length - 1 : slotOf(h, slots, card), 1);
  if (card >= WILD && !h.stacked && !h.mayPlay) {
    conclude(h, seat, 0, { not: KINDS.map((_, kind) => kind < WILD && fitsHeard(h, kind)), trust: LAYS_WILD });
  }
  h.top = card;
  h.colour = colour;
  h.drew = null;
  h.mayPlay = false;
}

/** Which slot a card was played from: where it was known to be, or one of those it may have been in. */
function slotOf(h: Hearing, slots: readonly Slot[], card: number): number {
  const where = slots.map((_, i) => i);
  const sure = where.filter((i) => slots[i]?.known === card);
  const open = where.filter((i) => slots[i]?.known === null);
  const may = open.filter((i) => slots[i]?.conclusions.every(({ not }) => !not[card]));
  return pick(h.rng, [sure, may, open, where].find((list) => list.length > 0) ?? [0]);
}

function hearExchange(h: Hearing, event: Event): void {
  if (event.type === 'swapped') {
    const mine = h.slots[event.seat] as Slot[];
    h.slots[event.seat] = h.slots[event.with] as Slot[];
    h.slots[event.with] = mine;
  } else if (event.type === 'passed-on') {
    if (event.direction === 1) h.slots.unshift(h.slots.pop() as Slot[]);
    else h.slots.push(h.slots.shift() as Slot[]);
  } else if (event.type === 'received' || event.type === 'hand-shown') {
    if (event.cards === undefined) return;
    const since = event.type === 'received' ? [] : (h.slots[event.seat] as Slot[]).slice(event.cards.length);
    h.slots[event.seat] = [...event.cards.map(known), ...since];
  }
}

/** Whether a kind fits what lies on top as far as heard. */
function fitsHeard({ top, colour }: Hearing, kind: number): boolean {
  return kind >= WILD || COLOUR[kind] === colour || (top !== null && SYMBOL[kind] === SYMBOL[top]);
}

function nothingFits(h: Hearing, trust: number): Conclusion {
  return { not: KINDS.map((_, kind) => fitsHeard(h, kind)), trust };
}

/** Notes a conclusion about another seat's slots from an index on (-1: the newest alone). */
function conclude(h: Hearing, seat: Seat, from: number, conclusion: Conclusion): void {
  if (seat === h.seat) return;
  const slots = h.slots[seat] as Slot[];
  for (let i = from < 0 ? slots.length - 1 : from; i < slots.length; i++) {
    const slot = slots[i] as Slot;
    if (slot.known === null) slots[i] = { known: null, conclusions: [...slot.conclusions, conclusion] };
  }
}

/** Tries to find a card that agrees before any is taken. */
const TRIES = 25;

/** Deals hands that agree with what is believed: known cards first, then those with conclusions, then the rest. */
export function dealBelieved(slots: Beliefs): Deal {
  return (view, unseen, rng) => {
    const holds = new Map<Conclusion, boolean>();
    const isOn = (conclusion: Conclusion) => {
      const on = holds.get(conclusion) ?? chance(rng, conclusion.trust);
      holds.set(conclusion, on);
      return on;
    };
    const hands = view.sizes.map((_, seat): number[] => (seat === view.seat ? [...view.hand] : []));
    for (const slot of inOrder(slots, view)) {
      const not = slot.conclusions.filter(isOn).map((conclusion) => conclusion.not);
      hands[slot.seat]?.push(takeCard(unseen, slot.known, not, rng));
    }
    return hands.map((hand, seat) => (seat === view.seat ? hand : sorted(hand)));
  };
}

function inOrder(slots: Beliefs, view: View): (Slot & { readonly seat: Seat })[] {
  const all = slots.flatMap((own, seat) =>
    seat === view.seat ? [] : own.slice(0, view.sizes[seat]).map((slot) => ({ ...slot, seat })),
  );
  const urgency = (slot: Slot) => (slot.known !== null ? 1000 : slot.conclusions.length);
  return all.sort((a, b) => urgency(b) - urgency(a));
}

function takeCard(unseen: number[], wanted: number | null, not: readonly (readonly boolean[])[], rng: Rng): number {
  let at = wanted === null ? -1 : unseen.indexOf(wanted);
  for (let i = 0; i < TRIES && at < 0; i++) {
    const j = below(rng, unseen.length);
    if (i === TRIES - 1 || not.every((kinds) => !kinds[unseen[j] as number])) at = j;
  }
  const card = unseen[at] as number;
  unseen[at] = unseen[unseen.length - 1] as number;
  unseen.pop();
  return card;
}
