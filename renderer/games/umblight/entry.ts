/** Umblight in the launcher. */
import type { GameEntry } from '../entry.ts';
import { Box } from './Box.tsx';

export const umblight: GameEntry = {
  id: 'umblight',
  name: 'Umblight',
  line: {
    en: 'Light that shields, Shadow that spills over, three lanes.',
    'pt-BR': 'Luz que protege, Sombra que transborda, três raias.',
  },
  endings: {
    journey: { en: 'A journey made to its end', 'pt-BR': 'Jornada feita até o fim' },
    defeat: { en: 'A journey that was lost', 'pt-BR': 'Jornada perdida' },
  },
  seats: { min: 2, max: 2 },
  cloth: '#26211c',
  Box,
  load: async () => (await import('./face.ts')).face,
};
