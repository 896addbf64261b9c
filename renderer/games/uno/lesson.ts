/** UNO's first lesson: matching, wilds, action cards, drawing, the call, and a round that is won. */
import { uno } from '../../../core/games/uno/uno.ts';
import type { Lesson } from '../../lesson/lesson.ts';

export const lesson: Lesson = {
  game: uno,
  rules: { preset: 'official', target: 'single' },
  others: [{ name: 'Iris', colour: 'teal' }],
  seed: 'first lesson',
  given: {
    hands: [
      ['r2', 'r3', 'b9', 'b+2', 'W'],
      ['g2', 'b4', 'y9', 'r5', 'b3', 'g8', 'g1'],
    ],
    draw: ['y5'],
    discard: ['r7'],
  },
  script: [
    { say: { key: 'lesson.pile', values: { top: { card: 'r7' } } }, point: 'pile' },
    { say: { key: 'lesson.colour', values: { card: { card: 'r2' } } }, point: 'hand:r2', play: ['play r2'] },
    { seat: 1, action: 'play g2' },
    { say: { key: 'lesson.sign', values: { card: { card: 'g2' } } }, point: 'pile' },
    { say: { key: 'lesson.wild', values: { card: { card: 'W' } } }, point: 'hand:W', play: ['play W:b'] },
    { seat: 1, action: 'play b4' },
    { say: { key: 'lesson.nine', values: { card: { card: 'b9' } } }, point: 'hand:b9', play: ['play b9'] },
    { seat: 1, action: 'play y9' },
    { say: { key: 'lesson.draw' }, point: 'deck', play: ['draw'] },
    { say: { key: 'lesson.drawn', values: { card: { card: 'y5' } } }, point: 'hand:y5', play: ['play y5'] },
    { seat: 1, action: 'play r5' },
    {
      say: { key: 'lesson.call', values: { card: { card: 'r3' }, call: { word: 'act.uno' } } },
      point: 'hand:r3',
      play: ['play r3', 'play r3 uno'],
    },
    { seat: 1, action: 'play b3' },
    { say: { key: 'lesson.caught' } },
    { say: { key: 'lesson.last', values: { card: { card: 'b+2' } } }, point: 'hand:b+2', play: ['play b+2'] },
    { say: { key: 'lesson.won' } },
  ],
};
