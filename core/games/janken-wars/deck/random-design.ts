/**
 * Random designs that can be played, over the whole vocabulary: for tests in which blocks meet that no
 * maker of decks has thought of putting together.
 */
import { below, chance, pick, type Rng } from '../../../kit/rng.ts';
import {
  ACTION_KINDS,
  type ActionDesign,
  type CardDesign,
  type CardType,
  CHOICES,
  CONDITION_KINDS,
  COUNTED,
  type ConditionDesign,
  type DeckDesign,
  RARITIES,
  TYPES,
  type ValueRule,
} from './design.ts';
import { RARITY_SIZE } from './findings.ts';
import { COLOURS, MOTIFS } from './motifs.ts';

export function randomDesign(rng: Rng): DeckDesign {
  const cards: CardDesign[] = [];
  for (const type of TYPES) {
    for (const rarity of RARITIES) {
      const size = RARITY_SIZE[rarity];
      const first = chance(rng, 0.3) ? 1 + below(rng, size - 1) : size;
      for (const copies of first === size ? [size] : [first, size - first]) {
        cards.push(randomCard(rng, { type, rarity, copies, code: `card-${cards.length + 1}` }));
      }
    }
  }
  return { id: 'random', name: { en: 'Random Deck' }, idea: {}, cards };
}

type Place = Pick<CardDesign, 'type' | 'rarity' | 'copies' | 'code'>;

function randomCard(rng: Rng, place: Place): CardDesign {
  const ink = below(rng, COLOURS.length);
  const ground = (ink + 1 + below(rng, COLOURS.length - 1)) % COLOURS.length;
  return {
    ...place,
    name: { en: `Random ${place.code}` },
    points: chance(rng, 0.3) ? randomRule(rng) : below(rng, 8) - 2,
    action: chance(rng, 0.6) ? randomAction(rng, pick(rng, ACTION_KINDS)) : null,
    condition: chance(rng, 0.3) ? randomCondition(rng) : null,
    flavour: {},
    picture: { motif: pick(rng, MOTIFS), ink: COLOURS[ink] ?? '', ground: COLOURS[ground] ?? '' },
  };
}

const maybeType = (rng: Rng): CardType | null => (chance(rng, 0.4) ? pick(rng, TYPES) : null);

/** 1 to `most`, or its negative. */
const signed = (rng: Rng, most: number) => (1 + below(rng, most)) * (chance(rng, 0.3) ? -1 : 1);

function randomRule(rng: Rng): ValueRule {
  const of = pick(rng, COUNTED);
  const min = chance(rng, 0.3) ? below(rng, 4) - 2 : null;
  return {
    base: below(rng, 4) - 1,
    per: signed(rng, 2),
    of,
    type: of === 'own-stars' ? null : maybeType(rng),
    divide: chance(rng, 0.4) ? { by: 2 + below(rng, 2), round: pick(rng, ['up', 'down']) } : null,
    min,
    max: chance(rng, 0.3) ? (min ?? 0) + 2 + below(rng, 6) : null,
  };
}

function randomCondition(rng: Rng): ConditionDesign {
  const kind = pick(rng, CONDITION_KINDS);
  return kind === 'adds' ? { kind, points: signed(rng, 2), type: maybeType(rng) } : { kind };
}

function randomAction(rng: Rng, kind: ActionDesign['kind']): ActionDesign {
  switch (kind) {
    case 'opponent-discards':
      return { kind, choice: pick(rng, CHOICES) };
    case 'swap':
      return { kind, optional: chance(rng, 0.5) };
    case 'gain-deck':
    case 'gain-tokens':
    case 'look':
      return { kind, count: 1 + below(rng, 3) };
    case 'take-second':
      return { kind, type: pick(rng, TYPES) };
    case 'discard-table':
    case 'return-own':
    case 'give':
      return { kind };
    case 'discard-own': {
      const after = pick(rng, ACTION_KINDS);
      return { kind, then: chance(rng, 0.5) || after === 'discard-own' ? null : randomAction(rng, after) };
    }
  }
}
