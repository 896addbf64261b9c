/** What one seat, or a spectator, may know: everything but the others' cards, the pile and what is sealed. */
import type { Result, Seat } from '../../kit/game.ts';
import type { Card } from './cards.ts';
import type { Colour } from './colours.ts';
import { offersOf } from './legal.ts';
import type { Options } from './options.ts';
import { copySeats, type Flow, type Prediction, type Seats, type State } from './state.ts';

export interface View {
  /** Whose view it is; null: a spectator. */
  readonly seat: Seat | null;
  readonly options: Options;
  readonly pack: readonly Card[];
  /** By seat, places in `SHAMANS`. */
  readonly shamans: readonly number[];
  readonly flow: Readonly<Flow>;
  readonly seats: Seats;
  readonly hand: readonly Card[];
  /** Cards in each hand and in the draw pile. */
  readonly sizes: readonly number[];
  readonly deck: number;
  /** Face up, top last. */
  readonly discard: readonly Card[];
  /** The cards this seat has just drawn, of which it may play one. */
  readonly drawn: readonly Card[];
  /** What each seat predicted: one's own, or that it is `sealed`. */
  readonly predictions: readonly (Prediction | 'sealed')[];
  /** Colours of Skill Cards this seat may take for its full bar now. */
  readonly offers: readonly Colour[];
  readonly result: Result | null;
}

export function view(state: State, seat: Seat | null): View {
  const mine = seat !== null && seat === state.flow.turn;
  return {
    seat,
    options: state.options,
    pack: state.pack,
    shamans: state.shamans,
    flow: { ...state.flow },
    seats: copySeats(state.seats),
    hand: seat === null ? [] : (state.hands[seat] as Card[]).slice(),
    sizes: state.hands.map((hand) => hand.length),
    deck: state.draw.length,
    discard: state.discard.slice(),
    drawn: mine ? state.drawn.slice() : [],
    predictions: state.predictions.map((given, of) => {
      return given === null || given === 'owes' || of === seat ? given : 'sealed';
    }),
    offers: mine ? offersOf(state, seat) : [],
    result: state.result,
  };
}
