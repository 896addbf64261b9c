/** Making and changing designs: each function returns a new design and leaves the given one alone. */
import { CARD_CODE, type CardDesign, type DeckDesign, type LocalText, RARITIES, TOKEN_CODE, TYPES } from './design.ts';
import { RARITY_SIZE } from './findings.ts';
import { COLOURS, MOTIFS } from './motifs.ts';

/** A deck to begin with: nine cards without names, effects or character, in the structure all decks have. */
export function blankDesign(id: string, name: LocalText): DeckDesign {
  const cards = TYPES.flatMap((type, t) =>
    RARITIES.map((rarity, r) => ({
      ...blankCard(`card-${3 * t + r + 1}`),
      type,
      rarity,
      copies: RARITY_SIZE[rarity],
      picture: { motif: MOTIFS[16 * t + r] ?? '', ink: 'ink', ground: 'kraft' },
    })),
  );
  return { id, name, idea: {}, cards };
}

function blankCard(code: string): CardDesign {
  return {
    code,
    name: {},
    type: 'rock',
    rarity: 'simple',
    copies: 1,
    points: 2,
    action: null,
    condition: null,
    flavour: {},
    picture: { motif: MOTIFS[0] ?? '', ink: COLOURS[0] ?? '', ground: COLOURS[1] ?? '' },
  };
}

/** The same deck under another id and name. */
export function copyDesign(design: DeckDesign, { id, name }: { id: string; name: LocalText }): DeckDesign {
  return { ...design, id, name };
}

/** The deck with one more card at its end, blank but for what is given. */
export function addCard(design: DeckDesign, card: Partial<CardDesign> = {}): DeckDesign {
  const code = card.code ?? freeCode(design, 'card');
  return { ...design, cards: [...design.cards, { ...blankCard(code), ...card, code }] };
}

export function removeCard(design: DeckDesign, code: string): DeckDesign {
  return { ...design, cards: design.cards.filter((card) => card.code !== code) };
}

/** The deck with a card changed. The code itself may change to one that is free. */
export function changeCard(design: DeckDesign, code: string, change: Partial<CardDesign>): DeckDesign {
  return { ...design, cards: design.cards.map((card) => (card.code === code ? { ...card, ...change } : card)) };
}

/** A code for a card out of its name, as no other card of the deck has it: `Muro Alto` gives `muro-alto`. */
export function freeCode({ cards }: DeckDesign, name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const stem =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+/, '')
      .slice(0, 18)
      .replace(/-+$/, '') || 'card';
  const taken = new Set([TOKEN_CODE, ...cards.map((card) => card.code)]);
  for (let n = 1; ; n++) {
    const code = n === 1 ? stem : `${stem}-${n}`;
    if (CARD_CODE.test(code) && !taken.has(code)) return code;
  }
}
