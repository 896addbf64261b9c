/** Says why a prize, a pick or a trade was decided as it was, from what its seat can see. */
import type { Reason } from '../../../players/player.ts';
import { buys } from '../round.ts';
import { type Action, STARS_TO_WIN, type View } from '../state.ts';
import { domainValue } from '../values.ts';
import { because } from './reasons.ts';

export function explainChoice(view: View, legal: readonly Action[], action: Action): Reason {
  switch (action.type) {
    case 'take': {
      const acts = view.kinds.find((kind) => kind.code === action.card)?.action != null;
      if (legal.length === 1) return because('reason.only-prize', { card: action.card });
      return because(acts ? 'reason.best-prize' : 'reason.plain-prize', { card: action.card });
    }
    case 'takeToken':
      return because('reason.token');
    case 'bury':
      return because('reason.bury', { card: action.card });
    case 'pick':
      if (view.pending?.kind === 'look') return because('reason.order', { card: action.card });
      return because(legal.length === 1 ? 'reason.only-choice' : 'reason.best-choice', { card: action.card });
    case 'decline':
      return because('reason.decline');
    case 'trade':
      return explainTrade(view, action.trade);
    case 'throw':
      return because('reason.throw-any');
  }
}

function explainTrade(view: View, trade: boolean): Reason {
  const seat = view.trader;
  const value = domainValue(view, seat);
  const stars = buys(view, value);
  if (!trade) return because('reason.hold', { value, stars });
  const wins = (view.stars[seat] as number) + stars >= STARS_TO_WIN;
  return because(wins ? 'reason.trade-wins' : 'reason.trade', { value, stars });
}
