/** Every action a seat may take now. Depends on nothing the seat cannot see. */
import type { Seat } from '../../kit/game.ts';
import {
  type Action,
  braceAction,
  DRAW,
  END,
  EXCHANGES,
  jumpAction,
  NAMINGS,
  PASS,
  PREDICTIONS,
  playAction,
  raiseAction,
  TAKE,
} from './actions.ts';
import { answers, type Card, follows, isBlack, isSkill, skillCard } from './cards.ts';
import { COLOURS, type Colour } from './colours.ts';
import { canDraw, room } from './draw.ts';
import { aimOf } from './skills.ts';
import { FULL_BAR, type State, topOf } from './state.ts';

/** The list is the caller's own. */
export function legal(state: State, seat: Seat): Action[] {
  if (state.result !== null) return [];
  const { flow } = state;
  if (flow.phase === 'predict') return state.predictions[seat] === 'owes' ? [...PREDICTIONS, PASS] : [];
  if (seat !== flow.turn) return jumps(state, seat);
  switch (flow.phase) {
    case 'colour':
      return [...NAMINGS];
    case 'stack':
      return plays(state, seat, TAKE);
    case 'drawn':
      return plays(state, seat, state.options.freeDraw ? END : null);
    case 'turn':
      return inTurn(state, seat);
  }
}

function inTurn(state: State, seat: Seat): Action[] {
  const { flow, options } = state;
  const list = plays(state, seat, null);
  if (flow.continued) list.push(END);
  else if (list.length === 0 || (options.freeDraw && !flow.opening && canDraw(state))) list.push(DRAW);
  if (options.meter && !flow.adjusted) {
    const energy = state.seats.energy[seat] as number;
    for (let n = 1; n <= energy; n++) list.push(raiseAction(n), braceAction(n));
  }
  if (options.resource) for (const colour of offersOf(state, seat)) list.push(EXCHANGES[colour] as Action);
  return list;
}

/** Whether the rules let a card be laid now, whatever its target or colour. */
function fits({ flow, discard }: State, card: Card, top: Card | null): boolean {
  if (flow.phase === 'stack') return answers(card, flow.stack?.four ?? false);
  if (flow.opening) return !isSkill(card);
  return follows(card, flow.colour, discard.length === 0 ? null : top);
}

/** Each kind once, with every target and colour it can be played with; then another action, if there is one. */
function plays(state: State, seat: Seat, other: Action | null): Action[] {
  const from = state.flow.phase === 'drawn' ? state.drawn : (state.hands[seat] as Card[]);
  const top = topOf(state.discard);
  const list: Action[] = [];
  let seen = 0;
  let seenBlack = 0;
  for (const card of from) {
    if (!fits(state, card, top)) continue;
    if (isBlack(card)) {
      if ((seenBlack & (1 << (card & 7))) !== 0) continue;
      seenBlack |= 1 << (card & 7);
    } else {
      if ((seen & (1 << card)) !== 0) continue;
      seen |= 1 << card;
    }
    addPlays(state, seat, card, list);
  }
  if (other !== null) list.push(other);
  return list;
}

function addPlays(state: State, seat: Seat, card: Card, list: Action[]): void {
  const aim = aimOf(state.shamans[seat] as number, card);
  if (aim === 'nobody') {
    addColours(state, card, null, list);
    return;
  }
  const { alive } = state.seats;
  for (let target = 0; target < alive.length; target++) {
    if (alive[target] && (target !== seat || aim === 'anyone')) addColours(state, card, target, list);
  }
}

function addColours(state: State, card: Card, target: Seat | null, list: Action[]): void {
  if (!isBlack(card) || !colourIsNamedAtOnce(state)) list.push(playAction(card, target, null));
  else for (const colour of COLOURS) list.push(playAction(card, target, colour));
}

/** Not while predictions come before the colour, or while a lock keeps it. */
export function colourIsNamedAtOnce({ options, flow }: State): boolean {
  return !options.prediction && flow.lock === 0;
}

/** Whether the player on turn holds a card that may be laid. */
export function canPlay(state: State, seat: Seat): boolean {
  const top = topOf(state.discard);
  for (const card of state.hands[seat] as Card[]) if (fits(state, card, top)) return true;
  return false;
}

/** Whether a seat may jump in, if it holds the card: not the one who played it, nor the one on turn. */
export function isOpen({ flow, seats, options }: State, seat: Seat): boolean {
  return (
    options.jumpIn &&
    flow.window !== null &&
    !flow.continued &&
    seat !== flow.turn &&
    seat !== flow.player &&
    seats.alive[seat] === true
  );
}

function jumps(state: State, seat: Seat): Action[] {
  const list: Action[] = [];
  const { window } = state.flow;
  if (window === null || !isOpen(state, seat) || !(state.hands[seat] as Card[]).includes(window)) return list;
  const { alive } = state.seats;
  for (let target = 0; target < alive.length; target++) {
    if (alive[target] && target !== seat) list.push(jumpAction(window, target));
  }
  return list;
}

/**
 * The colours of Skill Cards a full bar can be exchanged for now: those in the draw pile or under the
 * top of the discard pile. The player on turn is told, though the draw pile is hidden.
 */
export function offersOf(state: State, seat: Seat): Colour[] {
  if (!mayExchange(state, seat, room(state, seat))) return [];
  const { draw, discard } = state;
  return COLOURS.filter((colour) => draw.includes(skillCard(colour)) || under(discard, skillCard(colour)) >= 0);
}

/** Whether a seat with room in its hand has a full bar and may use it now. */
export function mayExchange(
  { flow, seats, options, result }: Pick<State, 'flow' | 'seats' | 'options' | 'result'>,
  seat: Seat,
  roomLeft: number,
): boolean {
  const full = options.resource && (seats.resource[seat] as number) >= FULL_BAR;
  return full && seat === flow.turn && flow.phase === 'turn' && result === null && roomLeft > 0;
}

/** Where a card lies under the top of the discard pile; -1: nowhere. */
export function under(discard: readonly Card[], card: Card): number {
  const at = discard.indexOf(card);
  return at < discard.length - 1 ? at : -1;
}
