/**
 * What the workshop finds in a design of the right form. *Errors* break the structure every deck has
 * (36 cards, 12 of a type, 6/4/2 by rarity) and keep it from being played; *warnings* are the design
 * document's advice on good decks. Each is a code with values, which screens translate, and an
 * English sentence that gives the reason.
 */

import { drawback, meets, sameEffect, surePoints } from './advice.ts';
import type { FaultValues } from './deck-fault.ts';
import { type CardDesign, type DeckDesign, LANGUAGES, RARITIES, type Rarity, TYPES } from './design.ts';
import { effectText } from './effect-text.ts';

export const DECK_SIZE = 36;
export const TYPE_SIZE = 12;
export const RARITY_SIZE: Readonly<Record<Rarity, number>> = { simple: 6, advanced: 4, special: 2 };
export const FEWEST_DESIGNS = 9;
export const LONGEST_EFFECT = 90;
/** Points of the reference card: no effect, neither good nor bad. */
const FAIR_POINTS = 4;

const SENTENCES = {
  'too-few-designs': 'The deck has {count} different cards; it needs {wanted} or more.',
  'total-cards': 'The deck has {count} cards; it must have {wanted}.',
  'type-cards': 'The deck has {count} {type} cards; it must have {wanted}.',
  'rarity-cards': 'Of the {type} cards, {count} are {rarity}; {wanted} must be.',
  'no-deck-name': 'The deck has no name.',
  'no-card-name': 'The card {card} has no name.',
  'points-without-drawback':
    '{card} is worth {points} and has no drawback: worth more than 4, it is simply better than a plain card.',
  'action-and-condition': '{card} has an action and a condition: two things at once are hard to keep in mind.',
  'single-purpose': '{card} only matters against {against}: cards that meet several others play better.',
  'no-purpose': '{card} protects against what no card of this deck does.',
  'long-effect':
    'The effect of {card} takes {length} characters; more than 90 do not fit a card and are hard to grasp.',
  'one-word-name': '{card} is called {name}: a noun with an adjective gives an object its character.',
  'same-effect': '{card} and {other} do the same: two names for one thing.',
} as const;

export type FindingCode = keyof typeof SENTENCES;
export const FINDING_CODES = Object.keys(SENTENCES) as readonly FindingCode[];

export interface Finding {
  readonly level: 'error' | 'warning';
  readonly code: FindingCode;
  /** Codes of the cards it is about; empty: the deck as a whole. */
  readonly cards: readonly string[];
  readonly values: FaultValues;
  readonly sentence: string;
}

type Add = (code: FindingCode, values?: FaultValues, ...cards: CardDesign[]) => void;

/** All errors, then all warnings. */
export function findings(design: DeckDesign): Finding[] {
  const found: Finding[] = [];
  const at = (level: Finding['level']): Add => {
    return (code, values = {}, ...cards) => found.push(finding(level, code, values, cards));
  };
  findErrors(design, at('error'));
  findWarnings(design, at('warning'));
  return found;
}

/** Whether a design can be played. */
export function playable(design: DeckDesign): boolean {
  return findings(design).every(({ level }) => level === 'warning');
}

function finding(
  level: Finding['level'],
  code: FindingCode,
  values: FaultValues,
  cards: readonly CardDesign[],
): Finding {
  const named: FaultValues = { card: nameOf(cards[0]), other: nameOf(cards[1]), ...values };
  const sentence = SENTENCES[code].replace(/\{(\w+)\}/g, (_all, key: string) => String(named[key] ?? ''));
  return { level, code, cards: cards.map((card) => card.code), values, sentence };
}

function nameOf(card: CardDesign | undefined): string {
  return card?.name.en ?? card?.name['pt-BR'] ?? card?.code ?? '';
}

function findErrors({ name, cards }: DeckDesign, error: Add): void {
  const copies = (fits: (card: CardDesign) => boolean) => {
    return cards.filter(fits).reduce((sum, card) => sum + card.copies, 0);
  };
  const count = copies(() => true);
  if (cards.length < FEWEST_DESIGNS) error('too-few-designs', { count: cards.length, wanted: FEWEST_DESIGNS });
  if (count !== DECK_SIZE) error('total-cards', { count, wanted: DECK_SIZE });
  for (const type of TYPES) {
    const ofType = copies((card) => card.type === type);
    if (ofType !== TYPE_SIZE) error('type-cards', { type, count: ofType, wanted: TYPE_SIZE });
    for (const rarity of RARITIES) {
      const n = copies((card) => card.type === type && card.rarity === rarity);
      if (n !== RARITY_SIZE[rarity]) error('rarity-cards', { type, rarity, count: n, wanted: RARITY_SIZE[rarity] });
    }
  }
  if (Object.keys(name).length === 0) error('no-deck-name');
  for (const card of cards) if (Object.keys(card.name).length === 0) error('no-card-name', {}, card);
}

function findWarnings({ cards }: DeckDesign, warning: Add): void {
  cards.forEach((card, i) => {
    const points = surePoints(card.points);
    if (points > FAIR_POINTS && !drawback(card)) warning('points-without-drawback', { points }, card);
    const rule = typeof card.points !== 'number';
    if (card.action !== null && (card.condition !== null || rule)) warning('action-and-condition', {}, card);
    warnOfPurpose(card, cards, warning);
    const length = Math.max(...LANGUAGES.map((language) => effectText(card, language).length));
    if (length > LONGEST_EFFECT) warning('long-effect', { length }, card);
    for (const name of new Set(Object.values(card.name))) {
      if (name.split(/\s+/).length < 2) warning('one-word-name', { name }, card);
    }
    for (const earlier of cards.slice(0, i)) if (sameEffect(earlier, card)) warning('same-effect', {}, earlier, card);
  });
}

/** A condition that shields from something, in a deck where one card or none does it. */
function warnOfPurpose(card: CardDesign, cards: readonly CardDesign[], warning: Add): void {
  const opponents = cards.filter((one) => one !== card);
  const met = opponents.filter((one) => meets(card, one));
  if (met.length === 1) warning('single-purpose', { against: nameOf(met[0]) }, card, ...met);
  else if (met.length === 0 && opponents.length > 0 && meets(card, null)) warning('no-purpose', {}, card);
}
