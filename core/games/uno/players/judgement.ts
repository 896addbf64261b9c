/**
 * The rule of thumb behind Normal, and the playout policy of search: every action gets a worth from the
 * seat's own hand, the sizes of the others and the rules of the table; the highest is taken. It runs in
 * well under a microsecond an action and allocates nothing.
 */
import type { Seat } from '../../../kit/game.ts';
import type { Action, Lay } from '../actions.ts';
import { COLOUR, DRAWS, POINTS, REVERSE, SKIP, SYMBOL, WILD, WILD_FOUR } from '../cards.ts';
import { asksCall, asksSwap } from '../matching.ts';
import { countColours, isEnemy, type Sight, seatAfter, smallestEnemyHand } from './sight.ts';

/** A weight by how near an enemy is to going out: it holds one card, two, or more. */
export type ByNearness = readonly [one: number, two: number, more: number];

/** What the features of an action are worth. Tuned by play against Source and itself (`npm run sim`). */
export interface Weights {
  /** Each further card of the colour that is then current. */
  readonly follow: number;
  /** Each other card of the hand with the same symbol: those keep the hand supple, and stay. */
  readonly twin: number;
  /** Laying a Wild or a Wild Draw Four, which always fit later. */
  readonly wild: ByNearness;
  readonly wildFour: ByNearness;
  /** Taking a turn from an enemy, and every two cards put on it. */
  readonly attack: ByNearness;
  readonly draw: ByNearness;
  /** Each point that leaves the hand. */
  readonly points: ByNearness;
  /** Laying a Wild Draw Four while holding the colour, when it may be challenged. */
  readonly bluff: number;
  /** What keeping a drawn card is worth, and keeping a drawn wild. */
  readonly keep: number;
  readonly keepWild: number;
  /** A guess how often a player who holds the colour lays a Wild Draw Four all the same. */
  readonly suspicion: number;
  /** Each card gained by a swap of hands. */
  readonly swap: number;
}

export const WEIGHTS: Weights = {
  follow: 0.8,
  twin: -1,
  wild: [0, -6, -6],
  wildFour: [0, -7, -7],
  attack: [4, 0.5, 0.5],
  draw: [8, 1, 1],
  points: [-0.02, 0.03, -0.014],
  bluff: -3,
  keep: -4,
  keepWild: -2,
  suspicion: 0.5,
  swap: 3,
};

const WIN = 1e6;
/** Worths of what is done only when nothing is better. */
const DRAW_WORTH = -1000;
const ACCEPT_WORTH = -100;
const ANSWER_BONUS = 50;

/** Cards by colour in the hand asked about; index 4 counts the wilds. */
const counts = [0, 0, 0, 0, 0];

/**
 * The best of the listed actions. Of a play and the same play with the call, the one that `calls` says;
 * calls and catches themselves are not judged here.
 */
export function bestAction(sight: Sight, legal: readonly Action[], calls: boolean, weights: Weights = WEIGHTS): Action {
  countColours(sight, COLOUR, counts, -1);
  const near = nearness(smallestEnemyHand(sight));
  const filtered = asksCall(sight, sight.hand.length);
  let best = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i] as Action;
    if (filtered && (action.type === 'play' || action.type === 'jump') && action.uno !== calls) continue;
    const worth = worthOf(sight, action, near, weights);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** The index into a `ByNearness`. */
function nearness(size: number): 0 | 1 | 2 {
  return size <= 1 ? 0 : size === 2 ? 1 : 2;
}

function worthOf(sight: Sight, action: Action, near: 0 | 1 | 2, w: Weights): number {
  switch (action.type) {
    case 'play':
      return layWorth(sight, action, near, w) + (sight.phase === 'answer' ? ANSWER_BONUS : 0);
    case 'jump':
      return layWorth(sight, action, near, w);
    case 'draw':
      return DRAW_WORTH;
    case 'pass':
      return sight.phase === 'drawn' && (sight.drawn ?? 0) >= WILD ? w.keepWild : w.keep;
    case 'accept':
      return ACCEPT_WORTH;
    case 'challenge':
      return ACCEPT_WORTH + challengeWorth(sight, w);
    case 'colour':
      return counts[action.colour] as number;
    case 'call':
    case 'catch':
      return Number.NEGATIVE_INFINITY;
    case 'next':
      return 0;
  }
}

