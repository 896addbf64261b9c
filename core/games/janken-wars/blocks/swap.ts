/** Blocks by which the won card itself goes to the opponent. That is no discard: no wall stands in its way. */

import { swapRefusal } from '../conditions.ts';
import type { ActionDesign } from '../deck/design.ts';
import { NONE, other, type State } from '../state.ts';
import { takeOut } from '../zones.ts';
import { type ActionBlock, losersDomain, nothingChosen, winnerChooses, winnersDomain } from './block.ts';

type Of<K extends ActionDesign['kind']> = Extract<ActionDesign, { kind: K }>;

/** The held card joins the opponent's domain. */
function handOver(state: State): number {
  const card = state.held;
  losersDomain(state).push(card);
  state.held = NONE;
  state.changed[other(state.winner)] = true;
  return card;
}

/** The won card for one of the opponent's. The card gained this way does not act. */
export const swap: ActionBlock<Of<'swap'>> = {
  ...winnerChooses,
  ask: () => 'pick-domain',
  zone: losersDomain,
  refusal: (state, _action, card) => swapRefusal(state, card),
  pick(state, _action, card, tell) {
    takeOut(losersDomain(state), card);
    winnersDomain(state).push(card);
    state.changed[state.winner] = true;
    const gave = handOver(state);
    tell?.({ type: 'swapped', seat: state.winner, gave, got: card });
    return 'done';
  },
};

/** The won card joins the opponent's domain. */
export const give: ActionBlock<Of<'give'>> = {
  ...nothingChosen,
  zone: (state) => [state.held],
  refusal: () => null,
  open(state, _action, tell) {
    const card = handOver(state);
    tell?.({ type: 'gave', seat: state.winner, card });
    return 'done';
  },
};
