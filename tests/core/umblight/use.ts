/**
 * Counts what random duels and runs use: cards placed, skills and abilities that did something, choices
 * made, coins upgraded and combined, player cards met; and looks at the game's invariants after every ply.
 */
import { LANES } from '../../../core/games/umblight/battle/battle.ts';
import { coinOf } from '../../../core/games/umblight/cards/coins.ts';
import { designOf } from '../../../core/games/umblight/cards/designs.ts';
import { isCoin } from '../../../core/games/umblight/cards/kinds.ts';
import { playerCard } from '../../../core/games/umblight/player-cards.ts';
import { skillNumber } from '../../../core/games/umblight/skills/skills.ts';
import type { Event, State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import type { Told } from '../../../core/kit/game.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { listener } from '../../../core/kit/match.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { seeded } from '../../../core/kit/rng.ts';

/** How often each was used. */
export type Counts<K> = Map<K, number>;

export interface Use {
  /** Kinds of the set. */
  readonly placed: Counts<number>;
  /** Codes of skills and abilities. */
  readonly fired: Counts<string>;
  /** `event choice`. */
  readonly choices: Counts<string>;
  readonly upgrades: Counts<string>;
  /** Upgrades of coins that were laid on a card. */
  readonly combined: Counts<string>;
  /** Codes of player cards, once a battle. */
  readonly players: Counts<string>;
  battles: number;
  /** The first few broken invariants, in words. */
  readonly faults: string[];
}

const MOST_FAULTS = 10;

function more<K>(counts: Counts<K>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function count({ duels, runs, seed }: { duels: number; runs: number; seed: string }): Use {
  const use: Use = {
    placed: new Map(),
    fired: new Map(),
    choices: new Map(),
    upgrades: new Map(),
    combined: new Map(),
    players: new Map(),
    battles: 0,
    faults: [],
  };
  for (let i = 0; i < duels + runs; i++) playOne(use, `${seed} ${i}`, i < duels ? 'duel' : 'run');
  return use;
}

function playOne(use: Use, seed: string, mode: 'duel' | 'run'): void {
  const rng = seeded(seed);
  const options = { ...randomOptions(umblight.options, 2, rng), mode };
  const state = umblight.start({ seats: 2, options }, rng);
  if (state.battle !== null) noteBattle(use, state);
  while (umblight.result(state) === null) {
    const told: Told[] = [];
    const { seat, action } = randomMove(umblight, state, rng);
    const place = state.run?.place;
    const thorny = thornyLanes(state);
    umblight.play(state, seat, action as never, listener(told));
    for (const { shared } of told) {
      const event = shared as Event;
      if (event.type === 'battle') noteBattle(use, state);
      if (event.type === 'met' && thorny.includes(event.lane)) more(use.fired, 'thorns');
      note(use, event, place?.kind === 'event' ? place.event : '');
    }
    if (use.faults.length < MOST_FAULTS) use.faults.push(...umblight.check(state).map((fault) => `${seed}: ${fault}`));
  }
}

function noteBattle(use: Use, { battle }: State): void {
  use.battles++;
  for (const { player } of battle?.sides ?? []) more(use.players, playerCard(player).code);
}

/** Lanes where a card with thorns lies. */
function thornyLanes({ battle }: State): readonly number[] {
  const rows = battle?.sides.map(({ row }) => row) ?? [];
  return Array.from({ length: LANES }, (_, lane) => lane).filter((lane) =>
    rows.some((row) => skillNumber(row[lane]?.skills ?? [], 'thorns') > 0),
  );
}

function note(use: Use, event: Event, place: string): void {
  if ('by' in event) more(use.fired, event.by);
  switch (event.type) {
    case 'placed':
      notePlaced(use, event.card, event.combined);
      break;
    case 'stood':
      more(use.fired, 'steadfast');
      break;
    case 'chose':
      more(use.choices, `${place} ${event.choice}`);
      break;
    case 'coin-improved':
      more(use.upgrades, event.upgrade);
      break;
    default:
      break;
  }
}

function notePlaced(use: Use, card: number, combined: boolean): void {
  if (!isCoin(card)) {
    more(use.placed, card);
    if (combined && skillNumber(designOf(card).skills, 'twilight') > 0) more(use.fired, 'twilight');
    return;
  }
  more(use.fired, 'coin');
  const { polarity, polished, returning } = coinOf(card);
  if (polarity === null) more(use.combined, 'twin');
  if (polished) more(use.combined, 'polished');
  if (returning) more(use.combined, 'returning');
}
