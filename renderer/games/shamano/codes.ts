/** From the core's numbers to what the table speaks: card codes, colour letters, spots. */
import { type Card, codeOf, isBlack } from '../../../core/games/shamano/cards.ts';
import { COLOUR_CODES, type Colour } from '../../../core/games/shamano/colours.ts';
import type { ShamanId } from '../../../core/games/shamano/shamans/shaman.ts';
import { SHAMAN_IDS } from '../../../core/games/shamano/shamans/shamans.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { CardCode, Sentence, SentenceValue, SpotId } from '../../table/face.ts';
import { colourKey } from './art/pigment.ts';

/** A laid card; a black one with the colour it has been given. */
export function laid(card: Card, colour: Colour | null): CardCode {
  return isBlack(card) && colour !== null ? `${codeOf(card)}:${COLOUR_CODES[colour]}` : codeOf(card);
}

/** The discard pile as it is seen: the top black card shows its colour once that is named. */
export function pileOf({ discard, flow }: View, last: number): readonly CardCode[] {
  const from = Math.max(0, discard.length - last);
  const named = flow.pending === null ? flow.colour : null;
  return discard.slice(from).map((card, i) => laid(card, from + i === discard.length - 1 ? named : null));
}

export const colourWord = (letter: string): SentenceValue => ({ word: `colours.${letter}` });

export function colourValue(colour: Colour | null): SentenceValue {
  return colour === null ? { word: 'board.noColour' } : colourWord(COLOUR_CODES[colour] ?? 'r');
}

export const letterOf = (colour: Colour): string => COLOUR_CODES[colour] ?? 'r';

/** Which shaman sits in a seat. */
export function shamanAt({ shamans }: Pick<View, 'shamans'>, seat: Seat): ShamanId {
  return (SHAMAN_IDS[shamans[seat] ?? 0] ?? 'hedda') as ShamanId;
}

/** Where a card of a seat lies for these eyes. */
export function handSpot(seat: Seat, as: Seat | null, card?: Card): SpotId {
  if (seat !== as) return `seat:${seat}`;
  return card === undefined ? 'hand' : `hand:${codeOf(card)}`;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  '*': 'cards.skill',
  S: 'cards.skip',
  R: 'cards.reverse',
  '+2': 'cards.two',
};

export function nameOf(code: CardCode): Sentence {
  const colour = colourKey(code);
  const [kind = '', named] = code.split(':');
  if (colour === null) {
    const key = kind === 'W' ? 'cards.wild' : 'cards.four';
    return named === undefined ? { key } : { key: `${key}Named`, values: { colour: colourWord(named) } };
  }
  const symbol = kind.slice(1);
  const values = { colour: colourWord(colour), n: symbol };
  return { key: SYMBOLS[symbol] ?? 'cards.number', values };
}
