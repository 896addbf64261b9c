/**
 * What is to be said of a deck while it is built. *Errors* keep it from being played, by the rules of
 * decks; *warnings* are advice from how duels go. Advice waits until most of the deck is there. Pure.
 */
import { nameFaults } from '../../../../core/games/umblight/decks/deck-file.ts';
import { type DeckFault, deckFaults } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { type NamedDeck, rowsOf, type Sums, sumsOf } from './deck.ts';

export const ADVICE_CODES = ['few-cheap', 'dear', 'few-light', 'few-shadow', 'no-kin'] as const;

export interface Advice {
  readonly code: (typeof ADVICE_CODES)[number];
  /** The card it is about, if one. */
  readonly card: string | null;
  readonly values: Readonly<Record<string, number>>;
}

export interface Findings {
  readonly errors: readonly DeckFault[];
  readonly warnings: readonly Advice[];
}

/** From so many cards on advice is given. */
const ADVISED_FROM = 15;
/** Cards of cost 1 or 2 for the first turns, when 5 coins must do for two lanes or three. */
const CHEAP = 2;
const FEWEST_CHEAP = 5;
const DEAREST_MEAN = 4;
/** Of each polarity. */
const FEWEST = 2;
/** Others of a tribe that a card counting on its kin wants. */
const FEWEST_KIN = 4;
const KIN_SKILLS = /^(pack|bond) /;

export function findings(deck: NamedDeck): Findings {
  const errors = [...nameFaults(deck.name), ...deckFaults(deck.cards)];
  return { errors, warnings: deck.cards.length < ADVISED_FROM ? [] : advice(deck) };
}

function advice({ cards }: NamedDeck): readonly Advice[] {
  const sums = sumsOf(cards);
  return [...costAdvice(sums), ...polarityAdvice(sums), ...kinAdvice(cards)];
}

function costAdvice({ curve, meanCost }: Sums): readonly Advice[] {
  const cheap = curve.filter(({ cost }) => cost <= CHEAP).reduce((sum, { light, shadow }) => sum + light + shadow, 0);
  const found: Advice[] = [];
  if (cheap < FEWEST_CHEAP) found.push({ code: 'few-cheap', card: null, values: { count: cheap, cost: CHEAP } });
  if (meanCost !== null && meanCost > DEAREST_MEAN)
    found.push({ code: 'dear', card: null, values: { mean: meanCost } });
  return found;
}

function polarityAdvice({ light, shadow }: Sums): readonly Advice[] {
  const found: Advice[] = [];
  if (light < FEWEST) found.push({ code: 'few-light', card: null, values: { count: light } });
  if (shadow < FEWEST) found.push({ code: 'few-shadow', card: null, values: { count: shadow } });
  return found;
}

function kinAdvice(cards: readonly string[]): readonly Advice[] {
  const rows = rowsOf(cards);
  return rows.flatMap(({ card }): Advice[] => {
    if (!card.skills.some((skill) => KIN_SKILLS.test(skill))) return [];
    const kin = rows.filter((other) => other.card.tribes.some((tribe) => card.tribes.includes(tribe)));
    const others = kin.reduce((sum, { count }) => sum + count, 0) - 1;
    return others < FEWEST_KIN ? [{ code: 'no-kin', card: card.code, values: { count: others } }] : [];
  });
}

/** Whether a duel can be played with these cards. */
export const playable = ({ cards }: NamedDeck): boolean => deckFaults(cards).length === 0;
