/** Deck files with one kind of fault each: what is wrong, the bytes, and the fault that the reader must name. */

import type { DeckFaultCode } from '../../../core/games/janken-wars/deck/deck-fault.ts';
import { writeDeckFile } from '../../../core/games/janken-wars/deck/deck-file.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';

export interface FaultyFile {
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly code: DeckFaultCode;
}

type Json = Record<string, unknown>;

/** A good file, free to be spoiled. */
function good(): { format: unknown; quadrille: unknown; deck: Json & { cards: (Json & { name: Json })[] } } {
  return JSON.parse(writeDeckFile(standard));
}

const bytes = (text: string) => new TextEncoder().encode(text);

function spoiled(spoil: (file: ReturnType<typeof good>) => unknown): Uint8Array {
  const file = good();
  const other = spoil(file);
  return bytes(JSON.stringify(other ?? file));
}

/** The good file with one value of its first card changed. */
function card(change: Json): Uint8Array {
  return spoiled(({ deck }) => void Object.assign(deck.cards[0] ?? {}, change));
}

const rule = (change: Json) => ({ points: { per: 1, of: 'own-domain', ...change } });

export const faultyFiles: readonly FaultyFile[] = [
  { what: 'negative copies', bytes: card({ copies: -6 }), code: 'copies-below-one' },
  { what: 'too many copies', bytes: card({ copies: 37 }), code: 'out-of-range' },
  { what: 'half a copy', bytes: card({ copies: 2.5 }), code: 'not-whole' },
  { what: 'a huge number', bytes: card({ points: 1e300 }), code: 'huge-number' },
  { what: 'points in letters', bytes: card({ points: 'four' }), code: 'not-a-number' },
  { what: 'an unknown effect', bytes: card({ action: { kind: 'explode' } }), code: 'unknown-effect' },
  { what: 'an unknown condition', bytes: card({ condition: { kind: 'immortal' } }), code: 'unknown-condition' },
  { what: 'two actions', bytes: card({ action: [{ kind: 'give' }, { kind: 'return-own' }] }), code: 'several-actions' },
  {
    what: 'a cost as the price of a cost',
    bytes: card({ action: { kind: 'discard-own', then: { kind: 'discard-own' } } }),
    code: 'nested-cost',
  },
  { what: 'script in a name', bytes: card({ name: { en: '<script>alert(1)</script>' } }), code: 'markup' },
  { what: 'a control character in a name', bytes: card({ name: { en: 'High\u202eWall' } }), code: 'control-character' },
  { what: 'a name without end', bytes: card({ name: { en: 'Wall '.repeat(2000) } }), code: 'text-too-long' },
  { what: 'a language decks do not speak', bytes: card({ name: { tlh: 'tlhIngan' } }), code: 'unknown-language' },
  { what: '10 MB of text', bytes: bytes('x'.repeat(10 * 1024 * 1024)), code: 'too-large' },
  { what: 'UTF-16', bytes: Uint8Array.from([0xff, 0xfe, 0x7b, 0]), code: 'utf16' },
  { what: 'another encoding', bytes: Uint8Array.from([0x7b, 0x22, 0xe7, 0xe3, 0x6f, 0x22, 0x7d]), code: 'not-utf8' },
  {
    what: 'two cards with one code',
    bytes: spoiled(({ deck }) => void Object.assign(deck.cards[1] ?? {}, { code: 'wall' })),
    code: 'duplicate-code',
  },
  { what: 'the Freebie’s code', bytes: card({ code: 'token' }), code: 'reserved-code' },
  { what: 'a newer format', bytes: spoiled((file) => void Object.assign(file, { format: 2 })), code: 'newer-format' },
  { what: 'nothing', bytes: bytes(''), code: 'empty' },
  { what: 'no JSON', bytes: bytes('Dear friend, here is my deck.'), code: 'not-json' },
  { what: 'a file that was cut', bytes: bytes(writeDeckFile(standard).slice(0, 900)), code: 'cut-short' },
  { what: 'brackets without end', bytes: bytes(`${'['.repeat(5000)}${']'.repeat(5000)}`), code: 'too-deep' },
  { what: 'another JSON file', bytes: bytes('{"name":"deck"}'), code: 'not-a-deck' },
  {
    what: 'a deck of another game',
    bytes: spoiled((file) => void Object.assign(file, { quadrille: 'umblight-deck' })),
    code: 'other-file',
  },
  { what: 'no cards', bytes: spoiled(({ deck }) => void Object.assign(deck, { cards: [] })), code: 'no-cards' },
  {
    what: 'forty different cards',
    bytes: spoiled(({ deck }) => {
      deck.cards = Array.from({ length: 40 }, (_, i) => ({
        ...(deck.cards[0] as Json & { name: Json }),
        code: `c${i}`,
      }));
    }),
    code: 'too-many-cards',
  },
  {
    what: 'cards that are no list',
    bytes: spoiled(({ deck }) => void Object.assign(deck, { cards: 9 })),
    code: 'not-a-list',
  },
  { what: 'a card without points', bytes: card({ points: undefined }), code: 'missing-key' },
  { what: 'an unknown key', bytes: card({ code2: 1 }), code: 'unknown-key' },
  { what: 'an unknown type', bytes: card({ type: 'lizard' }), code: 'unknown-type' },
  { what: 'an unknown rarity', bytes: card({ rarity: 'mythic' }), code: 'unknown-rarity' },
  { what: 'a division by zero', bytes: card(rule({ divide: { by: 0, round: 'up' } })), code: 'divide-by-zero' },
  { what: 'a minimum above the maximum', bytes: card(rule({ min: 5, max: 1 })), code: 'min-above-max' },
  { what: 'a rule that counts something unknown', bytes: card(rule({ of: 'luck' })), code: 'unknown-counted' },
  {
    what: 'a picture that is none',
    bytes: card({ picture: { motif: 'https://example.com/x.svg', ink: 'ink', ground: 'cream' } }),
    code: 'unknown-motif',
  },
];
