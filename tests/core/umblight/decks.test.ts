/** Decks as files and codes come back as they were, and bad ones are refused in words, each fault named. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SET } from '../../../core/games/umblight/cards/designs.ts';
import {
  readDeckCode,
  readDeckFile,
  writeDeckCode,
  writeDeckFile,
} from '../../../core/games/umblight/decks/deck-file.ts';
import { deckFaults } from '../../../core/games/umblight/decks/deck-rules.ts';
import { PRESET_DECKS } from '../../../core/games/umblight/decks/presets.ts';
import { options } from '../../../core/games/umblight/options.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { seeded, shuffle } from '../../../core/kit/rng.ts';
import { writeCode } from '../../../core/kit/share-code.ts';

const ALL = SET.flatMap(({ code }) => [code, code]);
const deck = fc.integer().map((seed) => {
  const cards = [...ALL];
  shuffle(seeded(seed), cards);
  return cards.slice(0, 20);
});
const wood = PRESET_DECKS[0]?.cards ?? [];
const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);
const file = (change: object) =>
  JSON.stringify({ ...(JSON.parse(writeDeckFile({ name: 'Wood', cards: wood })) as object), ...change });

describe('a valid deck', () => {
  it('comes back from its file', () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const read = readDeckFile(writeDeckFile({ name: 'Mine', cards }));
        expect(read.ok && { name: read.deck.name, cards: [...read.deck.cards].sort() }).toEqual({
          name: 'Mine',
          cards: [...cards].sort(),
        });
      }),
    );
  });
  it('comes back from its share code', () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const read = readDeckCode(writeDeckCode(cards));
        expect(read.ok && [...read.deck].sort()).toEqual([...cards].sort());
      }),
    );
  });
  it('has the same code in whatever order its cards are', () => {
    expect(writeDeckCode([...wood].reverse())).toBe(writeDeckCode(wood));
  });
  it('is taken as an option by name or as a list', () => {
    expect(readOptions(options, { decks: ['workshop', [...wood]] }, 2).ok).toBe(true);
  });
});

describe('a bad deck', () => {
  it.each<[string, readonly string[], string[]]>([
    ['too small', wood.slice(1), ['deck-size']],
    ['too large', [...wood, 'exile'], ['deck-size']],
    ['empty', [], ['deck-size']],
    ['with a third copy', [...wood.slice(0, 7), ...wood.slice(0, 7), ...wood.slice(0, 6)], ['deck-copies']],
    ['with a card that does not exist', [...wood.slice(1), 'unicorn'], ['deck-unknown-card']],
    ['with a coin card', [...wood.slice(1), 'coin-light'], ['deck-unknown-card']],
    ['wrong in two ways', [...wood, 'unicorn'], ['deck-size', 'deck-unknown-card']],
  ])('that is %s is told so', (_what, cards, faults) => {
    expect([...new Set(codes(deckFaults(cards)))]).toEqual(faults);
    for (const { sentence } of deckFaults(cards)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    const read = readOptions(options, { decks: ['workshop', cards] }, 2);
    expect(read.ok ? '' : read.faults[0]?.sentence).toContain(deckFaults(cards)[0]?.sentence ?? '?');
  });

  it.each<[string, string, string]>([
    ['no JSON', '{"format": ', 'file-not-json'],
    ['empty', '', 'file-not-json'],
    ['null', 'null', 'file-not-a-deck'],
    ['a list', '[]', 'file-not-a-deck'],
    ['another file', '{"format": "something", "version": 1}', 'file-not-a-deck'],
    ['of a newer version', file({ version: 2 }), 'file-newer'],
    ['without a name', file({ name: ' ' }), 'file-name'],
    ['with too long a name', file({ name: 'x'.repeat(41) }), 'file-name'],
    ['without cards', file({ cards: null }), 'deck-not-a-list'],
    ['with a text for a number', file({ cards: { exile: '2' } }), 'deck-not-a-list'],
    ['with a card too often', file({ cards: { exile: 20 } }), 'deck-copies'],
    ['with half a deck', file({ cards: { exile: 2 } }), 'deck-size'],
    ['with an unknown card', file({ cards: { unicorn: 2 } }), 'deck-unknown-card'],
  ])('file that is %s is refused', (_what, text, code) => {
    const read = readDeckFile(text);
    expect(read.ok ? [] : codes(read.faults)).toContain(code);
  });

  it.each<[string, string, string]>([
    ['of another game', writeCode('JAN1', [1]), 'code-other-label'],
    ['mistyped', `${writeDeckCode(wood).slice(0, -1)}${writeDeckCode(wood).endsWith('0') ? '1' : '0'}`, 'code-damaged'],
    ['cut', writeDeckCode(wood).slice(0, 20), 'code-damaged'],
    ['with a strange character', `${writeDeckCode(wood)}!`, 'code-character'],
    ['of half a deck', writeCode('UMB1', [0, 2]), 'deck-size'],
    ['of a card that does not exist', writeCode('UMB1', [254]), 'deck-unknown-card'],
  ])('code that is %s is refused', (_what, text, code) => {
    const read = readDeckCode(text);
    expect(read.ok ? [] : codes(read.faults)).toContain(code);
  });

  it('named as an option is refused with the decks there are', () => {
    const read = readOptions(options, { decks: ['workshop', 'attic'] }, 2);
    expect(read.ok ? '' : read.faults[0]?.sentence).toMatch(/"attic".*deep-wood/);
  });
});
