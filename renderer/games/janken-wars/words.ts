/** Every event of Janken Wars as a line of the log, with names and cards in it. */
import type { Event } from '../../../core/games/janken-wars/events.ts';
import type { Kinds } from '../../../core/games/janken-wars/kinds.ts';
import { other } from '../../../core/games/janken-wars/state.ts';
import type { Hearer, Sentence, SentenceValue } from '../../table/face.ts';
import { codeOf, codesOf, signWord } from './codes.ts';

type Values = Readonly<Record<string, SentenceValue>>;
const say = (key: string, values: Values = {}): Sentence => ({ key: `log.${key}`, values });

/** What happened, at a table with these cards. What one seat alone may know (cards looked at) is not said. */
export function wordsFor(kinds: Kinds): (event: Event, hearer: Hearer) => Sentence | null {
  const card = (kind: number): SentenceValue => ({ card: codeOf(kinds, kind) });
  const cards = (list: readonly number[]): SentenceValue => ({ cards: codesOf(kinds, list) });
  return (event) => {
    const seat: SentenceValue = { seat: 'seat' in event ? event.seat : 0 };
    switch (event.type) {
      case 'round':
        return say('round', { round: event.round });
      case 'refilled':
        return say('refilled', { cards: cards(event.cards), count: event.cards.length });
      case 'shown':
        return shown(event);
      case 'took':
      case 'kept':
      case 'buried':
      case 'cleared':
        return say(event.type, { seat, card: card(event.card) });
      case 'skipped':
        return say('skipped', { card: card(event.card) });
      case 'discarded':
        return say(event.by === null || event.by === event.seat ? 'discarded' : 'cut', {
          seat,
          by: { seat: event.by ?? other(event.seat) },
          cards: cards(event.cards),
        });
      case 'swapped':
        return say('swapped', {
          seat,
          other: { seat: other(event.seat) },
          gave: card(event.gave),
          got: card(event.got),
        });
      case 'gained':
        return say(`gained-${event.from}`, { seat, cards: cards(event.cards) });
      case 'gave':
        return say('gave', { seat, other: { seat: other(event.seat) }, card: card(event.card) });
      case 'looked':
        return say('looked', { seat, count: event.count });
      case 'traded':
        return say('traded', { seat, value: event.value, count: event.stars });
      case 'declined':
        return say('declined', { seat, value: event.value });
      case 'declined-swap':
        return say('declined-swap', { seat });
      case 'ran-out':
        return say(`ran-out-${event.by}`);
      case 'won':
        return say(`won-${event.result.by}`, { seat: { seat: event.result.winners[0] ?? 0 } });
      case 'threw':
      case 'placed':
      case 'turn':
        return null;
    }
  };
}

function shown({ throws: [a = 0, b = 0], winner }: Extract<Event, { type: 'shown' }>): Sentence {
  if (winner === null) return say('tie', { sign: signWord(a) });
  const [won, lost] = winner === 0 ? [a, b] : [b, a];
  return say('duel', {
    seat: { seat: winner },
    other: { seat: other(winner) },
    sign: signWord(won),
    lost: signWord(lost),
  });
}
