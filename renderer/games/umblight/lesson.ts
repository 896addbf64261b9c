/** Umblight's first lesson: shields, strikes, a card for coins, overkill, a coin card, a combination, and a battle that is won. */
import { umblight } from '../../../core/games/umblight/umblight.ts';
import type { Lesson } from '../../lesson/lesson.ts';
import { en } from './text/lesson-en.ts';
import { ptBR } from './text/lesson-pt-BR.ts';

const card = (code: string) => ({ card: { card: code } });

export const lesson: Lesson = {
  game: umblight,
  words: { en, 'pt-BR': ptBR },
  rules: 'computer',
  others: [{ name: 'Iris', colour: 'teal' }],
  seed: 'first lesson',
  side: 'right',
  given: {
    turnNumber: 1,
    first: 1,
    turn: 0,
    hp: [20, 9],
    coins: [5, 0],
    rows: [
      [null, null, null],
      ['wolf-cub', null, null],
    ],
    hands: [
      ['gambler', 'candle-maid'],
      ['barn-owl', 'vixen'],
    ],
    decks: [
      ['wild-bear', 'rag-doll', 'lynx', 'roe-deer', 'fiddler', 'weaver'],
      ['hedgehog', 'field-mouse', 'roe-deer', 'grey-wolf', 'tusker', 'lynx'],
    ],
    banks: [['coin-light', 'coin-light'], []],
  },
  script: [
    { say: { key: 'lesson.lanes', values: card('wolf-cub') }, point: 'lane:3' },
    {
      say: { key: 'lesson.light', values: card('candle-maid') },
      point: 'hand:candle-maid',
      play: ['place candle-maid 0'],
    },
    { say: { key: 'lesson.fates', values: card('wolf-cub') }, point: 'lane:0' },
    { say: { key: 'lesson.strike', values: card('gambler') }, point: 'hand:gambler', play: ['place gambler 1'] },
    { say: { key: 'lesson.draw' }, point: 'deck', play: ['draw'] },
    { say: { key: 'lesson.end', values: { act: { word: 'act.end' } } }, play: ['end'] },
    { say: { key: 'lesson.again' } },
    { seat: 1, action: 'place barn-owl 0' },
    { seat: 1, action: 'place vixen 2' },
    { seat: 1, action: 'end' },
    {
      say: { key: 'lesson.overkill', values: { ...card('wild-bear'), other: { card: 'vixen' } } },
      point: 'hand:wild-bear',
      play: ['place wild-bear 2'],
    },
    { say: { key: 'lesson.bank' }, point: 'bank', play: ['coin'] },
    {
      say: { key: 'lesson.coin', values: card('candle-maid') },
      point: 'hand:coin-light',
      play: ['place coin-light 0'],
    },
    { say: { key: 'lesson.endAgain' }, play: ['end'] },
    { seat: 1, action: 'place hedgehog 1' },
    { seat: 1, action: 'end' },
    {
      say: { key: 'lesson.combine', values: { ...card('lynx'), other: { card: 'wild-bear' } } },
      point: 'hand:lynx',
      play: ['place lynx 2'],
    },
    { say: { key: 'lesson.last' }, play: ['end'] },
    { say: { key: 'lesson.won' } },
  ],
};
