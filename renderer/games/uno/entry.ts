/** UNO in the launcher. */
import type { GameEntry } from '../entry.ts';
import { Box } from './Box.tsx';

export const uno: GameEntry = {
  id: 'uno',
  name: 'UNO',
  line: {
    en: 'Colours, numbers, and a word to call in time.',
    'pt-BR': 'Cores, números e uma palavra na hora certa.',
  },
  seats: { min: 2, max: 10 },
  cloth: '#b52a20',
  Box,
  load: async () => (await import('./face.ts')).face,
};
