/** Actions as text: `throw rock`, `take origami`, `token`, `bury wall`, `pick tape`, `decline`, `trade yes`. */
import type { Notation } from '../../kit/game.ts';
import { CARD_CODE, TYPES } from './deck/design.ts';
import type { Action } from './state.ts';

const THROWN: readonly (string | undefined)[] = TYPES;

function write(action: Action): string {
  switch (action.type) {
    case 'throw':
      return `throw ${TYPES[action.throw] ?? '?'}`;
    case 'take':
    case 'bury':
    case 'pick':
      return `${action.type} ${action.card}`;
    case 'takeToken':
      return 'token';
    case 'decline':
      return 'decline';
    case 'trade':
      return action.trade ? 'trade yes' : 'trade no';
  }
}

function read(text: string): Action | null {
  const [verb, word, ...more] = text.split(' ');
  if (more.length > 0) return null;
  switch (verb) {
    case 'throw': {
      const thrown = THROWN.indexOf(word);
      return thrown < 0 ? null : { type: 'throw', throw: thrown };
    }
    case 'take':
    case 'bury':
    case 'pick':
      return word !== undefined && CARD_CODE.test(word) ? { type: verb, card: word } : null;
    case 'token':
      return word === undefined ? { type: 'takeToken' } : null;
    case 'decline':
      return word === undefined ? { type: 'decline' } : null;
    case 'trade':
      return word === 'yes' || word === 'no' ? { type: 'trade', trade: word === 'yes' } : null;
    default:
      return null;
  }
}

export const notation: Notation<Action> = { write, read };
