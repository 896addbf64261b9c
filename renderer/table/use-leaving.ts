/** The key of the words for leaving a match that is over: back to the games, or to the deck that was tried out. */
import { useApp } from '../app/context.tsx';

export function useLeaving(): 'end.leave' | 'end.workshop' {
  return useApp(({ screen }) => (screen.at === 'table' && screen.tried !== null ? 'end.workshop' : 'end.leave'));
}
