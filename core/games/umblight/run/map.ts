/** Draws a chapter's map: seven stops, two or three nodes each, every node reachable, the boss last. */
import { below, chance, type Rng, weighted } from '../../../kit/rng.ts';
import type { ChapterMap, MapNode, NodeKind } from './run.ts';
import { STOPS } from './run.ts';

const KINDS = ['battle', 'event', 'shop', 'hard'] as const;
/** Chances of `KINDS` on a stop in the middle. */
const USUAL = [42, 32, 14, 12];
const EARLY = [50, 50, 0, 0];
/** One stop of each chapter has a shop for sure, and one an event. */
const SHOP_STOPS = [3, 5];
const EVENT_STOPS = [1, 4];

export function drawMap(rng: Rng): ChapterMap {
  const widths = Array.from({ length: STOPS }, (_, stop) => (stop === STOPS - 1 ? 1 : 2 + below(rng, 2)));
  const kinds = widths.map((width, stop) => drawKinds(width, stop, rng));
  return kinds.map((row, stop) => {
    const following = widths[stop + 1] ?? 0;
    const ways = drawWays(row.length, following, rng);
    return row.map((kind, i): MapNode => ({ kind, next: ways[i] ?? [] }));
  });
}

function drawKinds(width: number, stop: number, rng: Rng): NodeKind[] {
  if (stop === STOPS - 1) return ['boss'];
  const weights = stop < 2 ? EARLY : USUAL;
  const row = Array.from(
    { length: width },
    (): NodeKind => (stop === 0 ? 'battle' : (KINDS[weighted(rng, weights)] ?? 'battle')),
  );
  if (SHOP_STOPS.includes(stop)) row[below(rng, width)] = 'shop';
  if (EVENT_STOPS.includes(stop)) row[below(rng, width)] = 'event';
  if (stop > 0 && !row.includes('battle') && !row.includes('hard') && stop % 2 === 0) row[below(rng, width)] = 'battle';
  return row;
}

/** For each node the nodes of the next stop it leads to: the nearest, sometimes a neighbour too. */
function drawWays(width: number, following: number, rng: Rng): number[][] {
  if (following === 0) return [];
  const ways = Array.from({ length: width }, (_, i) => {
    const near = nearest(i, width, following);
    const other = near + (chance(rng, 0.5) ? 1 : -1);
    const both = chance(rng, 0.6) && other >= 0 && other < following ? [near, other] : [near];
    return new Set(both);
  });
  for (let to = 0; to < following; to++) {
    if (!ways.some((way) => way.has(to))) ways[nearest(to, following, width)]?.add(to);
  }
  return ways.map((way) => [...way].sort((a, b) => a - b));
}

/** The place among `others` that lies beside place `i` of `width`. */
function nearest(i: number, width: number, others: number): number {
  return width === 1 ? Math.floor(others / 2) : Math.round((i * (others - 1)) / (width - 1));
}
