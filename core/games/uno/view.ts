/** What one seat, or a spectator, may know of a state. */
import type { Seat } from '../../kit/game.ts';
import type { Bluff, BluffSeen, State, View } from './state.ts';

export function view(state: State, seat: Seat | null): View {
  const over = state.phase === 'round-over' || state.phase === 'match-over';
  return {
    seat,
    options: state.options,
    cards: state.cards,
    hand: seat === null ? [] : [...(state.hands[seat] as number[])],
    sizes: state.hands.map((hand) => hand.length),
    drawSize: state.draw.length,
    discard: [...state.discard],
    colour: state.colour,
    phase: state.phase,
    turn: state.turn,
    direction: state.direction,
    stack: state.stack,
    bluff: state.bluff === null ? null : bluffSeen(state.bluff, seat),
    drawn: seat === state.turn ? state.drawn : null,
    layer: state.layer,
    fresh: state.fresh,
    owes: state.owes,
    passes: state.passes,
    round: state.round,
    turns: state.turns,
    leader: state.leader,
    scores: [...state.scores],
    wentOut: [...state.wentOut],
    roundEnd: state.roundEnd,
    open: over ? state.hands.map((hand) => [...hand]) : null,
    result: state.result,
  };
}

function bluffSeen({ seat, colour, hand }: Bluff, hearer: Seat | null): BluffSeen {
  return { seat, colour, size: hand.length, hand: hearer === seat ? hand : null };
}
