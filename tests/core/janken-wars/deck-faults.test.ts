/** Each thing that can be wrong with a deck file or share code gets its own sentence, and nothing throws. */
import { describe, expect, it } from 'vitest';
import { DECK_FAULT_CODES, type DeckFault } from '../../../core/games/janken-wars/deck/deck-fault.ts';
import { readDeckFile, writeDeckFile } from '../../../core/games/janken-wars/deck/deck-file.ts';
import type { ReadDesign } from '../../../core/games/janken-wars/deck/read-design.ts';
import { readShareCode, writeShareCode } from '../../../core/games/janken-wars/deck/share-code.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { writeCode } from '../../../core/kit/share-code.ts';

type Tree = { [key: string]: Tree } & Tree[];

/** The standard deck's file with one thing changed in its parsed form. */
function spoiled(change: (file: Tree) => void): string {
  const file = JSON.parse(writeDeckFile(standard)) as Tree;
  change(file);
  return JSON.stringify(file);
}

/** … in its first card. */
function card(change: (card: Record<string, unknown>) => void): string {
  return spoiled((file) => change(file.deck?.cards?.[0] as unknown as Record<string, unknown>));
}

const rule = { per: 1, of: 'own-domain' };
const text = writeDeckFile(standard);
const utf8 = (file: string) => new TextEncoder().encode(file);
const code = writeShareCode(standard);

