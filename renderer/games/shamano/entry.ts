/** Shamano in the launcher. */
import type { GameEntry } from '../entry.ts';
import { Box } from './Box.tsx';

export const shamano: GameEntry = {
  id: 'shamano',
  name: 'Shamano',
  line: {
    en: 'Four shamans, four elements, and cards that strike.',
    'pt-BR': 'Quatro xamãs, quatro elementos e cartas que ferem.',
  },
  seats: { min: 2, max: 4 },
  cloth: '#2c2a5e',
  Box,
  load: async () => (await import('./face.ts')).face,
};
