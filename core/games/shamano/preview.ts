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

type Sums = Record<Measure | 'hp', number>;

interface Outcome {
  readonly sums: readonly Sums[];
  /** A random choice took part, or what a hidden hand holds. */
  readonly byChance: boolean;
  readonly byHands: boolean;
}

export function preview(view: View, seat: Seat, action: Action): Preview | null {
  const unseen = without(view.pack, view.hand, view.discard);
  const dice = living(view.seats);
  const outcomes: Outcome[] = [];
  for (const fill of [null, ...COLOURS]) {
    let outcome = tryOut(standIn(view, unseen, fill, 0), seat, action);
    if (outcome === null) return null;
    outcomes.push(outcome);
    for (let die = 1; die < dice && outcome?.byChance; die++) {
      outcome = tryOut(standIn(view, unseen, fill, die), seat, action);
      if (outcome !== null) outcomes.push(outcome);
    }
    if (!outcome?.byHands) break;
  }
  return view.sizes.map((_, of) => merge(outcomes.map(({ sums }) => sums[of] as Sums)));
}

/** A world in which the hidden hands hold as many cards of a colour as they can (null: none). */
function standIn(view: View, unseen: readonly Card[], fill: Colour | null, die: number): State {
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

function tryOut(state: State, seat: Seat, action: Action): Outcome | null {
  const sums = state.hands.map((): Sums => {
    return { blocked: 0, through: 0, healed: 0, lost: 0, shield: 0, broken: 0, drawn: 0, hp: 0 };
  });
  let byHands = false;
  const listen = (event: Event) => {
    if (event.type === 'counted' || event.type === 'compared') byHands = true;
    note(sums, event);
  };
  if (play(state, seat, action, listen) !== null) return null;
  nameAnyColour(state, listen);
  sums.forEach((sum, of) => {
    sum.hp = state.seats.hp[of] as number;
  });
  return { sums, byChance: state.dice.length === 0, byHands };
}

/** A card that waits for predictions and its colour is carried out as if all had passed. */
function nameAnyColour(state: State, listen: (event: Event) => void): void {
  state.predictions.forEach((given, seat) => {
    if (given === 'owes') play(state, seat, PASS, listen);
  });
  if (state.flow.phase === 'colour') play(state, state.flow.turn, NAMINGS[state.flow.colour ?? 0] as Action, listen);
}

function note(sums: readonly Sums[], event: Event): void {
  const add = (seat: Seat, measure: Measure, amount: number) => {
    (sums[seat] as Sums)[measure] += amount;
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

function merge(outcomes: readonly Sums[]): SeatPreview {
  const range = (measure: Measure | 'hp'): Range => {
    const values = outcomes.map((sums) => sums[measure]);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const hp = range('hp');
  const measures = Object.fromEntries(MEASURES.map((measure) => [measure, range(measure)])) as Record<Measure, Range>;
  return { ...measures, hp, defeated: hp.high === 0 ? 'yes' : hp.low === 0 ? 'maybe' : 'no' };
}
