/**
 * What is counted over many matches of a deck. A *tally* is plain data and only grows; a *watcher* fills
 * it from one match, told of each action before it is played and of each event.
 */
import type { Seat, Tell } from '../../../kit/game.ts';
import type { Event } from '../events.ts';
import type { Kinds } from '../kinds.ts';
import type { Action, State } from '../state.ts';
import { cardValues } from '../values.ts';

export interface CardTally {
  readonly code: string;
  /** Times it was won by a duel, and how many of those by the match's later winner. */
  taken: number;
  takenByWinner: number;
  /** Times it lay in a domain that was traded, and what it was worth there. */
  traded: number;
  points: number;
}

export interface Tally {
  games: number;
  /** Rounds and seconds of each match, in the order played. */
  readonly rounds: number[];
  readonly seconds: number[];
  /** Matches won by seat; ended by the deck (or the last round). */
  readonly seats: [number, number];
  byDeck: number;
  /** Matches in which somebody had a first star, and those its owner won. */
  firstStars: number;
  firstStarWins: number;
  /** Throws of each type, and those that won a duel. */
  readonly throws: [number, number, number];
  readonly winningThrows: [number, number, number];
  /** By kind; the token comes first. */
  readonly cards: readonly CardTally[];
}

/**
 * How long people are assumed to take, in seconds: both throw at the same time, and everything shown is
 * looked at.
 */
export const HUMAN_SECONDS = { duel: 5, prize: 6, choice: 5, trade: 5, round: 3 } as const;

export function newTally(kinds: Kinds): Tally {
  return {
    games: 0,
    rounds: [],
    seconds: [],
    seats: [0, 0],
    byDeck: 0,
    firstStars: 0,
    firstStarWins: 0,
    throws: [0, 0, 0],
    winningThrows: [0, 0, 0],
    cards: kinds.map(({ code }) => ({ code, taken: 0, takenByWinner: 0, traded: 0, points: 0 })),
  };
}

export interface Watcher {
  before(state: State, seat: Seat, action: Action): void;
  readonly tell: Tell<Event>;
  /** The match is over. */
  end(state: State): void;
}

export function watch(tally: Tally): Watcher {
  const taken: number[][] = [[], []];
  let seconds = 0;
  let firstStar: Seat | null = null;
  return {
    before(state, seat, action) {
      if (action.type === 'pick' || action.type === 'decline') seconds += HUMAN_SECONDS.choice;
      else if (action.type === 'trade') {
        seconds += HUMAN_SECONDS.trade;
        if (action.trade) countTrade(tally, state, seat);
      } else if (action.type !== 'throw') seconds += HUMAN_SECONDS.prize;
    },
    tell(event) {
      if (event.type === 'round') seconds += HUMAN_SECONDS.round;
      else if (event.type === 'shown') {
        seconds += HUMAN_SECONDS.duel;
        countThrows(tally, event.throws, event.winner);
      } else if (event.type === 'took') taken[event.seat]?.push(event.card);
      else if (event.type === 'traded' && event.stars > 0) firstStar ??= event.seat;
    },
    end({ round, result }) {
      const winner = result?.winners[0] ?? 0;
      tally.games++;
      tally.rounds.push(round);
      tally.seconds.push(seconds);
      tally.seats[winner === 0 ? 0 : 1]++;
      if (result?.by !== 'stars') tally.byDeck++;
      if (firstStar !== null) tally.firstStars++;
      if (firstStar === winner) tally.firstStarWins++;
      taken.forEach((cards, seat) => {
        for (const card of cards) countTaken(tally.cards[card], seat === winner);
      });
    },
  };
}

function countTaken(card: CardTally | undefined, won: boolean): void {
  if (card === undefined) return;
  card.taken++;
  if (won) card.takenByWinner++;
}

function countTrade(tally: Tally, state: State, seat: Seat): void {
  const domain = state.domains[seat] as readonly number[];
  cardValues(state, seat).forEach((value, i) => {
    const card = tally.cards[domain[i] as number];
    if (card === undefined) return;
    card.traded++;
    card.points += value;
  });
}

function countThrows(tally: Tally, throws: readonly number[], winner: Seat | null): void {
  for (const thrown of throws) tally.throws[thrown as 0 | 1 | 2]++;
  if (winner !== null) tally.winningThrows[throws[winner] as 0 | 1 | 2]++;
}