/** Code → something that has this fault, and where the fault is found. */
const FAULTY: readonly [code: string, file: string | Uint8Array, path?: string][] = [
  ['too-large', ' '.repeat(10_000_000)],
  ['too-large', new Uint8Array(10_000_000)],
  ['empty', ''],
  ['empty', ' \n\t'],
  ['empty', new Uint8Array(0)],
  ['not-utf8', Uint8Array.of(...utf8(text).slice(0, 100), 0xe3, 0x28, ...utf8(text).slice(100))],
  ['not-utf8', Uint8Array.of(0x7b, 0xff, 0x7d)],
  ['not-utf8', Uint8Array.of(0x7b, 0xc0, 0xaf, 0x7d)],
  ['not-utf8', Uint8Array.of(0x7b, 0xed, 0xa0, 0x80, 0x7d)],
  ['not-utf8', text.replace('Muro', 'M\ufffdro')],
  ['utf16', Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['utf16', Buffer.from(text, 'utf16le').toString('latin1')],
  ['cut-short', text.slice(0, 1000)],
  ['cut-short', utf8(text).slice(0, -4)],
  ['not-json', 'a deck of cards'],
  ['not-json', text.replace('"points": 2,', '"points": 2,,')],
  ['not-json', `${text}}`],
  ['too-deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['not-a-deck', '[]'],
  ['not-a-deck', 'null'],
  ['not-a-deck', '17'],
  ['not-a-deck', '{}'],
  ['not-a-deck', JSON.stringify(standard)],
  ['other-file', JSON.stringify({ quadrille: 'umblight-deck', format: 1 })],
  ['other-file', JSON.stringify({ game: 'uno', seed: '1', moves: [] })],
  ['newer-format', text.replace('"format": 1', '"format": 2')],
  ['newer-format', text.replace('"format": 1', '"format": 1000')],
  ['bad-format', text.replace('"format": 1', '"format": "one"')],
  ['bad-format', text.replace('"format": 1', '"format": 0')],
  ['not-a-map', spoiled((file) => Object.assign(file, { deck: 'standard' })), ''],
  ['not-a-map', card((c) => Object.assign(c, { name: 'Muro Alto' })), 'cards[0].name'],
  ['not-a-map', card((c) => Object.assign(c, { picture: 7 })), 'cards[0].picture'],
  ['not-a-map', spoiled((file) => Object.assign(file.deck ?? {}, { cards: ['wall'] })), 'cards[0]'],
  ['not-a-list', spoiled((file) => Object.assign(file.deck ?? {}, { cards: { wall: 6 } })), 'cards'],
  ['missing-key', card((c) => Reflect.deleteProperty(c, 'copies')), 'cards[0]'],
  ['missing-key', card((c) => Object.assign(c, { action: {} })), 'cards[0].action'],
  ['missing-key', spoiled((file) => Reflect.deleteProperty(file, 'deck') && Object.assign(file, { deck: {} })), ''],
  ['unknown-key', card((c) => Object.assign(c, { power: 9 })), 'cards[0]'],
  ['unknown-key', card((c) => Object.assign(c, { condition: { kind: 'no-swap', count: 2 } })), 'cards[0].condition'],
  ['unknown-key', text.replace('"copies"', '"__proto__": {}, "copies"'), 'cards[0]'],
  ['not-text', card((c) => Object.assign(c, { name: { en: 12 } })), 'cards[0].name.en'],
  ['text-too-long', card((c) => Object.assign(c, { name: { en: 'High '.repeat(10_000) } })), 'cards[0].name.en'],
  ['text-too-long', card((c) => Object.assign(c, { flavour: { en: 'x'.repeat(161) } })), 'cards[0].flavour.en'],
  ['control-character', card((c) => Object.assign(c, { name: { en: 'High\u0007 Wall' } })), 'cards[0].name.en'],
  ['control-character', card((c) => Object.assign(c, { name: { en: '\u202ellaW hgiH' } })), 'cards[0].name.en'],
  ['control-character', card((c) => Object.assign(c, { name: { en: 'High\nWall' } })), 'cards[0].name.en'],
  ['control-character', text.replace('High Wall', 'High \\ud800 Wall'), 'cards[0].name.en'],
  ['markup', card((c) => Object.assign(c, { name: { en: '<script>alert(1)</script>' } })), 'cards[0].name.en'],
  ['markup', card((c) => Object.assign(c, { flavour: { en: '<img src=x onerror=alert(1)>' } })), 'cards[0].flavour.en'],
  ['unknown-language', card((c) => Object.assign(c, { name: { de: 'Hohe Mauer' } })), 'cards[0].name'],
  ['not-a-number', card((c) => Object.assign(c, { copies: '6' })), 'cards[0].copies'],
  ['not-a-number', card((c) => Object.assign(c, { points: null })), 'cards[0].points'],
  ['not-whole', card((c) => Object.assign(c, { points: 2.5 })), 'cards[0].points'],
  ['huge-number', card((c) => Object.assign(c, { copies: 1e300 })), 'cards[0].copies'],
  ['huge-number', text.replace('"points": 2,', '"points": 1e999,'), 'cards[0].points'],
  ['huge-number', card((c) => Object.assign(c, { points: -99_999_999 })), 'cards[0].points'],
  ['out-of-range', card((c) => Object.assign(c, { points: 21 })), 'cards[0].points'],
  ['out-of-range', card((c) => Object.assign(c, { copies: 37 })), 'cards[0].copies'],
  ['out-of-range', card((c) => Object.assign(c, { action: { kind: 'look', count: 6 } })), 'cards[0].action.count'],
  [
    'not-a-flag',
    card((c) => Object.assign(c, { action: { kind: 'swap', optional: 'yes' } })),
    'cards[0].action.optional',
  ],
  ['bad-id', spoiled((file) => Object.assign(file.deck ?? {}, { id: '../../etc' })), 'id'],
  ['bad-id', card((c) => Object.assign(c, { code: 'High Wall' })), 'cards[0].code'],
  ['bad-id', card((c) => Object.assign(c, { code: 12 })), 'cards[0].code'],
  ['reserved-code', card((c) => Object.assign(c, { code: 'token' })), 'cards[0].code'],
  ['duplicate-code', card((c) => Object.assign(c, { code: 'jewel' })), 'cards[1].code'],
  ['no-cards', spoiled((file) => Object.assign(file.deck ?? {}, { cards: [] })), 'cards'],
  [
    'too-many-cards',
    spoiled((file) => {
      const [first] = file.deck?.cards ?? [];
      const cards = Array.from({ length: 100 }, (_, i) => ({ ...(first as object), code: `wall-${i}` }));
      Object.assign(file.deck ?? {}, { cards });
    }),
    'cards',
  ],
  ['copies-below-one', card((c) => Object.assign(c, { copies: -6 })), 'cards[0].copies'],
  ['copies-below-one', card((c) => Object.assign(c, { copies: 0 })), 'cards[0].copies'],
  ['unknown-type', card((c) => Object.assign(c, { type: 'lizard' })), 'cards[0].type'],
  ['unknown-rarity', card((c) => Object.assign(c, { rarity: 'legendary' })), 'cards[0].rarity'],
  ['unknown-effect', card((c) => Object.assign(c, { action: { kind: 'win' } })), 'cards[0].action.kind'],
  ['unknown-effect', card((c) => Object.assign(c, { action: { kind: 'constructor' } })), 'cards[0].action.kind'],
  [
    'unknown-condition',
    card((c) => Object.assign(c, { condition: { kind: 'invincible' } })),
    'cards[0].condition.kind',
  ],
  ['unknown-counted', card((c) => Object.assign(c, { points: { per: 1, of: 'hand' } })), 'cards[0].points.of'],
  [
    'unknown-choice',
    card((c) => Object.assign(c, { action: { kind: 'opponent-discards', choice: 'me' } })),
    'cards[0].action.choice',
  ],
  [
    'unknown-rounding',
    card((c) => Object.assign(c, { points: { ...rule, divide: { by: 2, round: 'away' } } })),
    'cards[0].points.divide.round',
  ],
  [
    'several-actions',
    card((c) => Object.assign(c, { action: [{ kind: 'give' }, { kind: 'give' }] })),
    'cards[0].action',
  ],
  ['several-conditions', card((c) => Object.assign(c, { condition: [{ kind: 'no-swap' }] })), 'cards[0].condition'],
  [
    'nested-cost',
    card((c) => Object.assign(c, { action: { kind: 'discard-own', then: { kind: 'discard-own' } } })),
    'cards[0].action.then',
  ],
  [
    'stars-have-no-type',
    card((c) => Object.assign(c, { points: { per: 1, of: 'own-stars', type: 'rock' } })),
    'cards[0].points',
  ],
  [
    'divide-by-zero',
    card((c) => Object.assign(c, { points: { ...rule, divide: { by: 0, round: 'up' } } })),
    'cards[0].points.divide',
  ],
  ['min-above-max', card((c) => Object.assign(c, { points: { ...rule, min: 5, max: 1 } })), 'cards[0].points'],
  ['no-effect', card((c) => Object.assign(c, { points: { ...rule, per: 0 } })), 'cards[0].points.per'],
  ['no-effect', card((c) => Object.assign(c, { condition: { kind: 'adds', points: 0 } })), 'cards[0].condition.points'],
  [
    'unknown-motif',
    card((c) => Object.assign(c, { picture: { motif: 'https://x.example/a.png', ink: 'ink', ground: 'sky' } })),
    'cards[0].picture.motif',
  ],
  [
    'unknown-colour',
    card((c) => Object.assign(c, { picture: { motif: 'kite', ink: 'url(evil)', ground: 'sky' } })),
    'cards[0].picture.ink',
  ],
  [
    'same-colours',
    card((c) => Object.assign(c, { picture: { motif: 'kite', ink: 'sky', ground: 'sky' } })),
    'cards[0].picture',
  ],
];

const FAULTY_CODES: readonly [code: string, text: string][] = [
  ['code-empty', ''],
  ['code-empty', '  \n'],
  ['code-too-long', `JKW1-${'0000-'.repeat(20_000)}`],
  ['code-other-label', 'UMB1-03K7-ZD5A'],
  ['code-other-label', 'hello'],
  ['code-newer', code.replace('JKW1', 'JKW2')],
  ['code-character', `${code}-U!`],
  ['code-damaged', code.slice(0, -3)],
  ['code-damaged', code.replace(/.(?=.{20}$)/, (digit) => (digit === '7' ? '8' : '7'))],
  ['code-damaged', 'JKW1'],
  ['code-not-a-deck', writeCode('JKW1', [3, 0, 1, 2, 3, 4])],
  ['code-not-a-deck', writeCode('JKW1', [255, 255, 1, 2, 3, 4])],
];

function faults(read: ReadDesign): readonly DeckFault[] {
  return read.ok ? [] : read.faults;
}

describe('a deck file with', () => {
  it.each(FAULTY.map(([fault, file, path], i) => [fault, i, file, path] as const))(
    '%s is refused in words (%i)',
    (fault, _i, file, path) => {
      const found = faults(readDeckFile(file)).filter((one) => one.code === fault);
      expect(found, JSON.stringify(faults(readDeckFile(file)))).not.toEqual([]);
      if (path !== undefined) expect(found.map((one) => one.path)).toContain(path);
      for (const { sentence } of found) {
        expect(sentence).toMatch(/^.{10,200}\.$/u);
        expect(sentence).not.toMatch(/[{}<>]|undefined|\[object/);
      }
    },
  );
});

describe('a share code with', () => {
  it.each(FAULTY_CODES)('%s is refused in words', (fault, text) => {
    expect(faults(readShareCode(text)).map((one) => one.code)).toEqual([fault]);
  });
});

it('every kind of fault is shown here', () => {
  const shown = new Set([...FAULTY, ...FAULTY_CODES].map(([fault]) => fault));
  expect(DECK_FAULT_CODES.filter((one) => !shown.has(one))).toEqual([]);
  expect(shown.size).toBeGreaterThanOrEqual(25);
});

it('all faults of a file are told at once, up to fifty', () => {
  const file = spoiled((tree) => {
    for (const one of tree.deck?.cards ?? []) Object.assign(one, { copies: -1, type: 'lizard', power: 1 });
  });
  expect(faults(readDeckFile(file))).toHaveLength(27);
  const worse = spoiled((tree) => {
    const [first] = tree.deck?.cards ?? [];
    Object.assign(tree.deck ?? {}, { cards: Array.from({ length: 36 }, () => ({ ...(first as object), copies: -1 })) });
  });
  expect(faults(readDeckFile(worse))).toHaveLength(50);
});

it('a value that answers no question about itself is refused like any other', () => {
  const file = card((c) =>
    Object.assign(c, { picture: { motif: { toString: 1, valueOf: 2 }, ink: [], ground: null } }),
  );
  expect(faults(readDeckFile(file)).map((one) => one.code)).toEqual([
    'unknown-motif',
    'unknown-colour',
    'unknown-colour',
  ]);
});
