/** Blocks by which cards go to discard piles. A card goes to the pile of the player who discards it. */
import type { Seat, Tell } from '../../../kit/game.ts';
import { pick } from '../../../kit/rng.ts';
import { discardable, discardRefusal, sweepable } from '../conditions.ts';
import type { ActionDesign } from '../deck/design.ts';
import type { Event } from '../events.ts';
import { other, type State } from '../state.ts';
import { takeOut } from '../zones.ts';
import { type ActionBlock, losersDomain, winnerChooses, winnersDomain, winnersPile } from './block.ts';

type Of<K extends ActionDesign['kind']> = Extract<ActionDesign, { kind: K }>;

function discard(state: State, seat: Seat, cards: readonly number[], by: Seat | null, tell?: Tell<Event>): void {
  for (const card of cards) {
    takeOut(state.domains[seat] as number[], card);
    state.discards[seat]?.push(card);
  }
  state.changed[seat] = true;
  tell?.({ type: 'discarded', seat, cards, by });
}

/** The opponent discards: a card of the winner's or of their own choice, a random one, or all. */
export const opponentDiscards: ActionBlock<Of<'opponent-discards'>> = {
  ask: ({ choice }) => (choice === 'winner' || choice === 'opponent' ? 'pick-domain' : null),
  chooser: (state, { choice }) => (choice === 'opponent' ? other(state.winner) : state.winner),
  zone: losersDomain,
  refusal(state, { choice }, card) {
    const refusal = discardRefusal(state, other(state.winner), card);
    return choice === 'all' && refusal === 'wall-first' ? null : refusal;
  },
  open(state, { choice }, tell) {
    const victim = other(state.winner);
    if (choice === 'all') discard(state, victim, sweepable(state, victim), null, tell);
    else if (choice === 'random') discard(state, victim, [pick(state.rng, discardable(state, victim))], null, tell);
    else return 'waits';
    return 'done';
  },
  pick(state, action, card, tell) {
    discard(state, other(state.winner), [card], this.chooser(state, action), tell);
    return 'done';
  },
};

/** The cost: the winner discards a card of their own. */
export const discardOwn: ActionBlock<Of<'discard-own'>> = {
  ...winnerChooses,
  ask: () => 'pick-domain',
  zone: winnersDomain,
  refusal: (state, _action, card) => discardRefusal(state, state.winner, card),
  pick(state, _action, card, tell) {
    discard(state, state.winner, [card], state.winner, tell);
    return 'done';
  },
};

/** The winner discards one of the cards left on the table. */
export const discardTable: ActionBlock<Of<'discard-table'>> = {
  ...winnerChooses,
  ask: () => 'pick-table',
  zone: (state) => state.table,
  refusal: () => null,
  pick(state, _action, card, tell) {
    takeOut(state.table, card);
    winnersPile(state).push(card);
    tell?.({ type: 'cleared', seat: state.winner, card });
    return 'done';
  },
};
