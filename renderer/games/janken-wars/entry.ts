/** Janken Wars in the launcher. */
import type { GameEntry } from '../entry.ts';
import { Box } from './Box.tsx';

export const jankenWars: GameEntry = {
  id: 'janken-wars',
  name: 'Janken Wars',
  line: {
    en: 'Rock, paper, scissors for cards; cards for stars.',
    'pt-BR': 'Pedra, papel e tesoura por cartas; cartas por estrelas.',
  },
  seats: { min: 2, max: 2 },
  cloth: '#8a5a2b',
  Box,
  load: async () => (await import('./face.ts')).face,
};
