/**
 * How the actions of Janken Wars look on the table: signs of the hand, cards that are taken, cut,
 * swapped or put back where they lie, and stars that are reached for. Only the two answers that mean
 * "leave it" are buttons alone.
 */
import { TYPES } from '../../../core/games/janken-wars/deck/design.ts';
import { asks } from '../../../core/games/janken-wars/legal.ts';
import { buys } from '../../../core/games/janken-wars/round.ts';
import { type Action, NONE, other, STAR_PRICE, type View } from '../../../core/games/janken-wars/state.ts';
import { domainValue } from '../../../core/games/janken-wars/values.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Reason } from '../../../core/players/player.ts';
import type { Offer, Sentence, SpotId } from '../../table/face.ts';
import {
  codeOf,
  codesOf,
  DECK,
  DUEL,
  domainOf,
  FREEBIES,
  HELD,
  LAID_OUT,
  pieceIn,
  pileOf,
  SUPPLY,
  signCode,
  signOf,
  signWord,
  TABLE,
} from './codes.ts';

export function offers(actions: readonly Action[], view: View): readonly Offer<Action>[] {
  return actions.flatMap((action) => offersOf(action, view));
}

function offersOf(action: Action, view: View): readonly Offer<Action>[] {
  const own = domainOf(view.winner);
  switch (action.type) {
    case 'throw':
      return [{ action, piece: pieceIn('hand', signCode(action.throw)), target: DUEL, quick: true }];
    case 'take':
      return [{ action, piece: pieceIn(TABLE, action.card), target: own, quick: true }];
    case 'takeToken':
      return [{ action, piece: pieceIn(FREEBIES, 'token'), target: own, quick: true }];
    case 'bury':
      return [{ action, piece: pieceIn(TABLE, action.card), target: DECK }];
    case 'pick':
      return [{ action, piece: pieceIn(askedZone(view) ?? TABLE, action.card), target: goalOf(view), quick: true }];
    case 'decline':
      return [
        { action, piece: pieceIn(HELD, codeOf(view.kinds, view.held)), target: own },
        { action, button: 'act.decline' },
      ];
    case 'trade':
      return action.trade ? tradeOffers(action, view) : [{ action, button: 'act.keep' }];
  }
}

/** The stars, any card of the domain put on them, or the button. */
function tradeOffers(action: Action, view: View): readonly Offer<Action>[] {
  const seat = view.trader;
  const codes = new Set(codesOf(view.kinds, view.domains[seat] ?? []));
  return [
    { action, target: SUPPLY },
    ...[...codes].map((code) => ({ action, piece: pieceIn(domainOf(seat), code), target: SUPPLY })),
    { action, button: `act.trade${buys(view, domainValue(view, seat))}` },
  ];
}

/** The seat the table waits for, if it is one: who chooses a prize, answers an action or may trade. */
export function chooser(view: View): Seat | null {
  const { phase, winner, trader, pending } = view;
  if (phase === 'prize') return winner;
  if (phase === 'trade') return trader;
  if (phase !== 'action' || pending === null) return null;
  return pending.kind === 'opponent-discards' && pending.choice === 'opponent' ? other(winner) : winner;
}

/** The zone whose cards the pending question is about; null while none is asked about cards. */
export function askedZone(view: View): SpotId | null {
  switch (asks(view)) {
    case 'prize':
    case 'pick-table':
      return TABLE;
    case 'pick-domain':
      return domainOf(view.pending?.kind === 'discard-own' ? view.winner : other(view.winner));
    case 'pick-pile':
    case 'order':
      return LAID_OUT;
    case 'trade':
      return domainOf(view.trader);
    default:
      return null;
  }
}

/** Where the card goes that an action asks for. */
function goalOf({ pending, winner }: View): SpotId {
  switch (pending?.kind) {
    case 'opponent-discards':
      return pileOf(other(winner));
    case 'discard-own':
    case 'discard-table':
      return pileOf(winner);
    case 'look':
      return DECK;
    default:
      return domainOf(winner);
  }
}

/** What putting a piece somewhere would be, listed or not: the core then says why not. */
export function attempt(piece: SpotId, target: SpotId | null, view: View): Action | null {
  const [zone = '', card = ''] = piece.split(':');
  switch (view.phase) {
    case 'duel':
    case 'last-duel':
      return zone === 'hand' ? { type: 'throw', throw: signOf(card) ?? 0 } : null;
    case 'prize':
      if (zone === FREEBIES) return { type: 'takeToken' };
      if (zone !== TABLE) return null;
      return target === DECK ? { type: 'bury', card } : { type: 'take', card };
    case 'action':
      return zone === HELD ? null : { type: 'pick', card };
    case 'trade':
      return target === SUPPLY ? { type: 'trade', trade: true } : null;
    case 'over':
      return null;
  }
}

export function refusal(code: string, attempted: Action | null, view: View): Sentence {
  const card = attempted !== null && 'card' in attempted ? attempted.card : 'token';
  const sign = signWord(view.won === NONE ? 0 : view.won);
  return { key: `refused.${code}`, values: { card: { card }, sign, price: STAR_PRICE } };
}

/** Reasons of the computer players, with their values as the table shows them. */
export function reason({ key, values = {} }: Reason): Sentence {
  const { card, type, ...rest } = values;
  const thrown = (TYPES as readonly (string | number | undefined)[]).indexOf(type);
  return {
    key,
    values: {
      ...rest,
      ...('stars' in rest ? { count: rest.stars as number } : {}),
      ...(typeof card === 'string' ? { card: { card } } : {}),
      ...(thrown >= 0 ? { sign: signWord(thrown) } : {}),
    },
  };
}
