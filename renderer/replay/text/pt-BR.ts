/** The words of the replay screen, in Brazilian Portuguese. */
import type { Translation } from '../../text/translation.ts';
import type { en } from './en.ts';

export const ptBR: Translation<typeof en> = {
  title: 'Reprise de {{game}}',
  leave: 'Sair da reprise',
  save: 'Exportar esta reprise em um arquivo',
  controls: 'Reprise',
  first: 'Para o começo',
  back: 'Uma jogada para trás',
  play: 'Reproduzir',
  pause: 'Pausar',
  forward: 'Uma jogada para a frente',
  last: 'Para o fim',
  position: 'Jogada {{at}} de {{last}}',
  scrub: 'Posição na partida',
  start: 'A mesa antes da primeira jogada.',
  silent: 'Vez de {{name}}.',
  eyes: 'Vista por',
  onlooker: 'Alguém de fora',
  open: 'Mãos abertas',
  hands: 'As outras mãos',
  handOf: 'A mão de {{name}}',
  handsGone: 'Esta partida foi removida; as mãos que faltam aqui já não podem ser mostradas.',
  noCards: 'sem cartas',
  won: 'Vitória de {{names, list}}.',
  draw: 'Empate.',
  gaveUp: '{{name}} desistiu.',
  keys: {
    step: 'Uma jogada para trás ou para a frente',
    ends: 'Para o começo ou o fim',
    play: 'Reproduzir ou pausar',
    leave: 'Sair da reprise',
    log: 'Mostrar ou esconder o registro',
  },
};
