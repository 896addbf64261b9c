/**
 * The block by which the winner looks at the deck's top and orders it anew: the cards are put back one
 * by one, the next to be drawn first; the last has no choice left.
 */
import type { ActionDesign } from '../deck/design.ts';
import { place, reveal, topCards } from '../deck-pile.ts';
import type { ActionBlock } from './block.ts';

export const look: ActionBlock<Extract<ActionDesign, { kind: 'look' }>> = {
  ask: () => 'order',
  chooser: (state) => state.winner,
  zone(state) {
    if (state.looking === 0) return state.deck;
    const { deck, looking, placed } = state;
    return deck.slice(deck.length - looking, deck.length - placed);
  },
  refusal: () => null,
  open(state, { count }, tell) {
    const cards = topCards(state, count);
    const seat = state.winner;
    reveal(state, seat, cards.length);
    tell?.(
      { type: 'looked', seat, count: cards.length },
      { to: [seat], event: { type: 'looked', seat, count: cards.length, cards } },
    );
    if (cards.length < 2) return 'done';
    state.looking = cards.length;
    return 'waits';
  },
  pick(state, _action, card, tell) {
    const seat = state.winner;
    place(state, card, state.placed);
    state.placed++;
    tell?.({ type: 'placed', seat }, { to: [seat], event: { type: 'placed', seat, card } });
    if (state.placed < state.looking - 1) return 'waits';
    state.looking = 0;
    state.placed = 0;
    return 'done';
  },
};
