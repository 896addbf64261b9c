/** A seat's outlook: the chance, about, that it wins from here, 0 to 1, by the weighed features of the position. */
import type { Seat } from '../../../kit/game.ts';
import { living, type State } from '../state.ts';
import { FEATURES, measure } from './features.ts';
import { CROWD, DUEL } from './weights.ts';

const listed = (weights: Readonly<Record<string, number>>) =>
  Float64Array.from(FEATURES, (feature) => weights[feature] ?? 0);
const duel = listed(DUEL);
const crowd = listed(CROWD);
const features = new Float64Array(FEATURES.length);

/** Of a match that is over, what it brought: a draw is shared by all who sat down. */
export function outlook(state: State, seat: Seat): number {
  const { result, seats, hands } = state;
  if (result !== null) return result.winners.length === 0 ? 1 / hands.length : result.winners.includes(seat) ? 1 : 0;
  if (!seats.alive[seat]) return 0;
  measure(state, seat, features);
  const weights = living(seats) === 2 ? duel : crowd;
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (weights[i] as number);
  return 1 / (1 + Math.exp(-sum));
}
