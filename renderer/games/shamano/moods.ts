/** Which face a shaman wears: by what is being played, else by how the player stands. */
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Mood } from './art/Portrait.tsx';
import type { BoardEffect } from './effects.ts';

/** At this share of the hit points and below it hurts all the time. */
const HURTS = 0.3;

export function moodOf(view: View, seat: Seat, effect: BoardEffect | null): Mood {
  const { seats, options, result } = view;
  if (!seats.alive[seat]) return 'defeated';
  if (result !== null) return result.winners.includes(seat) ? 'triumphant' : 'hurt';
  if (effect?.kind === 'fall' && effect.by === seat) return 'triumphant';
  if (effect?.kind === 'cast' && effect.seat === seat) return 'triumphant';
  if (effect?.kind === 'stroke' && effect.to === seat) return 'hurt';
  if (effect?.kind === 'lost' && effect.seat === seat) return 'hurt';
  return (seats.hp[seat] ?? 0) <= options.hitPoints * HURTS ? 'hurt' : 'calm';
}
