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
  seats: { min: 2, max: 2 },
  cloth: '#26211c',
  Box,
  load: async () => (await import('./face.ts')).face,
};
