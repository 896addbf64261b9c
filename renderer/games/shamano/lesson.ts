/** Shamano's first lesson: matching, aiming, shield, a skill, a stack, the shaman's own skill, a defeat and the end. */
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { Lesson } from '../../lesson/lesson.ts';

const card = (code: string) => ({ card: { card: code } });

export const lesson: Lesson = {
  game: shamano,
  // Whom cards are aimed at sit on the left and on the right.
  side: 'top',
  rules: { preset: 'plain', hitPoints: 30 },
  others: [
    { name: 'Iris', colour: 'teal' },
    { name: 'Otto', colour: 'rose' },
  ],
  seed: 'first lesson',
  given: {
    shamans: ['hedda', 'beatrice', 'aurora'],
    hp: [30, 30, 4],
    hands: [
      ['r3', 'b*', 'r+2', 'W', 'y4'],
      ['g3', 'b1', 'y2', 'r4', 'g2'],
      ['b3', 'b+2', 'r1', 'yS', 'g1', 'b4'],
    ],
    draw: ['y1', 'g4', 'r2', 'b2', 'g1', 'r4'],
    discard: ['r2'],
  },
  script: [
    { say: { key: 'lesson.aim', values: { top: { card: 'r2' } } }, point: 'pile' },
    { say: { key: 'lesson.fire', values: card('r3') }, point: 'hand:r3', play: ['play r3 @1'] },
    { seat: 1, action: 'play g3 @0' },
    { say: { key: 'lesson.wind', values: card('g3') }, point: 'seat:1' },
    { seat: 2, action: 'play b3 @0' },
    { say: { key: 'lesson.rain', values: card('b3') }, point: 'seat:2' },
    { say: { key: 'lesson.skill', values: card('b*') }, point: 'hand:b*', play: ['play b*'] },
    { seat: 1, action: 'play b1 @2' },
    { seat: 2, action: 'play b+2' },
    { say: { key: 'lesson.stack', values: card('r+2') }, point: 'hand:r+2', play: ['play r+2'] },
    { seat: 1, action: 'take' },
    { seat: 2, action: 'play r1 @0' },
    { say: { key: 'lesson.wild', values: card('W') }, point: 'hand:W', play: ['play W:y'] },
    { seat: 1, action: 'play y2 @2' },
    { seat: 2, action: 'play yS' },
    { say: { key: 'lesson.banish', values: card('yS') }, point: 'seat:0' },
    { say: { key: 'lesson.defeat', values: card('y4') }, point: 'hand:y4', play: ['play y4 @2'] },
    { say: { key: 'lesson.last', values: card('y1') }, point: 'hand:y1', play: ['play y1 @1'] },
    { say: { key: 'lesson.won' } },
  ],
};
