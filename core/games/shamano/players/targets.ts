/**
 * The source's choice of a target: by chance, weighted toward opponents with few hit points, few cards
 * and little shield. (The source names these three and that the first two come first; its formula is a
 * picture that is not in the text, so the weights are this project's.)
 */
import type { Seat } from '../../../kit/game.ts';
import { type Rng, weighted } from '../../../kit/rng.ts';
import type { View } from '../view.ts';

const HP = 0.6;
const CARDS = 0.3;
const SHIELD = 0.1;
/** Everybody has some chance. */
const BASE = 0.05;
/** More cards, or more shield, count no further. */
const MANY_CARDS = 7;
const MUCH_SHIELD = 8;

export function targetWeight({ options, seats, sizes }: View, seat: Seat): number {
  const hp = (seats.hp[seat] as number) / options.hitPoints;
  const cards = Math.min(sizes[seat] as number, MANY_CARDS) / MANY_CARDS;
  const shield = Math.min((seats.old[seat] as number) + (seats.fresh[seat] as number), MUCH_SHIELD) / MUCH_SHIELD;
  return HP * (1 - hp) + CARDS * (1 - cards) + SHIELD * (1 - shield) + BASE;
}

/** One of some seats, by weight. */
export function pickTarget(view: View, among: readonly Seat[], rng: Rng): Seat {
  const index = weighted(
    rng,
    among.map((seat) => targetWeight(view, seat)),
  );
  return among[index] as Seat;
}
