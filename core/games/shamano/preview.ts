/**
 * What an action would do, as far as its seat can know: for guide lines and warnings while targeting.
 * The action is played by the very code of a real play, on stand-ins for the world: one for each colour
 * the hidden hands might be full of and for each outcome of chance. Where these differ, the answer is a
 * range.
 */
import type { Seat } from '../../kit/game.ts';
import { without } from '../../kit/piles.ts';
import { type Action, NAMINGS, PASS } from './actions.ts';
import { type Card, colourOn, isBlack, WILD } from './cards.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { Event } from './events.ts';
import { play } from './play.ts';
import { copySeats, living, type State } from './state.ts';
import type { View } from './view.ts';

/** From the least to the most; equal if it is certain. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const MEASURES = ['blocked', 'through', 'healed', 'lost', 'shield', 'broken', 'drawn'] as const;
/**
 * What the shield and a brace block and what reaches the hit points; healing; hit points lost; shield
 * gained and broken by a card; cards drawn or received.
 */
type Measure = (typeof MEASURES)[number];

export type SeatPreview = { readonly [M in Measure | 'hp']: Range } & {
  readonly defeated: 'no' | 'maybe' | 'yes';
};

/** By seat, until the end of the play; null for an exchange and for an action that is not legal. */
export type Preview = readonly SeatPreview[];

type Outcome = Record<Measure | 'hp', number>;

export function preview(view: View, seat: Seat, action: Action): Preview | null {
  const outcomes: Outcome[][] = [];
  for (const fill of [null, ...COLOURS]) {
    for (let die = 0; die < living(view.seats); die++) {
      const outcome = tryOut(standIn(view, fill, die), seat, action);
      if (outcome === null) return null;
      outcomes.push(outcome);
    }
  }
  return view.sizes.map((_, of) => merge(outcomes.map((outcome) => outcome[of] as Outcome)));
}

/** A world in which the hidden hands hold as many cards of a colour as they can (null: none). */
function standIn(view: View, fill: Colour | null, die: number): State {
  const unseen = without(view.pack, view.hand, view.discard);
  const wanted = unseen.filter((card) => fill !== null && !isBlack(card) && colourOn(card) === fill);
  const handOf = (size: number) => Array.from({ length: size }, (_, i): Card => wanted[i] ?? WILD);
  return {
    rng: [1, 2, 3, 4],
    dice: [die],
    options: view.options,
    pack: view.pack,
    shamans: view.shamans,
    flow: { ...view.flow },
    seats: copySeats(view.seats),
    hands: view.sizes.map((size, of) => (of === view.seat ? view.hand.slice() : handOf(size))),
    draw: Array.from({ length: view.deck }, () => WILD),
    discard: view.discard.slice(),
    drawn: view.drawn.slice(),
    predictions: view.predictions.map((given) => (given === 'sealed' ? 'pass' : given)),
    result: view.result,
  };
}

function tryOut(state: State, seat: Seat, action: Action): Outcome[] | null {
  const sums = state.hands.map((): Outcome => {
    return { blocked: 0, through: 0, healed: 0, lost: 0, shield: 0, broken: 0, drawn: 0, hp: 0 };
  });
  const listen = (event: Event) => note(sums, event);
  if (play(state, seat, action, listen) !== null) return null;
  nameAnyColour(state, listen);
  sums.forEach((sum, of) => {
    sum.hp = state.seats.hp[of] as number;
  });
  return sums;
}

/** A card that waits for predictions and its colour is carried out as if all had passed. */
function nameAnyColour(state: State, listen: (event: Event) => void): void {
  state.predictions.forEach((given, seat) => {
    if (given === 'owes') play(state, seat, PASS, listen);
  });
  if (state.flow.phase === 'colour') play(state, state.flow.turn, NAMINGS[state.flow.colour ?? 0] as Action, listen);
}

function note(sums: readonly Outcome[], event: Event): void {
  const add = (seat: Seat, measure: Measure, amount: number) => {
    (sums[seat] as Outcome)[measure] += amount;
  };
  switch (event.type) {
    case 'damage':
      add(event.seat, 'blocked', event.blocked + event.braced);
      add(event.seat, 'through', event.through);
      return;
    case 'healed':
    case 'lost':
    case 'shield':
      add(event.seat, event.type, event.amount);
      return;
    case 'shield-broken':
      add(event.seat, 'broken', event.amount);
      return;
    case 'drew':
      add(event.seat, 'drawn', event.count);
      return;
    case 'gave':
      add(event.to, 'drawn', 1);
  }
}

function merge(outcomes: readonly Outcome[]): SeatPreview {
  const range = (measure: Measure | 'hp'): Range => {
    const values = outcomes.map((outcome) => outcome[measure]);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const hp = range('hp');
  const measures = Object.fromEntries(MEASURES.map((measure) => [measure, range(measure)])) as Record<Measure, Range>;
  return { ...measures, hp, defeated: hp.high === 0 ? 'yes' : hp.low === 0 ? 'maybe' : 'no' };
}
