/** Every kind of faulty deck file and share code, with the fault it is refused by. */
import { writeDeckCode, writeDeckFile } from '../../../core/games/umblight/decks/deck-file.ts';
import type { DeckFault } from '../../../core/games/umblight/decks/deck-rules.ts';
import { PRESET_DECKS } from '../../../core/games/umblight/decks/presets.ts';
import { writeCode } from '../../../core/kit/share-code.ts';

export const wood = PRESET_DECKS[0]?.cards ?? [];

export interface Faulty<T> {
  readonly what: string;
  readonly given: T;
  readonly code: DeckFault['code'];
}

const good = writeDeckFile({ name: 'Wood', cards: wood });
const file = (change: object) => JSON.stringify({ ...(JSON.parse(good) as object), ...change });
const copies = (change: object) => {
  const { cards } = JSON.parse(good) as { readonly cards: object };
  return file({ cards: { ...cards, ...change } });
};
const latin1 = new Uint8Array([...good.replace('Wood', 'Bûcher')].map((one) => one.charCodeAt(0)));
const utf16 = new Uint8Array(Buffer.from(`\ufeff${good}`, 'utf16le'));

export const faultyFiles: readonly Faulty<string | Uint8Array>[] = [
  { what: 'far too large', given: new Uint8Array(65 * 1024), code: 'file-too-large' },
  { what: 'in UTF-16', given: utf16, code: 'file-utf16' },
  { what: 'in Latin-1', given: latin1, code: 'file-not-utf8' },
  { what: 'empty', given: ' \n', code: 'file-empty' },
  { what: 'nested without end', given: `${'['.repeat(50)}${']'.repeat(50)}`, code: 'file-too-deep' },
  { what: 'cut in the middle', given: good.slice(0, 90), code: 'file-cut-short' },
  { what: 'a letter and no JSON', given: 'Dear Ana, here is my deck', code: 'file-not-json' },
  { what: 'null', given: 'null', code: 'file-not-a-deck' },
  { what: 'a list', given: '[]', code: 'file-not-a-deck' },
  { what: 'a deck of another game', given: '{"quadrille": "janken-wars-deck", "format": 1}', code: 'file-other-deck' },
  { what: 'a saved match', given: '{"format": "quadrille-match", "schema": 1}', code: 'file-other-deck' },
  { what: 'without a version', given: file({ version: null }), code: 'file-version' },
  { what: 'of version one and a half', given: file({ version: 1.5 }), code: 'file-version' },
  { what: 'of a newer version', given: file({ version: 2 }), code: 'file-newer' },
  { what: 'without a name', given: file({ name: ' ' }), code: 'file-name' },
  { what: 'with a name of which nothing can be seen', given: file({ name: '\u200b\u3164' }), code: 'file-name' },
  { what: 'with a number for a name', given: file({ name: 7 }), code: 'file-name' },
  { what: 'with too long a name', given: file({ name: 'x'.repeat(41) }), code: 'file-name' },
  { what: 'with a name that turns the writing', given: file({ name: 'Wo\u202eod' }), code: 'file-name-invisible' },
  { what: 'without cards', given: file({ cards: null }), code: 'deck-not-a-list' },
  { what: 'with a text for a number', given: copies({ exile: '2' }), code: 'deck-count' },
  { what: 'with half a copy', given: copies({ exile: 0.5 }), code: 'deck-count' },
  { what: 'with minus two copies', given: copies({ exile: -2 }), code: 'deck-count' },
  { what: 'with a million cards', given: copies({ exile: 1e6 }), code: 'deck-too-many' },
  { what: 'with a card too often', given: copies({ lynx: 3 }), code: 'deck-copies' },
  { what: 'with half a deck', given: file({ cards: { exile: 2 } }), code: 'deck-size' },
  { what: 'with a card too many', given: copies({ exile: 1 }), code: 'deck-size' },
  { what: 'with an unknown card', given: copies({ unicorn: 2 }), code: 'deck-unknown-card' },
  { what: 'with a coin card', given: copies({ 'coin-light': 1 }), code: 'deck-unknown-card' },
  { what: 'with a name of the language for a card', given: copies({ constructor: 1 }), code: 'deck-unknown-card' },
];

const code = writeDeckCode(wood);
const last = code.endsWith('0') ? '1' : '0';

export const faultyCodes: readonly Faulty<string>[] = [
  { what: 'blank', given: ' \n ', code: 'code-empty' },
  { what: 'of another game', given: writeCode('JAN1', [1]), code: 'code-other-label' },
  { what: 'without its label', given: code.slice(5), code: 'code-other-label' },
  { what: 'mistyped', given: `${code.slice(0, -1)}${last}`, code: 'code-damaged' },
  { what: 'cut', given: code.slice(0, 20), code: 'code-damaged' },
  { what: 'twice in one', given: `${code}${code}`, code: 'code-character' },
  { what: 'with a strange character', given: `${code}!`, code: 'code-character' },
  { what: 'of half a deck', given: writeCode('UMB1', [0, 2]), code: 'deck-size' },
  { what: 'with a third copy', given: writeCode('UMB1', [1, 0]), code: 'deck-copies' },
  { what: 'of a card that does not exist', given: writeCode('UMB1', [254]), code: 'deck-unknown-card' },
];
