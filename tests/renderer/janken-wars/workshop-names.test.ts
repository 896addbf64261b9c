import { describe, expect, it } from 'vitest';
import { readDeckFile, writeDeckFile } from '../../../core/games/janken-wars/deck/deck-file.ts';
import { changeCard } from '../../../core/games/janken-wars/deck/edit.ts';
import { findings } from '../../../core/games/janken-wars/deck/findings.ts';
import { readShareCode, writeShareCode } from '../../../core/games/janken-wars/deck/share-code.ts';
import { shippedDecks } from '../../../core/games/janken-wars/decks/index.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { languagesFrom } from '../../../renderer/games/janken-wars/workshop/local-texts.ts';
import { copyOf, freshlyNamed, newDeck, sameDeck } from '../../../renderer/games/janken-wars/workshop/names.ts';

describe('a deck of Janken Wars that comes from a file or a code', () => {
  it.each(shippedDecks.map((deck) => [deck.id, deck] as const))('is the deck it was exported from: %s', (_, deck) => {
    const own = { ...deck, id: 'deck' };
    const reads = [readDeckFile(writeDeckFile(own)), readShareCode(writeShareCode(own))];
    expect(reads.map((read) => read.ok && sameDeck(read.design, deck))).toEqual([true, true]);
  });

  it('is another as soon as a card or the name differs', () => {
    expect(sameDeck(changeCard(standard, 'origami', { points: 3 }), standard)).toBe(false);
    expect(sameDeck({ ...standard, name: { en: 'Other' } }, standard)).toBe(false);
  });

  it('gets a name of its own where another deck is called so', () => {
    expect(freshlyNamed(standard, []).name).toEqual(standard.name);
    const second = freshlyNamed(standard, [standard]);
    expect(second.name).toEqual({ en: 'Standard Deck (2)', 'pt-BR': 'Baralho Padrão (2)' });
    expect(freshlyNamed(standard, [standard, second]).name.en).toBe('Standard Deck (3)');
  });

  it('is told from another that has the name in one language only', () => {
    const others = [{ ...standard, name: { 'pt-BR': 'Baralho Padrão' } }];
    expect(freshlyNamed(standard, others).name).toEqual({ en: 'Standard Deck (2)', 'pt-BR': 'Baralho Padrão (2)' });
  });
});

describe('copies and new decks of Janken Wars', () => {
  it('are each called differently', () => {
    const first = copyOf(standard, [], 'en');
    expect(copyOf(standard, [first], 'en').name).toEqual({ en: 'Copy of Standard Deck (2)' });
    expect(newDeck([newDeck([], 'en')], 'en').name).toEqual({ en: 'New Deck (2)' });
  });

  it('are named in the language of the screen alone, so that one field renames them', () => {
    expect(copyOf(standard, [], 'pt-BR').name).toEqual({ 'pt-BR': 'Cópia de Baralho Padrão' });
    expect(newDeck([], 'pt-BR').name).toEqual({ 'pt-BR': 'Novo Baralho' });
    expect(languagesFrom('en')).toEqual(['en', 'pt-BR']);
    expect(languagesFrom('pt-BR')).toEqual(['pt-BR', 'en']);
  });

  it('have no error for want of a name in the other language', () => {
    const one = { ...standard, name: { en: 'One' }, cards: standard.cards.map((c) => ({ ...c, name: { en: 'A B' } })) };
    expect(findings(one).filter(({ level }) => level === 'error')).toEqual([]);
  });
});
