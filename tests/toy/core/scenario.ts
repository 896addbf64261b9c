/** The scenario vocabulary of Highest: cards are their numbers, decks are written top first. */
import { sorted, without } from '../../../core/kit/piles.ts';
import { shuffle } from '../../../core/kit/rng.ts';
import { ScenarioError, type ScenarioWords } from '../../../core/kit/scenario-words.ts';
import { type Action, ALL, type Options, type State } from './state.ts';

function cards(value: unknown, key: string): number[] {
  const ok = Array.isArray(value) && value.every((card) => Number.isInteger(card) && card >= 1 && card <= 9);
  if (!ok) throw new ScenarioError(key, 'must be a list of numbers from 1 to 9');
  return value as number[];
}

export const words: ScenarioWords<State, Action, Options> = {
  givenKeys: ['hands', 'deck'],
  stepKeys: ['lay'],
  given(given, { setup, rng, keepRest }) {
    const lists = given.hands ?? Array.from({ length: setup.seats }, () => []);
    if (!Array.isArray(lists) || lists.length !== setup.seats)
      throw new ScenarioError('given.hands', 'needs a list a seat');
    const hands = lists.map((hand, seat) => sorted(cards(hand, `given.hands[${seat}]`)));
    const named = cards(given.deck ?? [], 'given.deck').reverse();
    let rest: number[];
    try {
      rest = without(ALL, ...hands, named);
    } catch {
      throw new ScenarioError('given', 'names a card more often than the deck holds it');
    }
    shuffle(rng, rest);
    const none = hands.map(() => 0);
    const shown = hands.map(() => []);
    const deck = keepRest ? [...rest, ...named] : named;
    const all = sorted([...hands.flat(), ...deck]);
    return {
      rng,
      cards: all,
      handSize: setup.options.handSize,
      hands,
      deck,
      laid: [...none],
      shown,
      points: [...none],
    };
  },
  step({ seat, lay }) {
    if (typeof seat !== 'number' || typeof lay !== 'number') throw new ScenarioError('lay', 'needs a seat and a card');
    return { seat, action: { type: 'lay', card: lay } };
  },
  then: {
    hands: (state) => state.hands,
    points: (state) => state.points,
    deck: (state) => [...state.deck].reverse(),
  },
  expected: (key, value) => (key === 'hands' ? (value as number[][]).map(sorted) : value),
  legalWords: (action) => [action.card],
};
