/** What a seat sees of a match, and worlds that agree with it. */
import type { Seat } from '../../kit/game.ts';
import { without } from '../../kit/piles.ts';
import { below, copyRng, type Rng, shuffle } from '../../kit/rng.ts';
import { topCards } from './deck-pile.ts';
import { NONE, type Public, type State, type View } from './state.ts';

/** A copy of the shared part that can change without its original. */
function copyPublic(from: Readonly<Public>): Public {
  return {
    kinds: from.kinds,
    cards: from.cards,
    table: from.table.slice(),
    domains: [(from.domains[0] as number[]).slice(), (from.domains[1] as number[]).slice()],
    discards: [(from.discards[0] as number[]).slice(), (from.discards[1] as number[]).slice()],
    stars: from.stars.slice(),
    changed: from.changed.slice(),
    round: from.round,
    phase: from.phase,
    tied: from.tied.slice(),
    winner: from.winner,
    won: from.won,
    held: from.held,
    pending: from.pending,
    looking: from.looking,
    placed: from.placed,
    trader: from.trader,
    result: from.result,
  };
}

export function clone(state: State): State {
  return {
    kinds: state.kinds,
    cards: state.cards,
    rng: copyRng(state.rng),
    deck: state.deck.slice(),
    buried: state.buried,
    known: [state.known[0] as number, state.known[1] as number],
    throws: [state.throws[0] as number, state.throws[1] as number],
    table: state.table.slice(),
    domains: [(state.domains[0] as number[]).slice(), (state.domains[1] as number[]).slice()],
    discards: [(state.discards[0] as number[]).slice(), (state.discards[1] as number[]).slice()],
    stars: [state.stars[0] as number, state.stars[1] as number],
    changed: [state.changed[0] as boolean, state.changed[1] as boolean],
    round: state.round,
    phase: state.phase,
    tied: state.tied.slice(),
    winner: state.winner,
    won: state.won,
    held: state.held,
    pending: state.pending,
    looking: state.looking,
    placed: state.placed,
    trader: state.trader,
    result: state.result,
  };
}

function copyList<T>(to: T[], from: readonly T[]): void {
  const { length } = from;
  if (to.length > length) to.length = length;
  for (let i = 0; i < length; i++) to[i] = from[i] as T;
}

/** Makes a state equal to another of the same match, in place: for searches that keep their states. */
export function overwrite(to: State, from: State): void {
  copyList(to.rng, from.rng);
  copyList(to.deck, from.deck);
  to.buried = from.buried;
  copyList(to.known, from.known);
  copyList(to.throws, from.throws);
  copyList(to.table, from.table);
  for (let seat = 0; seat < 2; seat++) {
    copyList(to.domains[seat] as number[], from.domains[seat] as number[]);
    copyList(to.discards[seat] as number[], from.discards[seat] as number[]);
  }
  copyList(to.stars, from.stars);
  copyList(to.changed, from.changed);
  to.round = from.round;
  to.phase = from.phase;
  copyList(to.tied, from.tied);
  to.winner = from.winner;
  to.won = from.won;
  to.held = from.held;
  to.pending = from.pending;
  to.looking = from.looking;
  to.placed = from.placed;
  to.trader = from.trader;
  to.result = from.result;
}

/** Throws are in no view, not even in their thrower's, until both are shown. */
export function view(state: State, seat: Seat | null): View {
  return {
    ...copyPublic(state),
    seat,
    deck: state.deck.length,
    top: seat === null ? [] : topCards(state, state.known[seat] as number),
    bottom: state.deck.slice(0, state.buried),
    owing: owing(state),
  };
}

function owing({ phase, throws }: State): boolean[] {
  const duel = phase === 'duel' || phase === 'last-duel';
  return throws.map((thrown) => duel && thrown === NONE);
}

/** The cards of the deck in no order: whatever lies nowhere else. */
export function deckCards(seen: View): number[] {
  const lying = [...seen.table, ...seen.domains.flat(), ...seen.discards.flat(), seen.held];
  return without(
    seen.cards,
    lying.filter((card) => card > 0),
  );
}

/** The known ends of the deck lie where the view has them, the rest in any order. */
export function imagine(seen: View, rng: Rng): State {
  const { seat, top, bottom, owing: owes, deck: size, ...shared } = seen;
  const known = [0, 0];
  if (seat !== null) known[seat] = top.length;
  const middle = Math.max(0, size - top.length - bottom.length);
  const ends = [...bottom, ...top.slice(0, size - bottom.length)];
  const unseen = without(deckCards(seen), ends);
  shuffle(rng, unseen);
  const upper = top.slice(0, size - bottom.length).reverse();
  const duel = seen.phase === 'duel' || seen.phase === 'last-duel';
  return {
    ...copyPublic(shared),
    deck: [...bottom, ...unseen.slice(0, middle), ...upper],
    buried: bottom.length,
    known,
    throws: owes.map((owing) => (duel && !owing ? below(rng, 3) : NONE)),
    rng: copyRng(rng),
  };
}
