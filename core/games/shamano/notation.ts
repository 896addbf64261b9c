/** Codes of actions: `play r3 @1`, `play W:g`, `jump r3 @0`, `draw`, `raise 3`, `predict g`, `predict pass`. */
import type { Notation } from '../../kit/game.ts';
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
import { cardOf, codeOf, isBlack } from './cards.ts';
import { COLOUR_CODES, colourOf } from './colours.ts';

function write(action: Action): string {
  switch (action.type) {
    case 'play': {
      const colour = action.colour === null ? '' : `:${COLOUR_CODES[action.colour]}`;
      return `play ${codeOf(action.card)}${colour}${at(action.target)}`;
    }
    case 'jump':
      return `jump ${codeOf(action.card)}${at(action.target)}`;
    case 'raise':
    case 'brace':
      return `${action.type} ${action.amount}`;
    case 'exchange':
    case 'colour':
      return `${action.type} ${COLOUR_CODES[action.colour]}`;
    case 'predict':
      return `predict ${action.colour === null ? 'pass' : COLOUR_CODES[action.colour]}`;
    case 'draw':
    case 'take':
    case 'end':
      return action.type;
  }
}

const at = (target: number | null) => (target === null ? '' : ` @${target}`);

const FORM = /^(play|jump) ([rgby](?:[1-4*SR]|\+2)|W4?)(?::([rgby]))?(?: @([0-3]))?$/;

function read(text: string): Action | null {
  const [, type, code, letter, seat] = FORM.exec(text) ?? [];
  const card = cardOf(code);
  if (card === null) return readShort(text);
  const target = seat === undefined ? null : Number(seat);
  const colour = letter === undefined ? null : colourOf(letter);
  if (colour !== null && !isBlack(card)) return null;
  if (type === 'jump') return colour === null ? jumpAction(card, target) : null;
  return playAction(card, target, colour);
}

/** The actions without a card. Energy is at most four digits: no match gives more. */
function readShort(text: string): Action | null {
  const [, type, value = ''] =
    /^(draw|take|end|raise|brace|exchange|predict|colour)(?: ([a-z]+|[1-9]\d{0,3}))?$/.exec(text) ?? [];
  const amount = /^\d+$/.test(value) ? Number(value) : null;
  const colour = colourOf(value);
  switch (type) {
    case 'draw':
      return value === '' ? DRAW : null;
    case 'take':
      return value === '' ? TAKE : null;
    case 'end':
      return value === '' ? END : null;
    case 'raise':
      return amount === null ? null : raiseAction(amount);
    case 'brace':
      return amount === null ? null : braceAction(amount);
    case 'exchange':
      return colour === null ? null : (EXCHANGES[colour] as Action);
    case 'colour':
      return colour === null ? null : (NAMINGS[colour] as Action);
    case 'predict':
      if (value === 'pass') return PASS;
      return colour === null ? null : (PREDICTIONS[colour] as Action);
    default:
      return null;
  }
}

export const notation: Notation<Action> = { write, read };
