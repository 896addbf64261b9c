/**
 * Highest, a game of eighteen cards (1 to 9, twice) for two to four: everybody lays a card face down,
 * all are shown together, the highest takes a point (equal highest: nobody), everybody draws one.
 * Most points win. It stands under tests, shows a whole game in one screenful, and proves that a new
 * game needs a folder and a line.
 */
import type { Game, Seat, Setup, Tell } from '../../../core/kit/game.ts';
import type { OptionTable } from '../../../core/kit/options.ts';
import { insert, remove, sorted, without } from '../../../core/kit/piles.ts';
import { copyRng, type Rng, shuffle } from '../../../core/kit/rng.ts';
import { words } from './scenario.ts';
import { type Action, ALL, type Event, type Options, type State, type View } from './state.ts';

const LAY: readonly Action[] = [...Array(10).keys()].map((card) => Object.freeze({ type: 'lay', card }));

const options: OptionTable<Options> = {
  specs: [{ key: 'handSize', kind: 'number', min: 1, max: 4 }],
  presets: { usual: { handSize: 3 } },
  preset: 'usual',
};

function start({ seats, options: { handSize } }: Setup<Options>, rng: Rng): State {
  const deck = [...ALL];
  shuffle(rng, deck);
  const hands = Array.from({ length: seats }, () => sorted(deck.splice(-handSize)));
  return {
    rng,
    cards: ALL,
    handSize,
    hands,
    deck,
    laid: hands.map(() => 0),
    shown: hands.map(() => []),
    points: hands.map(() => 0),
  };
}

const over = (state: State) => state.hands.some((hand, seat) => hand.length === 0 && state.laid[seat] === 0);

function awaiting(state: State): Seat[] {
  return over(state) ? [] : [...state.laid.keys()].filter((seat) => state.laid[seat] === 0);
}

function play(state: State, seat: Seat, action: Action, tell?: Tell<Event>): string | null {
  if (over(state)) return 'match-over';
  if (state.laid[seat] !== 0) return 'already-laid';
  if (!state.hands[seat]?.includes(action.card)) return 'not-in-hand';
  remove(state.hands[seat], action.card);
  state.laid[seat] = action.card;
  const { type, card } = { type: 'laid' as const, card: action.card };
  tell?.({ type, seat }, { to: [seat], event: { type, seat, card } });
  if (state.laid.every((laid) => laid !== 0)) show(state, tell);
  return null;
}

/** All cards are in: they are shown, the point is given, everybody draws while there is one for each. */
function show(state: State, tell?: Tell<Event>): void {
  const cards = [...state.laid];
  const top = Math.max(...cards);
  const winner = cards.filter((card) => card === top).length === 1 ? cards.indexOf(top) : null;
  tell?.({ type: 'shown', cards, winner });
  if (winner !== null) state.points[winner] = (state.points[winner] as number) + 1;
  const refill = state.deck.length >= cards.length;
  cards.forEach((laid, seat) => {
    state.shown[seat]?.push(laid);
    state.laid[seat] = 0;
    if (!refill) return;
    const card = state.deck.pop() as number;
    insert(state.hands[seat] as number[], card);
    tell?.({ type: 'drew', seat }, { to: [seat], event: { type: 'drew', seat, card } });
  });
}

function view(state: State, seat: Seat | null): View {
  return {
    seat,
    cards: state.cards,
    handSize: state.handSize,
    hand: seat === null ? [] : [...(state.hands[seat] as number[])],
    sizes: state.hands.map((hand) => hand.length),
    deck: state.deck.length,
    owing: state.laid.map((card) => card === 0),
    shown: state.shown.map((cards) => [...cards]),
    points: [...state.points],
  };
}

const put = <T>(list: readonly T[], at: number, value: T) => list.map((old, i) => (i === at ? value : old));

function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'laid': {
      const { hand, sizes, owing } = view;
      const kept = [...hand];
      if (event.card !== undefined) remove(kept, event.card);
      const size = (sizes[event.seat] as number) - 1;
      return { ...view, hand: kept, sizes: put(sizes, event.seat, size), owing: put(owing, event.seat, false) };
    }
    case 'shown': {
      const points = view.points.map((n, seat) => (seat === event.winner ? n + 1 : n));
      const shown = view.shown.map((cards, seat) => [...cards, event.cards[seat] as number]);
      return { ...view, points, shown, owing: view.owing.map(() => true) };
    }
    case 'drew': {
      const hand = [...view.hand];
      if (event.card !== undefined) insert(hand, event.card);
      const size = (view.sizes[event.seat] as number) + 1;
      return { ...view, hand, sizes: put(view.sizes, event.seat, size), deck: view.deck - 1 };
    }
  }
}

function imagine(seen: View, rng: Rng): State {
  const unseen = without(seen.cards, seen.hand, ...seen.shown);
  shuffle(rng, unseen);
  const laid = seen.owing.map((owes) => (owes ? 0 : (unseen.pop() as number)));
  const hands = seen.sizes.map((size, seat) =>
    seat === seen.seat ? [...seen.hand] : sorted(unseen.splice(unseen.length - size, size)),
  );
  const shown = seen.shown.map((cards) => [...cards]);
  return {
    rng: copyRng(rng),
    cards: seen.cards,
    handSize: seen.handSize,
    hands,
    deck: unseen,
    laid,
    shown,
    points: [...seen.points],
  };
}

export const highest: Game<State, Action, View, Event, Options> = {
  id: 'highest',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  refusals: ['match-over', 'already-laid', 'not-in-hand'],
  longest: 40,
  start,
  awaiting,
  interrupting: () => [],
  legal(state, seat) {
    if (over(state) || state.laid[seat] !== 0) return [];
    return [...new Set(state.hands[seat])].map((card) => LAY[card] as Action);
  },
  play,
  clone: (state) => ({
    ...state,
    rng: copyRng(state.rng),
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    laid: [...state.laid],
    shown: state.shown.map((cards) => [...cards]),
    points: [...state.points],
  }),
  view,
  fold,
  unveils: (event, hearer) => event.type === 'shown' || (event.type === 'drew' && event.seat === hearer),
  imagine,
  result(state) {
    if (!over(state)) return null;
    const best = Math.max(...state.points);
    return { winners: [...state.points.keys()].filter((seat) => state.points[seat] === best), by: 'points' };
  },
  check: (state) => (state.hands.some((hand) => hand.length > state.handSize) ? ['a hand is too large'] : []),
  census: (state) =>
    sorted([...state.hands.flat(), ...state.deck, ...state.laid.filter(Boolean), ...state.shown.flat()]),
  notation: {
    write: (action) => `lay ${action.card}`,
    read: (text) => LAY[Number(/^lay ([1-9])$/.exec(text)?.[1])] ?? null,
  },
  scenario: words,
};
