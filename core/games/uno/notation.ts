/**
 * Actions as text: `play b7`, `play W:g`, `play b7 swap 2`, `play b7 uno`, `jump b7`, `draw`, `pass`, `accept`,
 * `challenge`, `call`, `catch 1`, `colour g`, `next`.
 */
import type { Notation } from '../../kit/game.ts';
import { type Action, ALL_ACTIONS, type Lay } from './actions.ts';
import { COLOURS, codeOf } from './cards.ts';

/** A card as it is laid, with the colour it names. */
export function laidCode({ card, colour }: Pick<Lay, 'card' | 'colour'>): string {
  return colour === null ? codeOf(card) : `${codeOf(card)}:${COLOURS[colour]}`;
}

function write(action: Action): string {
  switch (action.type) {
    case 'play':
    case 'jump': {
      const swap = action.swapWith === null ? '' : ` swap ${action.swapWith}`;
      return `${action.type} ${laidCode(action)}${swap}${action.uno ? ' uno' : ''}`;
    }
    case 'catch':
      return `catch ${action.seat}`;
    case 'colour':
      return `colour ${COLOURS[action.colour]}`;
    default:
      return action.type;
  }
}

const BY_TEXT: ReadonlyMap<string, Action> = new Map(ALL_ACTIONS.map((action) => [write(action), action]));

export const notation: Notation<Action> = { write, read: (text) => BY_TEXT.get(text) ?? null };
