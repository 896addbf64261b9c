/**
 * How Normal judges what it may do: each action is carried out in a few worlds that agree with its view,
 * and the one after which its outlook is best is taken. What it decides itself before the turn is over
 * (a colour, the play after a raise, a brace or an exchange, a turn that goes on) is part of the action.
 */
import type { Seat } from '../../../kit/game.ts';
import { type Action, NAMINGS, PASS } from '../actions.ts';
import { COLOURS, type Colour } from '../colours.ts';
import { legal } from '../legal.ts';
import { play } from '../play.ts';
import { clone, type State } from '../state.ts';
import { outlook } from './outlook.ts';

/** How much rarer than any other the colour is named that lay there already. */
const SAME_COLOUR = 0.4;

/** Who decides what, as a player is asked. Null is an answer of a seat that is not awaited: no jump-in. */
interface Decision {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly awaited: boolean;
}

/** The action with the best outlook over some worlds; null if a jump-in is better let pass. */
export function bestAction(worlds: readonly State[], { seat, legal, awaited }: Decision): Action | null {
  const actions = worthTrying(legal);
  if (awaited && actions.length === 1) return actions[0] ?? null;
  let best: Action | null = null;
  let most = awaited ? Number.NEGATIVE_INFINITY : meanOf(worlds, (world) => outlook(world, seat));
  for (const action of actions) {
    const worth = meanOf(worlds, (world) => worthOf(world, seat, action));
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

function meanOf(worlds: readonly State[], value: (world: State) => number): number {
  let sum = 0;
  for (const world of worlds) sum += value(world);
  return sum / worlds.length;
}

/** The actions worth a thought: of all amounts of energy only the whole and the half of it. */
export function worthTrying(actions: readonly Action[]): Action[] {
  let most = 0;
  for (const action of actions) if ('amount' in action) most = Math.max(most, action.amount);
  const half = Math.ceil(most / 2);
  return actions.filter((action) => !('amount' in action) || action.amount === most || action.amount === half);
}

function worthOf(world: State, seat: Seat, action: Action): number {
  const later = clone(world);
  play(later, seat, action);
  return action.type === 'predict' ? valueOfPrediction(later, seat) : settled(later, seat, goesOn(action));
}

/** Whether the turn certainly goes on after an action. */
function goesOn({ type }: Action): boolean {
  return type === 'raise' || type === 'brace' || type === 'exchange';
}

/** The outlook once the seat's own further choices of this turn are made; `onTurn`: it is sure to have one. */
function settled(later: State, seat: Seat, onTurn: boolean): number {
  const { flow, result } = later;
  if (result === null && flow.phase === 'predict') passAll(later);
  const mine = result === null && flow.turn === seat;
  if (mine && (onTurn || flow.continued || flow.phase === 'colour' || flow.phase === 'drawn')) {
    return bestOf(later, seat);
  }
  return outlook(later, seat);
}

/** The best outlook after one more action; energy is not thought of again. */
function bestOf(state: State, seat: Seat): number {
  let best = 0;
  for (const action of legal(state, seat)) {
    if (goesOn(action)) continue;
    const later = clone(state);
    play(later, seat, action);
    if (later.flow.phase === 'predict') passAll(later);
    best = Math.max(best, outlook(later, seat));
  }
  return best;
}

function passAll(state: State): void {
  state.predictions.forEach((given, seat) => {
    if (given === 'owes') play(state, seat, PASS);
  });
}

/** The mean over the colours that may be named now that the seat has predicted. */
function valueOfPrediction(later: State, seat: Seat): number {
  passAll(later);
  let sum = 0;
  let weights = 0;
  for (const colour of COLOURS) {
    const weight = likelihood(later, colour);
    const named = clone(later);
    play(named, named.flow.turn, NAMINGS[colour] as Action);
    sum += weight * outlook(named, seat);
    weights += weight;
  }
  return sum / weights;
}

/** Who plays a black card is likely short of the current colour. */
function likelihood({ flow }: State, colour: Colour): number {
  return colour === flow.colour ? SAME_COLOUR : 1;
}
