/** Source: the computer player the source describes, by its behaviour tree. */
import type { Seat } from '../../../kit/game.ts';
import type { Rng } from '../../../kit/rng.ts';
import type { Answer, Player, Question } from '../../../players/player.ts';
import type { Action } from '../actions.ts';
import { type Card, codeOf, isBlack, kindOf } from '../cards.ts';
import { COLOURS, type Colour, FIRE, RAIN, THUNDER, WIND } from '../colours.ts';
import type { Event } from '../events.ts';
import { countCards } from '../perform.ts';
import { living, nextLiving } from '../state.ts';
import type { View } from '../view.ts';
import { decide } from './behaviour.ts';
import { because, explain } from './reasons.ts';
import { type Choice, type Condition, sourceTree } from './source-tree.ts';
import { pickTarget, targetWeight } from './targets.ts';

type Asked = Question<View, Action, Event>;
type Play = Extract<Action, { type: 'play' }>;

export const source: Player<View, Action, Event> = {
  level: 'source',
  listens: false,
  choose(asked): Answer<Action> {
    const decision = decide(sourceTree, {
      holds: (condition) => holds(asked, condition),
      choose: (choice) => choose(asked, choice),
    });
    const { view, seat, legal, awaited } = asked;
    if (decision === null) {
      const action = awaited ? (legal[0] as Action) : null;
      return { action, reason: explain(view, seat, legal, action) };
    }
    const { action, path } = decision;
    const card = 'card' in action ? codeOf(action.card) : '';
    return { action, reason: because('reason.branch', { branch: path.slice(1).join('/'), card }) };
  },
};

function holds({ view, seat, awaited }: Asked, condition: Condition): boolean {
  const { phase } = view.flow;
  switch (condition) {
    case 'not-my-turn':
      return !awaited;
    case 'a-stack-is-open':
      return phase === 'stack';
    case 'a-colour-is-asked':
      return phase === 'colour';
    case 'a-prediction-is-asked':
      return phase === 'predict';
    case 'reverse-hurts':
      return reverseHurts(view, seat);
  }
}

/** As a Skip between two; otherwise where it takes the turn from the weightier target of both neighbours. */
function reverseHurts(view: View, seat: Seat): boolean {
  if (living(view.seats) === 2) return true;
  const next = nextLiving(view.seats, seat, view.flow.direction);
  const before = nextLiving(view.seats, seat, view.flow.direction === 1 ? -1 : 1);
  return targetWeight(view, next) > targetWeight(view, before);
}

function choose(asked: Asked, choice: Choice): Action | null {
  const { legal, view } = asked;
  const find = (type: Action['type']) => legal.find((action) => action.type === type) ?? null;
  switch (choice) {
    case 'jump-in':
      return aimed(asked, (action) => action.type === 'jump');
    case 'predict-nothing':
      return legal.find((action) => action.type === 'predict' && action.colour === null) ?? null;
    case 'wanted-colour':
      return ofColour(legal, 'colour', wantedColours(view));
    case 'skill-for-full-bar':
      return ofColour(legal, 'exchange', view.flow.colour === null ? wantedColours(view) : [view.flow.colour]);
    case 'raise-an-attack':
      return legal.some(attacks) ? most(legal, 'raise') : null;
    case 'brace':
      return most(legal, 'brace');
    case 'take':
    case 'draw':
    case 'end':
      return find(choice);
    default:
      return playOf(asked, choice);
  }
}

/** Of actions of a type that name a colour, the first by a list of colours. */
function ofColour(legal: readonly Action[], type: 'colour' | 'exchange', wanted: readonly Colour[]): Action | null {
  for (const colour of wanted) {
    const found = legal.find((action) => action.type === type && action.colour === colour);
    if (found !== undefined) return found;
  }
  return null;
}

/** The colours by how many cards of them are held; among equals Control, Attack, Shield, Healing. */
function wantedColours({ hand }: View): Colour[] {
  const order = [THUNDER, FIRE, WIND, RAIN];
  return order.sort((a, b) => countCards(hand, b) - countCards(hand, a));
}

const attacks = (action: Action) => action.type === 'play' && kindOf(action.card).number > 0;

function most(legal: readonly Action[], type: 'raise' | 'brace'): Action | null {
  let best: Extract<Action, { amount: number }> | null = null;
  for (const action of legal) {
    if (action.type === type && action.amount > (best?.amount ?? 0)) best = action;
  }
  return best;
}

const CARDS: Readonly<Partial<Record<Choice, (card: Card) => boolean>>> = {
  'plus-two': (card) => kindOf(card).symbol === '+2',
  'plus-four': (card) => kindOf(card).symbol === 'W4',
  wild: (card) => kindOf(card).symbol === 'W',
  skip: (card) => kindOf(card).symbol === 'S',
  reverse: (card) => kindOf(card).symbol === 'R',
  ...Object.fromEntries(
    (['fire', 'wind', 'rain', 'thunder'] as const).flatMap((element, colour) => [
      [`${element}-skill`, (card: Card) => kindOf(card).symbol === '*' && kindOf(card).colour === COLOURS[colour]],
      [`${element}-number`, (card: Card) => kindOf(card).number > 0 && kindOf(card).colour === COLOURS[colour]],
    ]),
  ),
};

/** The play of the highest card of a sort, at a target by weight, naming the wanted colour. */
function playOf(asked: Asked, choice: Choice): Action | null {
  const fits = CARDS[choice];
  if (fits === undefined) return null;
  const plays = asked.legal.filter((action): action is Play => action.type === 'play' && fits(action.card));
  const highest = Math.max(...plays.map(({ card }) => kindOf(card).number));
  const named = wantedColours(asked.view)[0] ?? null;
  return aimed(asked, (action) => {
    if (action.type !== 'play' || !fits(action.card) || kindOf(action.card).number !== highest) return false;
    return !isBlack(action.card) || action.colour === null || action.colour === named;
  });
}

/** Of some actions that differ in their target, the one at a target picked by weight. */
function aimed({ legal, view, seat, rng }: Asked, fits: (action: Action) => boolean): Action | null {
  const some = legal.filter(fits);
  const targets = some.flatMap((action) => ('target' in action && action.target !== null ? [action.target] : []));
  const others = targets.filter((target) => target !== seat);
  if (others.length === 0) return some[0] ?? null;
  const target = pick(view, others, rng);
  return some.find((action) => 'target' in action && action.target === target) ?? null;
}

function pick(view: View, seats: readonly Seat[], rng: Rng): Seat {
  return pickTarget(view, [...new Set(seats)], rng);
}
