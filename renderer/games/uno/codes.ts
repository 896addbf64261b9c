/** From the core's numbers to what the table speaks: card codes, colour letters, spots. */

import { COLOURS, codeOf, WILD } from '../../../core/games/uno/cards.ts';
import type { View } from '../../../core/games/uno/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { CardCode, Sentence, SentenceValue, SpotId } from '../../table/face.ts';
import { colourKey } from './art/paper.ts';

/** A laid card; a wild with the colour it has been given. */
export function laid(card: number, colour: number | null): CardCode {
  return card >= WILD && colour !== null ? `${codeOf(card)}:${COLOURS[colour]}` : codeOf(card);
}

/** The discard pile as it is seen: the top wild shows its colour. */
export function pileOf({ discard, colour }: View, last: number): readonly CardCode[] {
  const from = Math.max(0, discard.length - last);
  return discard.slice(from).map((card, i) => laid(card, from + i === discard.length - 1 ? colour : null));
}

export const colourWord = (letter: string): SentenceValue => ({ word: `colours.${letter}` });

export function colourValue(colour: number | null): SentenceValue {
  return colour === null ? { word: 'board.noColour' } : colourWord(COLOURS[colour] ?? 'r');
}

/** Where a card of a seat lies for these eyes. */
export function handSpot(seat: Seat, as: Seat | null, card?: number): SpotId {
  if (seat !== as) return `seat:${seat}`;
  return card === undefined ? 'hand' : `hand:${codeOf(card)}`;
}

const ACTIONS: Readonly<Record<string, string>> = { S: 'cards.skip', R: 'cards.reverse', '+2': 'cards.two' };

export function nameOf(code: CardCode): Sentence {
  const colour = colourKey(code);
  const [kind = '', named] = code.split(':');
  if (colour === null) {
    const key = kind === 'W' ? 'cards.wild' : 'cards.four';
    return named === undefined ? { key } : { key: `${key}Named`, values: { colour: colourWord(named) } };
  }
  const symbol = kind.slice(1);
  const values = { colour: colourWord(colour), n: symbol };
  return { key: ACTIONS[symbol] ?? 'cards.number', values };
}
