/** A copy of a state that shares nothing either of the two would change. */
import { copyRng } from '../../kit/rng.ts';
import type { State } from './state.ts';

export function clone(state: State): State {
  return {
    rng: copyRng(state.rng),
    options: state.options,
    cards: state.cards,
    hands: state.hands.map((hand) => hand.slice()),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    colour: state.colour,
    phase: state.phase,
    turn: state.turn,
    direction: state.direction,
    stack: state.stack,
    bluff: state.bluff,
    drawn: state.drawn,
    layer: state.layer,
    fresh: state.fresh,
    owes: state.owes,
    passes: state.passes,
    round: state.round,
    turns: state.turns,
    leader: state.leader,
    scores: state.scores.slice(),
    wentOut: state.wentOut.slice(),
    roundEnd: state.roundEnd,
    result: state.result,
  };
}
