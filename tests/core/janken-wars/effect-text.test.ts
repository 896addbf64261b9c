/** The words of effects: the source's own for the standard deck, and complete for every block. */
import { describe, expect, it } from 'vitest';
import { effectParts, effectText } from '../../../core/games/janken-wars/deck/effect-text.ts';
import { randomDesign } from '../../../core/games/janken-wars/deck/random-design.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { seeded } from '../../../core/kit/rng.ts';

const texts = (language: 'pt-BR' | 'en') => standard.cards.map((card) => effectText(card, language));

describe('the effects of the standard deck', () => {
  it('are written in Portuguese as the source writes them', () => {
    expect(texts('pt-BR')).toEqual([
      'Precisa ser descartada antes das outras cartas do jogador.',
      'Deve ser trocada com uma carta do oponente.',
      'O valor é o número de cartas na pilha de descarte do jogador dividido por 2, arredondado para cima.',
      '',
      'O valor é o número de cartas do jogador.',
      'Ganhe também as duas cartas no topo do baralho.',
      'Escolha uma carta do oponente para ele descartar.',
      'Descarte uma carta da mesa.',
      'O oponente descarta todas as cartas.',
    ]);
  });
  it('are written in English', () => {
    expect(texts('en').filter(Boolean)).toEqual([
      'Must be discarded before your other cards.',
      'Must be swapped for one of the opponent’s cards.',
      'Worth the number of cards in your discard pile divided by 2, rounded up.',
      'Worth the number of cards in your domain.',
      'Also win the two top cards of the deck.',
      'Choose one of the opponent’s cards for them to discard.',
      'Discard a card from the table.',
      'The opponent discards all their cards.',
    ]);
  });
});

it('a rule with all its parts is said part by part', () => {
  const points = {
    base: 1,
    per: -2,
    of: 'opponent-domain',
    type: 'rock',
    divide: { by: 3, round: 'down' },
    min: 0,
    max: 6,
  } as const;
  const card = { points, action: null, condition: { kind: 'adds', points: 2, type: 'paper' } as const };
  expect(effectText(card, 'en')).toBe(
    'Worth −2 for each rock card of the opponent, divided by 3, rounded down. Plus 1. At least 0. At most 6. Your other paper cards are worth +2.',
  );
  expect(effectText(card, 'pt-BR')).toBe(
    'Vale −2 por carta de pedra do oponente, dividido por 3, arredondado para baixo. Mais 1. No mínimo 0. No máximo 6. Suas outras cartas de papel valem +2.',
  );
});

it('what a cost pays for follows the cost', () => {
  const action = { kind: 'discard-own', then: { kind: 'gain-deck', count: 1 } } as const;
  const parts = effectParts({ points: 1, condition: null, action });
  expect(parts.map((part) => `${part.role} ${part.key}`)).toEqual(['action cost', 'action gain-deck-one']);
});

it('no block of the vocabulary lacks its words', () => {
  for (let i = 0; i < 300; i++) {
    for (const card of randomDesign(seeded(`words ${i}`)).cards) {
      for (const language of ['pt-BR', 'en'] as const) {
        expect(effectText(card, language)).toMatch(/^([^{}]+[.:])?$/);
        expect(effectText(card, language)).not.toContain('undefined');
      }
    }
  }
});
