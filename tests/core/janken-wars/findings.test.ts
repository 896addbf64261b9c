/** What the workshop finds: errors against the structure of decks, warnings against good advice. */
import { describe, expect, it } from 'vitest';
import type { CardDesign, DeckDesign } from '../../../core/games/janken-wars/deck/design.ts';
import { addCard, changeCard, removeCard } from '../../../core/games/janken-wars/deck/edit.ts';
import { FINDING_CODES, findings, playable } from '../../../core/games/janken-wars/deck/findings.ts';
import { shippedDecks } from '../../../core/games/janken-wars/decks/index.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';

const found = (deck: DeckDesign) => findings(deck).map(({ code, cards }) => `${code} ${cards.join(' ')}`.trim());
const known = found(standard);
/** What a change adds to the findings of the standard deck. */
const added = (deck: DeckDesign) => found(deck).filter((one) => !known.includes(one));
const change = (code: string, card: Partial<CardDesign>) => added(changeCard(standard, code, card));

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'too-few-designs': added(removeCard(standard, 'gift')),
  'total-cards': change('wall', { copies: 5 }),
  'type-cards': change('wall', { copies: 5 }),
  'rarity-cards': change('wall', { rarity: 'special' }),
  'no-deck-name': added({ ...standard, name: {} }),
  'no-card-name': change('origami', { name: {} }),
  'points-without-drawback': change('origami', { points: 5 }),
  'action-and-condition': change('cutter', { condition: { kind: 'no-swap' } }),
  'single-purpose': known,
  'no-purpose': added(
    changeCard(changeCard(standard, 'jewel', { action: null }), 'scrap', { condition: { kind: 'no-swap' } }),
  ),
  'long-effect': known,
  'one-word-name': change('origami', { name: { en: 'Origami', 'pt-BR': 'Origami Sublime' } }),
  'same-effect': change('toolkit', { action: { kind: 'opponent-discards', choice: 'all' } }),
};

it('every finding is shown here', () => {
  expect(Object.keys(SHOWN).sort()).toEqual([...FINDING_CODES].sort());
  for (const [code, list] of Object.entries(SHOWN)) expect(list.map((one) => one.split(' ')[0])).toContain(code);
});

it('every sentence gives its reason and is complete', () => {
  const all = findings(
    changeCard({ ...standard, name: {} }, 'wall', {
      copies: 9,
      name: { en: 'Wall' },
      points: 9,
      action: { kind: 'give' },
    }),
  );
  expect(all.length).toBeGreaterThan(5);
  for (const { sentence } of all) expect(sentence).toMatch(/^[A-Z][^{}]{15,140}[.]$/u);
});

describe('errors', () => {
  it('keep a deck from being played, warnings do not', () => {
    expect(findings(standard).map((one) => one.level)).not.toContain('error');
    expect(playable(standard)).toBe(true);
    expect(playable(changeCard(standard, 'wall', { copies: 7 }))).toBe(false);
  });
  it('are found for each type and rarity that is off', () => {
    expect(change('wall', { type: 'paper' })).toEqual(
      ['type-cards', 'rarity-cards', 'type-cards', 'rarity-cards', 'single-purpose wall cutter'].filter(
        (one) => !known.includes(one),
      ),
    );
  });
  it('do not count designs where copies are split', () => {
    const split = addCard(changeCard(standard, 'origami', { copies: 3 }), {
      code: 'kite',
      type: 'paper',
      copies: 3,
      points: 3,
      name: { en: 'Swift Kite' },
    });
    expect(added(split)).toEqual([]);
  });
});

describe('warnings on the standard deck', () => {
  it('are what its own document says of the wall, the length of the statue’s text, and the steamroller’s English name', () => {
    expect(known).toEqual(['single-purpose wall cutter', 'long-effect scrap', 'one-word-name roller']);
  });
});

describe('a card above 4 points', () => {
  it.each<[string, Partial<CardDesign>]>([
    ['a cost', { points: 6, action: { kind: 'discard-own', then: null } }],
    ['going to the opponent', { points: 6, action: { kind: 'give' } }],
    ['having to be discarded first', { points: 5, condition: { kind: 'discard-first' } }],
    ['lowering the others', { points: 6, condition: { kind: 'adds', points: -1, type: null } }],
    [
      'a value that falls',
      { points: { base: 7, per: -1, of: 'own-domain', type: null, divide: null, min: null, max: null } },
    ],
  ])('is paid for by %s', (_name, card) => {
    expect(change('origami', card).filter((one) => one.startsWith('points-'))).toEqual([]);
  });
  it('is not paid for by a good effect, and a rule with a high minimum is above 4, too', () => {
    expect(change('origami', { points: 5, action: { kind: 'gain-tokens', count: 1 } })).toContain(
      'points-without-drawback origami',
    );
    const rule = { base: 0, per: 1, of: 'table', type: null, divide: null, min: 5, max: null } as const;
    expect(change('origami', { points: rule })).toContain('points-without-drawback origami');
    expect(change('origami', { points: { ...rule, min: 4 } })).toEqual([]);
  });
});

it('two plain cards are the same only if type and points are', () => {
  const twin = (points: number, type: 'paper' | 'rock') => change('wall', { condition: null, points, type });
  expect(twin(4, 'paper')).toContain('same-effect wall origami');
  expect(twin(3, 'paper').join()).not.toContain('same-effect');
  expect(twin(4, 'rock').join()).not.toContain('same-effect');
});

it.each(shippedDecks.map((deck) => [deck.id, deck] as const))('%s can be played', (_id, deck) => {
  expect(playable(deck)).toBe(true);
});

it.each(shippedDecks.filter((deck) => deck !== standard).map((deck) => [deck.id, deck] as const))(
  '%s is clean of errors and warnings, in both languages',
  (_id, deck) => {
    expect(findings(deck)).toEqual([]);
    for (const { name, flavour } of [deck, ...deck.cards].map((one) => ({
      flavour: { en: '', 'pt-BR': '' },
      ...one,
    }))) {
      expect(Object.keys(name).sort()).toEqual(['en', 'pt-BR']);
      expect(Object.keys(flavour).sort()).toEqual(['en', 'pt-BR']);
    }
  },
);
