/** Decks as files and codes: what is written is read back as the same design. */
import { describe, expect, it } from 'vitest';
import { readDeckFile, writeDeckFile } from '../../../core/games/janken-wars/deck/deck-file.ts';
import type { DeckDesign } from '../../../core/games/janken-wars/deck/design.ts';
import {
  addCard,
  blankDesign,
  changeCard,
  copyDesign,
  freeCode,
  removeCard,
} from '../../../core/games/janken-wars/deck/edit.ts';
import { findings, playable } from '../../../core/games/janken-wars/deck/findings.ts';
import { randomDesign } from '../../../core/games/janken-wars/deck/random-design.ts';
import { readDesign } from '../../../core/games/janken-wars/deck/read-design.ts';
import { readShareCode, writeShareCode } from '../../../core/games/janken-wars/deck/share-code.ts';
import { shippedDecks } from '../../../core/games/janken-wars/decks/index.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { notPlain } from '../../../core/kit/plain.ts';
import { seeded } from '../../../core/kit/rng.ts';

const named = {
  ...standard,
  id: 'nomes',
  name: { 'pt-BR': 'Ação & “Reação” — ñ 日本 🎴', en: "O'Neil; DROP TABLE decks" },
};
const decks: readonly DeckDesign[] = [
  ...shippedDecks,
  named,
  blankDesign('empty', {}),
  ...Array.from({ length: 12 }, (_, i) => randomDesign(seeded(`form ${i}`))),
];

describe.each(decks.map((deck, i) => [`${deck.id} ${i}`, deck] as const))('the deck %s', (_name, deck) => {
  it('survives its file, as text and as bytes', () => {
    const text = writeDeckFile(deck);
    expect(readDeckFile(text)).toEqual({ ok: true, design: deck });
    expect(readDeckFile(new TextEncoder().encode(`\ufeff${text}`))).toEqual({ ok: true, design: deck });
  });
  it('survives its share code, lower case and line breaks included', () => {
    const code = writeShareCode(deck);
    expect(readShareCode(code)).toEqual({ ok: true, design: deck });
    expect(
      readShareCode(
        `  ${code
          .toLowerCase()
          .replaceAll('-', ' ')
          .replace(/(.{60})/g, '$1\n')} `,
      ),
    ).toEqual({
      ok: true,
      design: deck,
    });
  });
  it('is plain data', () => {
    expect(notPlain(deck)).toBeNull();
  });
});

it.each(shippedDecks.map((deck) => [deck.id, deck] as const))('the share code of %s is short', (_id, deck) => {
  // The words of the standard deck are known to every code; a deck of one's own has to bring its words along.
  const share = deck.id === 'standard' ? 0.3 : 0.5;
  expect(writeShareCode(deck).length).toBeLessThan(share * JSON.stringify(deck).length);
});

it('a file written by hand may leave out what has a usual value', () => {
  const { flavour: _flavour, condition: _condition, ...card } = standard.cards[3] ?? standard.cards[0] ?? {};
  const read = readDesign({ id: 'short', name: {}, cards: [{ ...card, points: { per: 2, of: 'table' } }] });
  expect(read.ok && read.design.cards[0]).toMatchObject({
    flavour: {},
    condition: null,
    points: { base: 0, type: null, divide: null, min: null, max: null },
  });
});

describe('editing', () => {
  it('leaves the given design alone', () => {
    const before = JSON.stringify(standard);
    const changed = removeCard(changeCard(addCard(standard), 'wall', { points: 3 }), 'jewel');
    expect(JSON.stringify(standard)).toBe(before);
    expect(changed.cards.map((card) => card.code)).not.toContain('jewel');
    expect(changed.cards[0]?.points).toBe(3);
  });
  it('copies a deck under a new name', () => {
    const copy = copyDesign(standard, { id: 'mine', name: { en: 'My Deck' } });
    expect(copy).toEqual({ ...standard, id: 'mine', name: { en: 'My Deck' } });
    expect(playable(copy)).toBe(true);
  });
  it('begins with a blank deck that keeps the structure and only lacks names', () => {
    const codes = findings(blankDesign('new', { en: 'New Deck' })).filter((found) => found.level === 'error');
    expect(new Set(codes.map((found) => found.code))).toEqual(new Set(['no-card-name']));
  });
  it('makes codes of names, free and without accents', () => {
    expect(freeCode(standard, 'Estátua de Sucata')).toBe('estatua-de-sucata');
    expect(freeCode(standard, 'Wall')).toBe('wall-2');
    expect(freeCode(standard, '42 ✂')).toBe('card');
    expect(freeCode(standard, 'Token')).toBe('token-2');
    expect(freeCode(standard, 'Um nome que é comprido demais')).toBe('um-nome-que-e-comp');
  });
});
