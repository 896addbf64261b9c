/**
 * The course of a round: refill, duel, prize and its action, keep, trades, end. Each function goes on
 * until somebody has to decide, and says what the match then waits for.
 */
import type { Seat, Tell } from '../../kit/game.ts';
import { possible } from './blocks/block.ts';
import { blockOf } from './blocks/index.ts';
import type { ActionDesign } from './deck/design.ts';
import { draw } from './deck-pile.ts';
import type { Event } from './events.ts';
import {
  NONE,
  other,
  type Phase,
  ROUND_LIMIT,
  STAR_PRICE,
  STAR_SUPPLY,
  STARS_TO_WIN,
  type State,
  TABLE_SIZE,
} from './state.ts';
import { domainValue } from './values.ts';

/** Begins the next round, or ends the match if the last one was played. */
export function nextRound(state: State, tell?: Tell<Event>): void {
  if (state.round >= ROUND_LIMIT) {
    runOut(state, 'rounds', tell);
    return;
  }
  state.round++;
  state.winner = NONE;
  state.won = NONE;
  if (state.tied.length > 0) state.tied.length = 0;
  state.changed[0] = false;
  state.changed[1] = false;
  tell?.({ type: 'round', round: state.round });
  refill(state, tell);
}

/** Fills the table from the deck; a card due that is not there ends the match. */
export function refill(state: State, tell?: Tell<Event>): void {
  const from = state.table.length;
  while (state.table.length < TABLE_SIZE && state.deck.length > 0) state.table.push(draw(state));
  if (state.table.length > from) tell?.({ type: 'refilled', cards: state.table.slice(from) });
  if (state.table.length < TABLE_SIZE) runOut(state, 'deck', tell);
  else waitFor(state, 'duel', tell);
}

/** More stars, then the larger domain value, then one last duel. */
export function runOut(state: State, by: 'deck' | 'rounds', tell?: Tell<Event>): void {
  tell?.({ type: 'ran-out', by });
  state.winner = NONE;
  state.won = NONE;
  if (state.tied.length > 0) state.tied.length = 0;
  const stars = (state.stars[0] as number) - (state.stars[1] as number);
  const value = domainValue(state, 0) - domainValue(state, 1);
  if (stars !== 0) win(state, stars > 0 ? 0 : 1, 'deck-stars', tell);
  else if (value !== 0) win(state, value > 0 ? 0 : 1, 'deck-value', tell);
  else waitFor(state, 'last-duel', tell);
}

/** Both throws are in: they are shown. A tie is thrown again. */
export function showThrows(state: State, tell?: Tell<Event>): void {
  const a = state.throws[0] as number;
  const b = state.throws[1] as number;
  const winner = a === b ? NONE : beats(a, b) ? 0 : 1;
  tell?.({ type: 'shown', throws: [a, b], winner: winner === NONE ? null : winner });
  state.throws[0] = NONE;
  state.throws[1] = NONE;
  if (winner === NONE) {
    state.tied.push(a);
    waitFor(state, state.phase, tell);
    return;
  }
  state.winner = winner;
  state.won = winner === 0 ? a : b;
  if (state.phase === 'last-duel') win(state, winner, 'deck-duel', tell);
  else waitFor(state, 'prize', tell);
}

/** Paper beats rock, scissors beat paper, rock beats scissors. */
export function beats(a: number, b: number): boolean {
  return (a - b + 3) % 3 === 1;
}

/** Carries out an action from `action` on as far as nobody has to choose; then the card is kept. */
export function act(state: State, action: ActionDesign | null, tell?: Tell<Event>): void {
  for (let now = action; now !== null; now = following(now)) {
    const block = blockOf(now);
    if (!possible(block, state, now)) {
      tell?.({ type: 'skipped', seat: state.winner, card: state.held, action: now.kind });
      break;
    }
    if (block.open(state, now, tell) === 'waits') {
      state.pending = now;
      waitFor(state, 'action', tell);
      return;
    }
  }
  keep(state, tell);
}

/** Goes on with the card chosen for the pending action. */
export function choose(state: State, card: number, tell?: Tell<Event>): void {
  const action = state.pending as ActionDesign;
  const progress = blockOf(action).pick(state, action, card, tell);
  if (progress === 'waits') waitFor(state, 'action', tell);
  else act(state, following(action), tell);
}

/** What an action leads to once it is paid. */
function following(action: ActionDesign): ActionDesign | null {
  return action.kind === 'discard-own' ? action.then : null;
}

/** The held card, unless it went elsewhere, joins the winner's domain; then the trades. */
export function keep(state: State, tell?: Tell<Event>): void {
  state.pending = null;
  if (state.held !== NONE) {
    const card = state.held;
    state.held = NONE;
    join(state, card, tell);
  }
  askTrade(state, state.winner, tell);
}

/** A card joins the winner's domain. */
export function join(state: State, card: number, tell?: Tell<Event>): void {
  const seat = state.winner;
  state.domains[seat]?.push(card);
  state.changed[seat] = true;
  tell?.({ type: 'kept', seat, card });
}

/** Asks a seat whether it trades, if it may; then the loser; then the round ends. */
export function askTrade(state: State, seat: Seat, tell?: Tell<Event>): void {
  if (mayTrade(state, seat)) {
    state.trader = seat;
    waitFor(state, 'trade', tell);
  } else afterTrade(state, seat, tell);
}

/** After a seat's trade, or none: the loser of the duel is asked, or the round ends. */
export function afterTrade(state: State, seat: Seat, tell?: Tell<Event>): void {
  if (seat === state.winner) askTrade(state, other(seat), tell);
  else endRound(state, tell);
}

/** A changed domain buys at least one star, and there is one left. */
export function mayTrade(state: Readonly<State>, seat: Seat): boolean {
  return state.changed[seat] === true && starsLeft(state) > 0 && domainValue(state, seat) >= STAR_PRICE;
}

export function starsLeft({ stars }: Pick<State, 'stars'>): number {
  return STAR_SUPPLY - (stars[0] as number) - (stars[1] as number);
}

/** How many stars a domain of this value buys now. */
export function buys(state: Pick<State, 'stars'>, value: number): number {
  return Math.max(0, Math.min(Math.floor(value / STAR_PRICE), starsLeft(state)));
}

/** The whole domain for stars. */
export function trade(state: State, seat: Seat, tell?: Tell<Event>): void {
  const value = domainValue(state, seat);
  const stars = buys(state, value);
  const domain = state.domains[seat] as number[];
  state.discards[seat]?.push(...domain);
  domain.length = 0;
  state.stars[seat] = (state.stars[seat] as number) + stars;
  tell?.({ type: 'traded', seat, value, stars });
}

function endRound(state: State, tell?: Tell<Event>): void {
  const champion = state.stars.findIndex((stars) => stars >= STARS_TO_WIN);
  if (champion >= 0) win(state, champion, 'stars', tell);
  else nextRound(state, tell);
}

function win(state: State, seat: Seat, by: string, tell?: Tell<Event>): void {
  state.phase = 'over';
  state.trader = NONE;
  state.result = { winners: [seat], by };
  tell?.({ type: 'won', result: state.result });
}

function waitFor(state: State, phase: Phase, tell?: Tell<Event>): void {
  state.phase = phase;
  if (phase !== 'trade') state.trader = NONE;
  tell?.({ type: 'turn', phase, pending: state.pending, trader: state.trader });
}
