/** Search spends its budget on what is close, in the same worlds for all, and takes the best. */
import { describe, expect, it } from 'vitest';
import { seeded, unit } from '../../../core/kit/rng.ts';
import { search, type Trial } from '../../../core/players/search.ts';

/** Candidates by how often they win; one world is won by all that are good enough for its luck. */
function coins(tried: number[] = []): () => Trial<number> {
  return () => ({
    value(candidate, rng) {
      tried.push(candidate);
      return unit(rng) < candidate ? 1 : 0;
    },
  });
}

const asked = (candidates: readonly number[], playouts: number, tried?: number[]) =>
  search({ candidates, world: coins(tried), budget: { playouts }, rng: seeded('search') });

describe('search', () => {
  it('finds the candidate that wins most often', () => {
    expect(asked([0.3, 0.7, 0.5], 600).best).toBe(0.7);
  });

  it('takes the first where nothing tells them apart', () => {
    expect(asked([1, 1.1], 100).best).toBe(1);
  });

  it('never goes above its budget', () => {
    const tried: number[] = [];
    const { playouts } = asked([0.3, 0.7, 0.5], 100, tried);
    expect(playouts).toBe(tried.length);
    expect(tried.length).toBeLessThanOrEqual(100);
  });

  it('spends little on what is clearly behind', () => {
    const tried: number[] = [];
    asked([0.05, 0.6, 0.55], 900, tried);
    const on = (candidate: number) => tried.filter((one) => one === candidate).length;
    expect(on(0.05)).toBeLessThan(on(0.55) / 3);
  });

  it('tries nothing where there is one candidate only', () => {
    expect(asked([0.5], 100).playouts).toBe(0);
  });

  it('stops when the clock has run out, and says so', () => {
    const budget = { playouts: 1000, expired: () => true };
    expect(search({ candidates: [0.2, 0.8], world: coins(), budget, rng: seeded(1) })).toMatchObject({
      best: 0.2,
      playouts: 0,
      cut: true,
    });
  });
});
