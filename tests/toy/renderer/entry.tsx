/** Highest in the launcher. */
import type { GameEntry } from '../../../renderer/games/entry.ts';

export const highest: GameEntry = {
  id: 'highest',
  name: 'Highest',
  line: { en: 'The highest card takes a point.', 'pt-BR': 'A maior carta ganha um ponto.' },
  seats: { min: 2, max: 4 },
  cloth: '#445566',
  Box: () => (
    <svg viewBox="0 0 400 500" aria-hidden="true">
      <rect width="400" height="500" fill="#456" />
    </svg>
  ),
  load: async () => (await import('./face.ts')).face,
};
