/** Steps of `when` as moves: `{side: 0, place: CARD, lane: 1}`, `{side: 1, endPhase: true}`, `{choose: feed}` … */
import type { Move } from '../../../kit/game.ts';
import { ScenarioError } from '../../../kit/scenario-words.ts';
import { type Action, DRAW_CARD, DRAW_COIN, END_PHASE, notation, placing, twinPlacings } from '../actions.ts';
import { LANES, sideOf } from '../battle/battle.ts';
import { FIRST_EXTRA, MOST_EXTRA } from '../cards/kinds.ts';
import { type State, TRAVELLER } from '../state.ts';
import { CardReader, designText, type Fields, numberAt } from './cards.ts';

const FLAGS: Readonly<Record<string, Action>> = {
  drawCard: DRAW_CARD,
  drawCoin: DRAW_COIN,
  endPhase: END_PHASE,
  skip: { type: 'skip' },
  leave: { type: 'leave' },
};
/** Steps with one value, written as their notation has it. */
const VALUES = ['go', 'choose', 'take', 'buy', 'ask', 'pay', 'pick', 'improve', 'forget'];

export const STEP_KEYS = ['side', 'place', 'lane', 'row', 'as', ...Object.keys(FLAGS), ...VALUES];

/** The move a step stands for. `row` is the side whose row is meant, the own one if it is left out. */
export function readStep(step: Fields, state: State): Move<Action> {
  const { side, seat: given, ...what } = step;
  const seat = numberAt(side ?? given ?? (state.battle === null ? TRAVELLER : undefined), 'side', 0, 1);
  if (what.place !== undefined) return { seat, action: readPlacing(what, seat, state) };
  const [key, ...more] = Object.keys(what);
  if (key === undefined || more.length > 0) throw new ScenarioError(more[0] ?? 'side', 'a step is one action');
  const flag = FLAGS[key];
  if (flag !== undefined) {
    if (what[key] !== true) throw new ScenarioError(key, 'must be true');
    return { seat, action: flag };
  }
  const action = notation.read(`${key} ${writtenValue(what[key])}`);
  if (action === null) throw new ScenarioError(key, `${JSON.stringify(what[key])} is not possible here`);
  return { seat, action };
}

/** Coins may be written `light` and `shadow`. */
function writtenValue(value: unknown): string {
  return String(value).replace(/^(light|shadow)\b/, 'coin-$1');
}

function readPlacing({ place, lane, row, as }: Fields, seat: number, state: State): Action {
  const own = numberAt(lane, 'lane', 0, 2 * LANES - 1);
  const at = row !== undefined && numberAt(row, 'row', 0, 1) !== seat ? own + LANES : own;
  const card = typeof place === 'number' ? cardAtIndex(place, seat, state) : cardIn(place, state);
  if (as === undefined) return placing(card, at);
  const action = twinPlacings(card, at).find((one) => one.type === 'place' && one.as === as);
  if (action === undefined) throw new ScenarioError('as', 'must be light or shadow');
  return action;
}

/** The n-th card of a hand, cards before coins; past its end a card that is not there. */
function cardAtIndex(index: number, seat: number, { battle }: State): number {
  const side = battle === null ? null : sideOf(battle, seat);
  return [...(side?.hand ?? []), ...(side?.purse ?? [])][index] ?? FIRST_EXTRA + MOST_EXTRA - 1;
}

/** A card by code or design; a design that the battle does not hold stands for a card that is not there. */
function cardIn(value: unknown, { battle }: State): number {
  const reader = new CardReader();
  const kind = reader.read(value, 'place');
  if (kind < FIRST_EXTRA) return kind;
  const text = designText(reader.design(kind));
  const at = battle?.extra.findIndex((design) => designText(design) === text) ?? -1;
  return FIRST_EXTRA + (at < 0 ? MOST_EXTRA - 1 : at);
}
