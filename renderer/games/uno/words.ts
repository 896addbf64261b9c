/** Every event of UNO as a line of the log, with names and cards in it. */

import { codeOf } from '../../../core/games/uno/cards.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import type { Hearer, Sentence, SentenceValue } from '../../table/face.ts';
import { colourValue, laid } from './codes.ts';

const say = (key: string, values: Readonly<Record<string, SentenceValue>> = {}): Sentence => ({
  key: `log.${key}`,
  values,
});
const cardsOf = (cards: readonly number[]): SentenceValue => ({ cards: cards.map(codeOf) });

/** `turn` is left out: whose turn it is shows at once, and would double every other line. */
export function words(event: Event, { as }: Hearer): Sentence | null {
  const seat: SentenceValue = { seat: 'seat' in event ? event.seat : 0 };
  switch (event.type) {
    case 'round-began':
      return say('round-began', { round: event.round, seat: { seat: event.leader } });
    case 'dealt':
      return event.seat === as ? say('dealt', { seat, count: event.count }) : null;
    case 'put-back':
    case 'opened':
      return say(event.type, { card: { card: codeOf(event.card) } });
    case 'named':
      return say('named', { seat, colour: colourValue(event.colour) });
    case 'played':
      return say('played', { seat, card: { card: laid(event.card, event.colour) } });
    case 'caught':
      return say('caught', { seat, by: { seat: event.by } });
    case 'reversed':
      return say(event.direction === 1 ? 'clockwise' : 'against');
    case 'swapped':
      return say('swapped', { seat, other: { seat: event.with } });
    case 'due':
    case 'accepted':
      return say(event.type, { seat, count: event.sum });
    case 'challenged':
      return say('challenged', { seat, other: { seat: event.accused } });
    case 'hand-shown':
      return event.cards === undefined
        ? say('hand-shown', { seat, other: { seat: event.to } })
        : say('hand-seen', { seat, cards: cardsOf(event.cards) });
    case 'verdict':
      return say(event.guilty ? 'guilty' : 'innocent', { seat: { seat: event.accused } });
    case 'drew':
      return event.cards === undefined
        ? say('drew', { seat, count: event.count })
        : say('drew-card', { seat, cards: cardsOf(event.cards) });
    case 'round-over':
      return event.end.by === 'out' && event.end.winner !== null
        ? say('round-out', { seat: { seat: event.end.winner } })
        : say('round-blocked');
    case 'may-play':
      return event.seat === as ? say('may-play', { seat }) : null;
    case 'passed-on':
    case 'reshuffled':
    case 'match-over':
      return say(event.type);
    case 'jumped':
    case 'owes':
    case 'called':
    case 'skipped':
    case 'kept':
    case 'passed':
    case 'turn-again':
      return say(event.type, { seat });
    case 'turn':
    case 'received':
      return null;
  }
}
