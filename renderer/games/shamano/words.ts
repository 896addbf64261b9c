/** Every event of Shamano as a line of the log, with names and cards in it. */
import { codeOf } from '../../../core/games/shamano/cards.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import type { Hearer, Sentence, SentenceValue } from '../../table/face.ts';
import { colourValue } from './codes.ts';

const say = (key: string, values: Readonly<Record<string, SentenceValue>> = {}): Sentence => ({
  key: `log.${key}`,
  values,
});
const cardsOf = (cards: readonly number[]): SentenceValue => ({ cards: cards.map(codeOf) });

/** Whose turn it is, and what only ends a count, is left out: it shows at once and would drown the rest. */
export function words(event: Event, { as }: Hearer): Sentence | null {
  const seat: SentenceValue = { seat: 'seat' in event ? event.seat : 0 };
  switch (event.type) {
    case 'dealt':
      return event.seat === as ? say('dealt', { seat, count: event.count }) : null;
    case 'revealed':
      return say('revealed', { seat, cards: cardsOf(event.cards) });
    case 'played':
    case 'jumped-in':
      return aimed(event, seat);
    case 'cast': {
      const skill: SentenceValue = { word: `skills.${event.skill}.name` };
      return event.target === null
        ? say('cast', { seat, skill })
        : say('cast-at', { seat, skill, other: { seat: event.target } });
    }
    case 'colour':
      return say(event.stays ? 'colour-stays' : 'colour', { seat, colour: colourValue(event.colour) });
    case 'damage':
      return damage(event, seat);
    case 'healed':
    case 'lost':
    case 'shield':
    case 'shield-broken':
    case 'shield-gone':
    case 'raised':
    case 'braced':
      return say(event.type, { seat, count: event.amount });
    case 'swapped':
      return say('swapped', { seat, other: { seat: event.with } });
    case 'counted':
      return say('counted', { seat, colour: colourValue(event.colour), count: event.count });
    case 'compared':
      return event.fewer === null
        ? say('compared-equal', { seat, other: { seat: event.target }, colour: colourValue(event.colour) })
        : say('compared', { seat: { seat: event.fewer }, colour: colourValue(event.colour) });
    case 'drew':
      return event.cards === undefined
        ? say('drew', { seat, count: event.count })
        : say('drew-card', { seat, cards: cardsOf(event.cards) });
    case 'may-play':
      return event.seat === as ? say('may-play', { seat }) : null;
    default:
      return more(event, seat);
  }
}

function more(event: Event, seat: SentenceValue): Sentence | null {
  switch (event.type) {
    case 'discarded':
      return say('discarded', { seat, card: { card: codeOf(event.card) } });
    case 'gave':
      return event.card === undefined
        ? say('gave', { seat, other: { seat: event.to } })
        : say('gave-card', { seat, other: { seat: event.to }, card: { card: codeOf(event.card) } });
    case 'buff':
    case 'buff-ended':
    case 'immune':
      return say(event.type, { seat, buff: { word: `buffs.${event.buff}.name` } });
    case 'sent-back':
      return say('sent-back', { seat, other: { seat: event.to }, buff: { word: `buffs.${event.buff}.name` } });
    case 'reversed':
      return say(event.direction === 1 ? 'clockwise' : 'against');
    case 'stacked':
      return say('stacked', { seat, count: event.stack.sum });
    case 'stack-taken':
      return say('stack-taken', { seat, count: event.sum });
    case 'predictions-open':
      return say('predictions-open', { seat });
    case 'predictions': {
      const guessed = event.given.filter((given) => typeof given === 'number').length;
      return say('predictions', { count: guessed, colour: colourValue(event.colour) });
    }
    case 'locked':
      return say('locked', { seat, colour: colourValue(event.colour) });
    case 'exchanged':
      return say('exchanged', { seat, colour: colourValue(event.colour) });
    case 'reshuffled':
    case 'lock-ended':
    case 'match-over':
      return say(event.type);
    case 'struck':
    case 'passed':
    case 'passed-over':
    case 'skip':
    case 'defeated':
    case 'turn-goes-on':
    case 'predicted':
    case 'lock-won':
    case 'guessed-wrong':
      return say(event.type, { seat });
    default:
      return null;
  }
}

function aimed(event: Event & { type: 'played' | 'jumped-in' }, seat: SentenceValue): Sentence {
  const card: SentenceValue = { card: codeOf(event.card) };
  return event.target === null
    ? say(event.type, { seat, card })
    : say(`${event.type}-at`, { seat, card, other: { seat: event.target } });
}

function damage({ through, blocked, braced, doubled }: Event & { type: 'damage' }, seat: SentenceValue): Sentence {
  const kept = blocked + braced;
  if (kept === 0) return say(doubled ? 'damage-doubled' : 'damage', { seat, count: through });
  return through === 0 ? say('damage-blocked', { seat, kept }) : say('damage-partly', { seat, count: through, kept });
}