function layWorth(sight: Sight, lay: Lay, near: 0 | 1 | 2, w: Weights): number {
  const { card } = lay;
  if (sight.hand.length === 1) return WIN;
  const colour = lay.colour ?? (COLOUR[card] as number);
  const same = (counts[colour] as number) - (card < WILD ? 1 : 0);
  let worth = w.follow * same + w.points[near] * (POINTS[card] as number);
  if (card >= WILD) worth += card === WILD ? w.wild[near] : w.wildFour[near];
  else worth += w.twin * twins(sight.hand, card);
  worth += effectWorth(sight, card, w);
  if (card === WILD_FOUR) worth += bluffWorth(sight, w);
  if (sight.options.sevenZero) worth += swapWorth(sight, lay, w);
  return worth;
}

/** Other cards of the hand with the symbol of a card. */
function twins(hand: readonly number[], card: number): number {
  const symbol = SYMBOL[card];
  let n = -1;
  for (let i = 0; i < hand.length; i++) if (SYMBOL[hand[i] as number] === symbol) n++;
  return n;
}

/** Turns taken from the next player and cards put on it: good on an enemy, bad on a partner. */
function effectWorth(sight: Sight, card: number, w: Weights): number {
  const symbol = SYMBOL[card] as number;
  const draws = DRAWS[card] as number;
  const next = seatAfter(sight, sight.seat);
  const sign = isEnemy(sight, sight.seat, next) ? 1 : -1;
  const near = nearness(sight.sizes[next] as number);
  if (draws > 0) return sign * (draws / 2) * w.draw[near];
  if (symbol === SKIP || (symbol === REVERSE && sight.sizes.length === 2)) return sign * w.attack[near];
  return symbol === REVERSE ? threat(sight, next, w) - threat(sight, seatAfter(sight, sight.seat, -1), w) : 0;
}

/** What it is worth that a seat is not the next to play. */
function threat(sight: Sight, seat: Seat, w: Weights): number {
  const worth = w.attack[nearness(sight.sizes[seat] as number)];
  return isEnemy(sight, sight.seat, seat) ? worth : -worth;
}

/** A Wild Draw Four while holding the colour: only where it may be challenged. */
function bluffWorth(sight: Sight, w: Weights): number {
  if (sight.options.wild4 === 'free' || sight.colour === null) return 0;
  return (counts[sight.colour] as number) > 0 ? w.bluff : 0;
}

/** Chance that one card unseen is of a given colour. */
const ONE_COLOUR = 25 / 108;
const CHALLENGE_LOSS = 2;
/** The turn kept and the other side's cards, counted in cards. */
const TURN_WORTH = 2;

/** What a challenge is expected to bring over taking the sum, in cards. */
function challengeWorth(sight: Sight, w: Weights): number {
  const holds = 1 - (1 - ONE_COLOUR) ** sight.keptSize;
  const guilty = w.suspicion * holds;
  return guilty * (2 * sight.stack + TURN_WORTH) - (1 - guilty) * CHALLENGE_LOSS;
}

/** A 7 or 0: cards given away less cards received, and the same for a partner. */
function swapWorth(sight: Sight, lay: Lay, w: Weights): number {
  const mine = sight.hand.length - 1;
  if (asksSwap(sight, lay.card)) {
    if (lay.swapWith === null) return 0;
    const gain = mine - (sight.sizes[lay.swapWith] as number);
    return w.swap * (isEnemy(sight, sight.seat, lay.swapWith) ? gain : 0);
  }
  if (SYMBOL[lay.card] !== 0) return 0;
  const from = seatAfter(sight, sight.seat, -1);
  return w.swap * (mine - (sight.sizes[from] as number));
}
