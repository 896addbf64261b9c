/** Why a computer player did what it did in a run outside battles. */
import type { Reason } from '../../../players/player.ts';
import { type Action, writeCard } from '../actions.ts';
import type { Run } from '../run/run.ts';
import { because } from './reasons.ts';

export function explainTravel(action: Action, run: Run | null): Reason {
  switch (action.type) {
    case 'go':
      return because('reason.way', { node: action.node });
    case 'choose':
      return because('reason.choice', { choice: action.choice });
    case 'take':
      return because('reason.take', { card: writeCard(action.card) });
    case 'skip':
      return because('reason.skip');
    case 'buy':
      return because('reason.buy', { card: writeCard(action.card) });
    case 'ask':
      return because('reason.choice', { choice: action.service });
    case 'leave':
      return because('reason.leave');
    case 'pay':
      return because('reason.pay', { card: writeCard(action.coin) });
    case 'pick': {
      const key = run?.owed[0]?.do === 'copy' ? 'reason.strongest' : 'reason.weakest';
      return because(key, { card: writeCard(action.card) });
    }
    case 'improve':
      return because('reason.improve', { card: writeCard(action.coin) });
    case 'forget':
      return because('reason.choice', { choice: action.ability });
    default:
      return because('reason.end');
  }
}
