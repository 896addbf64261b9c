/** The first lesson of Janken Wars: a duel, a prize that grows, a tie, a cutter and a wall, and the third star. */
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import type { Lesson } from '../../lesson/lesson.ts';

export const lesson: Lesson = {
  game: jankenWars,
  rules: 'standard',
  others: [{ name: 'Iris', colour: 'teal' }],
  seed: 'first lesson',
  given: {
    phase: 'duel',
    stars: [2, 0],
    table: ['origami', 'tape', 'wall', 'cutter', 'jewel'],
    domains: [['origami'], ['wall', 'origami']],
    deck: ['toolkit', 'gift', 'wall'],
  },
  script: [
    { say: { key: 'lesson.table' }, point: 'cards' },
    { say: { key: 'lesson.paper', values: { card: { card: 'tape' } } }, point: 'hand:@paper', play: ['throw paper'] },
    { seat: 1, action: 'throw rock' },
    {
      say: { key: 'lesson.prize', values: { card: { card: 'tape' } } },
      point: 'cards:tape',
      play: ['take tape'],
    },
    { say: { key: 'lesson.value', values: { card: { card: 'tape' } } }, point: 'domain0' },
    {
      say: { key: 'lesson.scissors', values: { card: { card: 'cutter' } } },
      point: 'hand:@scissors',
      play: ['throw scissors'],
    },
    { seat: 1, action: 'throw scissors' },
    { say: { key: 'lesson.tie' }, point: 'hand:@scissors', play: ['throw scissors'] },
    { seat: 1, action: 'throw paper' },
    {
      say: { key: 'lesson.cutter', values: { card: { card: 'cutter' } } },
      point: 'cards:cutter',
      play: ['take cutter'],
    },
    {
      say: { key: 'lesson.wall', values: { card: { card: 'wall' }, other: { card: 'origami' } } },
      point: 'domain1:wall',
      play: ['pick wall'],
    },
    {
      say: { key: 'lesson.trade', values: { card: { card: 'tape' } } },
      point: 'supply',
      play: ['trade yes'],
    },
    { say: { key: 'lesson.won', values: { card: { card: 'jewel' } } } },
  ],
};
