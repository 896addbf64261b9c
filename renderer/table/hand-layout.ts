/**
 * How a hand of 2 to 30 cards lies: how far each is turned and sunk. Where it stands from left to right
 * is CSS (`Hand.module.css`), so that no resize needs a measurement.
 */

export interface Lie {
  /** Degrees. */
  readonly turn: number;
  /** Part of a card's height. */
  readonly sink: number;
}

/** Degrees between two neighbours, and at most between first and last. */
const TURN = 2.2;
const SPREAD = 18;

export function lieOf(index: number, count: number): Lie {
  if (count < 2) return { turn: 0, sink: 0 };
  const step = Math.min(TURN, SPREAD / (count - 1));
  const off = index - (count - 1) / 2;
  const turn = off * step;
  const reach = (turn / (SPREAD / 2)) ** 2;
  return { turn: Math.round(turn * 100) / 100, sink: Math.round(reach * 50) / 1000 };
}
