/** The words of Highest in both languages. */

import type { GameTexts } from '../../../renderer/text/index.ts';
import type { Translation } from '../../../renderer/text/translation.ts';

const en = {
  name: 'Highest',
  card: 'the {{n}}',
  pile_one: 'Draw pile, {{count}} card',
  pile_other: 'Draw pile, {{count}} cards',
  middle: 'The middle of the table: lay a card here',
  laid: '{{seat}} lays a card face down.',
  shown: 'The cards are shown: {{cards}}.',
  drew: '{{seat}} draws a card.',
  'drew-card': '{{seat}} draws {{card}}.',
  refused: {
    'match-over': 'The match is over.',
    'already-laid': 'You have laid your card; wait for the others.',
    'not-in-hand': 'That card is not in your hand.',
  },
  reason: { random: 'Any card is as good.' },
  end: 'Most points win.',
  points: 'Points',
  options: { handSize: { name: 'Hand', line: 'Cards held by everybody.' } },
  presets: { usual: { name: 'Usual', line: 'Three cards each.' } },
  rules: { heading: 'How it is played', text: 'Everybody lays a card face down; the highest takes a point.' },
} as const;

const ptBR: Translation<typeof en> = {
  name: 'Maior',
  card: 'o {{n}}',
  pile_one: 'Monte, {{count}} carta',
  pile_many: 'Monte, {{count}} de cartas',
  pile_other: 'Monte, {{count}} cartas',
  middle: 'O meio da mesa: ponha uma carta aqui',
  laid: '{{seat}} põe uma carta virada.',
  shown: 'As cartas são mostradas: {{cards}}.',
  drew: '{{seat}} compra uma carta.',
  'drew-card': '{{seat}} compra {{card}}.',
  refused: {
    'match-over': 'A partida acabou.',
    'already-laid': 'Você já pôs a sua carta; espere os outros.',
    'not-in-hand': 'Essa carta não está na sua mão.',
  },
  reason: { random: 'Qualquer carta serve.' },
  end: 'Mais pontos vencem.',
  points: 'Pontos',
  options: { handSize: { name: 'Mão', line: 'Cartas na mão de cada um.' } },
  presets: { usual: { name: 'Normal', line: 'Três cartas para cada um.' } },
  rules: { heading: 'Como se joga', text: 'Cada um põe uma carta virada; a maior ganha um ponto.' },
};

export const texts: GameTexts = { en, 'pt-BR': ptBR };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    highest: typeof en;
  }
}
