/** The rules page of Janken Wars, with the cards of the deck that is played. */
import type { DeckDesign } from '../../../core/games/janken-wars/deck/design.ts';
import type { RulesSection } from '../../table/face.ts';
import { signCode } from './codes.ts';

const text = (key: string) => ({ text: `rules.${key}` });
const list = (section: string, keys: readonly string[]) => ({ list: keys.map((key) => `rules.${section}.${key}`) });

export function rulesFor(deck: DeckDesign): readonly RulesSection[] {
  const codes = [...deck.cards.map((card) => card.code), 'token'];
  return [
    { heading: 'rules.aim.heading', parts: [text('aim.text'), { cards: [0, 1, 2].map(signCode) }] },
    {
      heading: 'rules.round.heading',
      parts: [list('round', ['refill', 'duel', 'prize', 'action', 'keep', 'trade'])],
    },
    { heading: 'rules.stars.heading', parts: [text('stars.text')] },
    { heading: 'rules.values.heading', parts: [text('values.text')] },
    { heading: 'rules.deck.heading', parts: [text('deck.text'), { cards: codes }] },
    { heading: 'rules.walls.heading', parts: [list('walls', ['walls', 'swaps', 'piles'])] },
    { heading: 'rules.end.heading', parts: [text('end.text')] },
    { heading: 'rules.hotseat.heading', parts: [text('hotseat.text')] },
    { heading: 'rules.source.heading', parts: [text('source.text')] },
  ];
}
