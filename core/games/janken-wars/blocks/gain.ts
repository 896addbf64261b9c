/** Blocks by which further cards join the winner's domain. They were not won by a duel: they do not act. */
import type { Tell } from '../../../kit/game.ts';
import { type ActionDesign, TYPES } from '../deck/design.ts';
import { draw } from '../deck-pile.ts';
import type { Event } from '../events.ts';
import { TOKEN } from '../kinds.ts';
import type { State } from '../state.ts';
import { takeOut } from '../zones.ts';
import { type ActionBlock, nothingChosen, winnerChooses, winnersDomain, winnersPile } from './block.ts';

type Of<K extends ActionDesign['kind']> = Extract<ActionDesign, { kind: K }>;
type Source = Extract<Event, { type: 'gained' }>['from'];

function gain(state: State, from: Source, cards: readonly number[], tell?: Tell<Event>): void {
  winnersDomain(state).push(...cards);
  state.changed[state.winner] = true;
  tell?.({ type: 'gained', seat: state.winner, from, cards });
}

/** The top cards of the deck, or as many as there are. */
export const gainDeck: ActionBlock<Of<'gain-deck'>> = {
  ...nothingChosen,
  zone: (state) => state.deck,
  refusal: () => null,
  open(state, { count }, tell) {
    const cards: number[] = [];
    while (cards.length < count && state.deck.length > 0) cards.push(draw(state));
    gain(state, 'deck', cards, tell);
    return 'done';
  },
};

const FREEBIE: readonly number[] = [TOKEN];

/** Tokens, of which there are always enough. */
export const gainTokens: ActionBlock<Of<'gain-tokens'>> = {
  ...nothingChosen,
  zone: () => FREEBIE,
  refusal: () => null,
  open(state, { count }, tell) {
    gain(state, 'tokens', Array<number>(count).fill(TOKEN), tell);
    return 'done';
  },
};

/** A second table card, of the type the action names. */
export const takeSecond: ActionBlock<Of<'take-second'>> = {
  ...winnerChooses,
  ask: () => 'pick-table',
  zone: (state) => state.table,
  refusal: (state, { type }, card) => (state.kinds[card]?.type === TYPES.indexOf(type) ? null : 'wrong-type'),
  pick(state, _action, card, tell) {
    takeOut(state.table, card);
    gain(state, 'table', [card], tell);
    return 'done';
  },
};

/** A card of the winner's discard pile. */
export const returnOwn: ActionBlock<Of<'return-own'>> = {
  ...winnerChooses,
  ask: () => 'pick-pile',
  zone: winnersPile,
  refusal: () => null,
  pick(state, _action, card, tell) {
    takeOut(winnersPile(state), card);
    gain(state, 'pile', [card], tell);
    return 'done';
  },
};
