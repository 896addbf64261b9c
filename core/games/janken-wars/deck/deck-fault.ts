/**
 * What can be wrong with a deck that somebody hands in. A fault is a code with values, which screens
 * translate, and an English sentence for logs. `path` names the place: `cards[2].points.min`.
 */

/** Code → sentence; `{…}` is filled with the fault's values, `{place}` with its path. */
const SENTENCES = {
  // The file or code as a whole.
  'too-large': 'The file is larger than {limit} KB; no deck is.',
  empty: 'The file is empty.',
  'not-utf8': 'The file is not UTF-8 text: byte {byte} does not fit.',
  utf16: 'The file is UTF-16 text; a deck file is UTF-8.',
  'cut-short': 'The file ends in the middle: a part is missing.',
  'not-json': 'The file is not JSON.',
  'too-deep': 'The file is nested more deeply than any deck.',
  'not-a-deck': 'The file is not a Janken Wars deck.',
  'other-file': 'The file is a Quadrille file of another kind ({kind}), not a Janken Wars deck.',
  'newer-format':
    'The deck was written by a newer version of Quadrille (format {format}; this one reads up to {known}).',
  'bad-format': 'The format number of the file is not a whole number above 0.',
  'code-empty': 'The share code is empty.',
  'code-too-long': 'The share code is longer than any deck’s.',
  'code-other-label': 'This is not a share code of a Janken Wars deck; those begin with {label}.',
  'code-newer': 'The share code was made by a newer version of Quadrille.',
  'code-character': 'A share code does not hold the character {character}.',
  'code-damaged': 'The share code is incomplete or a character of it is wrong.',
  'code-not-a-deck': 'The share code is undamaged but does not hold a deck.',
  // Shape.
  'not-a-map': '{place} must be a group of named values.',
  'not-a-list': '{place} must be a list.',
  'missing-key': '{place} lacks {key}.',
  'unknown-key': '{place} has {key}, which means nothing here.',
  'not-text': '{place} must be text.',
  'text-too-long': '{place} is longer than {max} characters.',
  'control-character': '{place} holds an invisible control character.',
  markup: '{place} holds an angle bracket: names and texts are plain, without markup or script.',
  'unknown-language': '{place} has a text in {language}; decks speak {known}.',
  'not-a-number': '{place} must be a number.',
  'not-whole': '{place} must be a whole number, not {value}.',
  'huge-number': '{place} is {value}, far beyond {max}.',
  'out-of-range': '{place} is {value}; it must be {min} to {max}.',
  'not-a-flag': '{place} must be true or false.',
  // Meaning.
  'bad-id': '{place} is {value}; it must be 1 to {max} small letters, digits and dashes, a letter first.',
  'reserved-code': '{place} is {value}, the code of the Freebie.',
  'duplicate-code': '{place} is {value}, which another card has already.',
  'no-cards': 'The deck has no cards.',
  'too-many-cards': 'The deck has {count} different cards; it can have {max}.',
  'copies-below-one': '{place} is {value}: a card is there at least once.',
  'unknown-type': '{place} is {value}; types are {known}.',
  'unknown-rarity': '{place} is {value}; rarities are {known}.',
  'unknown-effect': '{place} is {value}, which no action is; actions are {known}.',
  'unknown-condition': '{place} is {value}, which no condition is; conditions are {known}.',
  'unknown-counted': '{place} is {value}; a value rule counts {known}.',
  'unknown-choice': '{place} is {value}; choices are {known}.',
  'unknown-rounding': '{place} is {value}; values are rounded {known}.',
  'several-actions': '{place} is a list: a card has at most one action.',
  'several-conditions': '{place} is a list: a card has at most one condition.',
  'nested-cost': '{place}: a cost cannot be the price of another cost.',
  'stars-have-no-type': '{place}: stars have no type to count.',
  'divide-by-zero': '{place}: nothing can be divided by zero.',
  'min-above-max': '{place}: the minimum {min} is above the maximum {max}.',
  'no-effect': '{place} is 0, which would do nothing.',
  'unknown-motif': '{place} is {value}, which is none of the built-in pictures.',
  'unknown-colour': '{place} is {value}; colours are {known}.',
  'same-colours': '{place}: ink and ground are both {value}; nothing could be seen.',
} as const;

export type DeckFaultCode = keyof typeof SENTENCES;
export const DECK_FAULT_CODES = Object.keys(SENTENCES) as readonly DeckFaultCode[];

export type FaultValues = Readonly<Record<string, string | number>>;

export interface DeckFault {
  readonly code: DeckFaultCode;
  readonly path: string;
  readonly values: FaultValues;
  readonly sentence: string;
}

const SHOWN = 40;

/** A foreign value as a fault shows it: short, on one line, harmless. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const plain = text.replace(/[^\p{L}\p{N}\p{P}\p{Zs}+=$^`|~]/gu, '·').replace(/[<>]/g, '·');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
}

export function deckFault(code: DeckFaultCode, path: string, values: FaultValues = {}): DeckFault {
  const all: FaultValues = { place: path === '' ? 'The deck' : path, ...values };
  const sentence = SENTENCES[code].replace(/\{(\w+)\}/g, (_whole, key: string) => String(all[key] ?? ''));
  return { code, path, values, sentence };
}
