/** Plays one action in place, or refuses it with a code and changes nothing. */
import type { Seat, Tell } from '../../kit/game.ts';
import { blockOf } from './blocks/index.ts';
import { bury } from './deck-pile.ts';
import type { Event } from './events.ts';
import { kindByCode, TOKEN } from './kinds.ts';
import { act, afterTrade, askTrade, choose, join, keep, showThrows, trade } from './round.ts';
import { type Action, type JankenRefusal, NONE, STAR_PRICE, type State } from './state.ts';
import { domainValue } from './values.ts';
import { takeOut } from './zones.ts';

export function play(state: State, seat: Seat, action: Action, tell?: Tell<Event>): JankenRefusal | null {
  if (state.phase === 'over') return 'match-over';
  if (seat !== 0 && seat !== 1) return 'not-your-turn';
  switch (action.type) {
    case 'throw':
      return throwHand(state, seat, action.throw, tell);
    case 'take':
      return take(state, seat, action.card, tell);
    case 'takeToken':
      return takeToken(state, seat, tell);
    case 'bury':
      return buryCard(state, seat, action.card, tell);
    case 'pick':
      return pick(state, seat, action.card, tell);
    case 'decline':
      return decline(state, seat, tell);
    case 'trade':
      return answerTrade(state, seat, action.trade, tell);
  }
}

function throwHand(state: State, seat: Seat, thrown: number, tell?: Tell<Event>): JankenRefusal | null {
  if (state.phase !== 'duel' && state.phase !== 'last-duel') return 'not-your-turn';
  if (state.throws[seat] !== NONE) return 'already-thrown';
  state.throws[seat] = thrown;
  tell?.({ type: 'threw', seat });
  if (state.throws[0] !== NONE && state.throws[1] !== NONE) showThrows(state, tell);
  return null;
}

/** The prize: a table card of the type the winner won with. */
function take(state: State, seat: Seat, code: string, tell?: Tell<Event>): JankenRefusal | null {
  if (state.phase !== 'prize' || seat !== state.winner) return 'not-your-turn';
  const card = kindByCode(state.kinds, code);
  if (!state.table.includes(card)) return 'not-on-table';
  if (state.kinds[card]?.type !== state.won) return 'wrong-type';
  takeOut(state.table, card);
  state.held = card;
  tell?.({ type: 'took', seat, card });
  act(state, state.kinds[card]?.action ?? null, tell);
  return null;
}

/** Without a card of the type won with: a Freebie … */
function takeToken(state: State, seat: Seat, tell?: Tell<Event>): JankenRefusal | null {
  if (state.phase !== 'prize' || seat !== state.winner) return 'not-your-turn';
  if (available(state)) return 'type-available';
  join(state, TOKEN, tell);
  askTrade(state, seat, tell);
  return null;
}

/** … or any table card to the bottom of the deck, and nothing gained. */
function buryCard(state: State, seat: Seat, code: string, tell?: Tell<Event>): JankenRefusal | null {
  if (state.phase !== 'prize' || seat !== state.winner) return 'not-your-turn';
  if (available(state)) return 'type-available';
  const card = kindByCode(state.kinds, code);
  if (!takeOut(state.table, card)) return 'not-on-table';
  bury(state, card);
  tell?.({ type: 'buried', seat, card });
  askTrade(state, seat, tell);
  return null;
}

/** Whether a card of the type won with lies on the table. */
export function available({ table, kinds, won }: Pick<State, 'table' | 'kinds' | 'won'>): boolean {
  for (let i = 0; i < table.length; i++) if (kinds[table[i] as number]?.type === won) return true;
  return false;
}

function pick(state: State, seat: Seat, code: string, tell?: Tell<Event>): JankenRefusal | null {
  const { pending } = state;
  if (pending === null) return 'not-your-turn';
  const block = blockOf(pending);
  if (block.chooser(state, pending) !== seat) return 'not-your-turn';
  const card = kindByCode(state.kinds, code);
  if (!block.zone(state, pending).includes(card)) return 'no-such-card';
  const refusal = block.refusal(state, pending, card);
  if (refusal === null) choose(state, card, tell);
  return refusal;
}

function decline(state: State, seat: Seat, tell?: Tell<Event>): JankenRefusal | null {
  const { pending } = state;
  if (pending === null || blockOf(pending).chooser(state, pending) !== seat) return 'not-your-turn';
  if (pending.kind !== 'swap' || !pending.optional) return 'not-optional';
  tell?.({ type: 'declined-swap', seat });
  keep(state, tell);
  return null;
}

/** A domain worth less than a star is refused in these words even to a player who is not asked. */
function answerTrade(state: State, seat: Seat, yes: boolean, tell?: Tell<Event>): JankenRefusal | null {
  if (state.phase !== 'trade' || state.trader !== seat) {
    return yes && domainValue(state, seat) < STAR_PRICE ? 'below-eight' : 'not-your-turn';
  }
  if (yes) trade(state, seat, tell);
  else tell?.({ type: 'declined', seat, value: domainValue(state, seat) });
  afterTrade(state, seat, tell);
  return null;
}
