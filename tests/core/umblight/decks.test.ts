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
import { shelf } from '../../../core/games/umblight/decks/shelf.ts';
import { options } from '../../../core/games/umblight/options.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { seeded, shuffle } from '../../../core/kit/rng.ts';
import { faultyCodes, faultyFiles, wood } from './deck-faults.ts';

const ALL = SET.flatMap(({ code }) => [code, code]);
const deck = fc.integer().map((seed) => {
  const cards = [...ALL];
  shuffle(seeded(seed), cards);
  return cards.slice(0, 20);
});
const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);
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

  it.each(faultyFiles)('file, $what, is refused by its name and in a sentence', ({ given, code }) => {
    const read = readDeckFile(given);
    expect(read.ok ? [] : codes(read.faults)).toContain(code);
    for (const { sentence } of read.ok ? [] : read.faults) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('file gets all its faults told at once', () => {
    const text = writeDeckFile({ name: '', cards: [...wood, 'unicorn'] });
    const read = readDeckFile(text);
    expect(read.ok ? [] : codes(read.faults)).toEqual(['file-name', 'deck-size', 'deck-unknown-card']);
  });

  it.each(faultyCodes)('code, $what, is refused by its name', ({ given, code }) => {
    const read = readDeckCode(given);
    expect(read.ok ? [] : codes(read.faults)).toContain(code);
  });

  it.each([
    ['with an unknown card', { name: 'Mine', cards: ['unicorn'] }, /"unicorn"/],
    ['with a coin card', { name: 'Mine', cards: ['coin-light'] }, /coin-light/],
    ['without a name', { name: '', cards: [] }, /name/],
    ['with an invisible name', { name: 'a\u200bb', cards: [] }, /invisible/],
    ['without cards', { name: 'Mine' }, /list/],
    ['with more cards than lie on a bench', { name: 'Mine', cards: Array(61).fill('exile') }, /at most 60/],
    ['that is nothing', null, /name/],
  ])('%s is not kept', (_what, deck, says) => {
    expect(shelf.read(deck)).toMatch(says);
  });

  it('that is not finished is kept all the same', () => {
    expect(shelf.read({ name: ' Mine ', cards: ['exile'], note: 1 })).toEqual({
      deck: { name: 'Mine', cards: ['exile'] },
    });
  });

  it('named as an option is refused with the decks there are', () => {
    const read = readOptions(options, { decks: ['workshop', 'attic'] }, 2);
    expect(read.ok ? '' : read.faults[0]?.sentence).toMatch(/"attic".*deep-wood/);
  });
});
