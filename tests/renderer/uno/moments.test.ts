/** The telling moments at the end of a match. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../core/games/uno/events.ts';
import { moments } from '../../../renderer/games/uno/moments.ts';
import { LANGUAGES, seatsOf, wordsIn } from './faces.ts';

const RED_FIVE = 5;
const began = (round: number): Event => ({ type: 'round-began', round, leader: 0 });
const dealt = (count: number): Event[] => [0, 1, 2].map((seat) => ({ type: 'dealt', seat, count }));
const over = (winner: number, points: readonly number[]): Event => ({
  type: 'round-over',
  end: { by: 'out', winner, points },
  hands: [],
  scores: points,
});
const played = (seat: number, card = RED_FIVE): Event => ({ type: 'played', seat, card, colour: null });
const accepted = (seat: number, sum: number): Event => ({ type: 'accepted', seat, sum });

const read = (events: readonly Event[]) => {
  const words = wordsIn('en', seatsOf(3));
  return moments(events).map((sentence) => words.text(sentence));
};

describe('the moments of a match', () => {
  it('are at most three, in the order in which they happened', () => {
    const told = read([
      began(1),
      ...dealt(7),
      accepted(1, 10),
      { type: 'challenged', seat: 2, accused: 0 },
      { type: 'verdict', accused: 0, guilty: true },
      { type: 'caught', seat: 1, by: 2 },
      played(0),
      over(0, [20, 0, 0]),
    ]);
    expect(told).toEqual([
      'Round 1: Seat1 takes 10 cards at once.',
      'Round 1: Seat2 challenges Seat0’s Wild Draw Four, and is right.',
      'Round 1: Seat2 catches Seat1, who forgot to call UNO.',
    ]);
  });

  it('are of different kinds before there are two of a kind', () => {
    const told = read([began(1), accepted(0, 12), accepted(1, 10), accepted(2, 8), played(1), over(1, [0, 40, 0])]);
    expect(told).toEqual([
      'Round 1: Seat0 takes 12 cards at once.',
      'Round 1: Seat1 goes out with red 5.',
      'Round 1: Seat1 wins 40 points.',
    ]);
  });

  it('tell of a full hand that went out first all the same, counted from the deal of its own round', () => {
    const drew: Event = { type: 'drew', seat: 2, count: 6, reason: 'penalty' };
    expect(read([began(1), ...dealt(7), drew, played(2), over(2, [0, 0, 60])])).toContain(
      'Round 1: Seat2 once held 13 cards and went out first all the same.',
    );
    const before = [began(1), ...dealt(7), drew, over(0, [0, 0, 0]), began(2), ...dealt(7), played(2)];
    expect(read([...before, over(2, [0, 0, 60])]).join()).not.toContain('once held');
  });

  it('tell who is left with most where those points are a penalty', () => {
    expect(read([began(3), played(0), over(0, [0, 90, 20])])).toContain('Round 3: Seat1 is left with 90 points.');
  });

  it('are none where nothing was heard', () => {
    expect(moments([])).toEqual([]);
  });

  it('can be read in every language', () => {
    const kinds: Event[] = [
      began(1),
      { type: 'swapped', seat: 0, with: 1 },
      { type: 'jumped', seat: 2 },
      { type: 'challenged', seat: 1, accused: 2 },
      { type: 'verdict', accused: 2, guilty: false },
      played(1, 53),
    ];
    for (const language of LANGUAGES) {
      const words = wordsIn(language, seatsOf(3));
      for (const event of kinds) for (const one of moments([began(1), event])) expect(words.text(one)).not.toBe('');
    }
  });
});
