/**
 * The law of the preview: what it shows for each lane, and of HP, is what the clash that follows does.
 * Checked at random positions of random duels and runs, from the state and from each side's view. What
 * really happened is read from the rows and HP after the phase was ended, not from the preview's own code.
 */

import { END_PHASE } from '../../../core/games/umblight/actions.ts';
import { type Battle, LANES } from '../../../core/games/umblight/battle/battle.ts';
import { type ClashPreview, previewClash } from '../../../core/games/umblight/battle/preview.ts';
import type { Event, State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import type { Told } from '../../../core/kit/game.ts';
import { difference, randomMove } from '../../../core/kit/laws.ts';
import { listener } from '../../../core/kit/match.ts';
import { same } from '../../../core/kit/plain.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { type Rng, seeded } from '../../../core/kit/rng.ts';

export interface PreviewReport {
  readonly positions: number;
  readonly matches: number;
  /** The first position where the preview was wrong, in words; null if there was none. */
  readonly fault: string | null;
}

/** Compares at this many positions, each with cards in at least one lane. */
export function checkPreviews(positions: number, seed: string): PreviewReport {
  let seen = 0;
  let matches = 0;
  while (seen < positions) {
    const rng = seeded(`${seed} ${matches}`);
    const options = matches % 4 === 3 ? (umblight.options.presets.run ?? {}) : randomOptions(umblight.options, 2, rng);
    const state = umblight.start({ seats: 2, options: options as never }, rng);
    while (umblight.result(state) === null && seen < positions) {
      if (isFullPhase(state.battle)) {
        const fault = faultAt(state);
        seen++;
        if (fault !== null) return { positions: seen, matches, fault: `seed ${seed} ${matches}: ${fault}` };
      }
      step(state, rng);
    }
    matches++;
  }
  return { positions: seen, matches, fault: null };
}

function step(state: State, rng: Rng): void {
  const { seat, action } = randomMove(umblight, state, rng);
  umblight.play(state, seat, action as never);
}

/** The second side's phase, with something on the board: ending it clashes. */
function isFullPhase(battle: Battle | null): boolean {
  if (battle === null || battle.outcome !== null || battle.active === battle.first) return false;
  return battle.sides.some(({ row }) => row.some((card) => card !== null));
}

function faultAt(state: State): string | null {
  const { battle } = state;
  if (battle === null) return null;
  const real = clashOf(state);
  const onlookers = [null, 0, 1].map((seat) => umblight.view(state, seat).battle);
  for (const seen of [battle, ...onlookers]) {
    const shown = seen === null ? null : previewClash(seen);
    if (!same(shown, real)) return difference(shown, real);
  }
  return null;
}

/** What the clash did: rows and HP afterwards; what a new turn heals or a new battle brings is left out. */
function clashOf(state: State): ClashPreview {
  const copy = umblight.clone(state);
  const told: Told[] = [];
  umblight.play(copy, copy.battle?.active ?? 0, END_PHASE, listener(told));
  const events = told.map(({ shared }) => shared as Event);
  const ends = events.findIndex(({ type }) => type === 'turn' || type === 'ended');
  const clash = events.slice(0, ends < 0 ? events.length : ends);
  const before = state.battle as Battle;
  const pair = <T>(of: (side: 0 | 1) => T): readonly [T, T] => [of(0), of(1)];
  const sum = (type: 'hurt' | 'healed', side: number, lane?: number) =>
    clash.reduce((total, event) => {
      if (event.type !== type || event.side !== side) return total;
      if (event.type === 'healed') return total + event.hp;
      return lane === undefined || event.lane === lane ? total + event.damage : total;
    }, 0);
  const ended = events.find((event) => event.type === 'ended');
  const outcome = ended?.type === 'ended' && ['hp', 'draw'].includes(ended.outcome.by) ? ended.outcome : null;
  const byHp = before.sides.some((_, side) => hpAfter(before, side, sum) <= 0);
  return {
    lanes: Array.from({ length: LANES }, (_, lane) => laneAfter(before, clash, lane, pair, sum)),
    hp: pair((side) => hpAfter(before, side, sum)),
    healed: pair((side) => sum('healed', side)),
    outcome: byHp ? outcome : null,
  };
}

type Sum = (type: 'hurt' | 'healed', side: number, lane?: number) => number;
type Pair = <T>(of: (side: 0 | 1) => T) => readonly [T, T];

function hpAfter(before: Battle, side: number, sum: Sum): number {
  return (before.sides[side as 0 | 1].hp ?? 0) - sum('hurt', side) + sum('healed', side);
}

function laneAfter(
  before: Battle,
  clash: readonly Event[],
  lane: number,
  pair: Pair,
  sum: Sum,
): ClashPreview['lanes'][0] {
  const cards = pair((side) => cardAfter(before, clash, side, lane));
  return {
    fallen: pair((side) => cards[side].fallen),
    power: pair((side) => cards[side].power),
    shield: pair((side) => cards[side].shield),
    toPlayer: pair((side) => sum('hurt', side, lane)),
  };
}

/** A card after the clash, by the arithmetic that was told. */
function cardAfter(before: Battle, clash: readonly Event[], side: 0 | 1, lane: number) {
  const card = before.sides[side].row[lane] ?? null;
  let power = card?.power ?? 0;
  let shield = card?.shield ?? 0;
  let fallen = false;
  for (const event of clash) {
    if (event.type === 'met' && event.lane === lane) {
      power -= event.taken[side].through;
      shield -= event.taken[side].blocked;
    }
    if (!('lane' in event) || event.lane !== lane || !('side' in event) || event.side !== side) continue;
    if (event.type === 'gained') power += event.power;
    if (event.type === 'stood') power -= event.loses;
    if (event.type === 'perished') fallen = true;
  }
  return fallen ? { fallen, power: 0, shield: 0 } : { fallen, power, shield };
}
