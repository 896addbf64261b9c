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
    ...copyPublic(state),
    rng: copyRng(state.rng),
    deck: state.deck.slice(),
    buried: state.buried,
    known: state.known.slice(),
    throws: state.throws.slice(),
  };
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
