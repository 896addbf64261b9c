/** Counts what random duels and runs use: cards placed, skills fired, choices made, coins upgraded and combined. */
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

export interface Use {
  readonly placed: Set<number>;
  /** Codes of skills and abilities that events name. */
  readonly fired: Set<string>;
  /** `event choice`. */
  readonly choices: Set<string>;
  readonly upgrades: Set<string>;
  readonly combined: Set<string>;
  readonly players: Set<string>;
  stood: number;
  legacies: number;
  leeched: number;
  twilights: number;
}

export function count({ duels, runs, seed }: { duels: number; runs: number; seed: string }): Use {
  const use: Use = {
    placed: new Set(),
    fired: new Set(),
    choices: new Set(),
    upgrades: new Set(),
    combined: new Set(),
    players: new Set(),
    stood: 0,
    legacies: 0,
    leeched: 0,
    twilights: 0,
  };
  for (let i = 0; i < duels + runs; i++) {
    const rng = seeded(`${seed} ${i}`);
    const duel = { ...randomOptions(umblight.options, 2, rng), mode: 'duel' as const };
    const state = umblight.start({ seats: 2, options: i < duels ? duel : { ...duel, mode: 'run' } }, rng);
    while (umblight.result(state) === null) {
      const told: Told[] = [];
      const { seat, action } = randomMove(umblight, state, rng);
      const { run } = state;
      const place = run?.place;
      umblight.play(state, seat, action as never, listener(told));
      for (const { shared } of told) note(use, shared as Event, place?.kind === 'event' ? place.event : '', state);
    }
  }
  return use;
}

function note(use: Use, event: Event, place: string, state: State): void {
  if ('by' in event) use.fired.add(event.by);
  for (const side of state.battle?.sides ?? []) use.players.add(playerCard(side.player).code);
  switch (event.type) {
    case 'placed':
      notePlaced(use, event.card, event.combined);
      break;
    case 'met':
      if (event.taken.some(({ blocked, through }) => blocked + through > 0)) use.fired.add('met');
      break;
    case 'stood':
      use.stood++;
      break;
    case 'drew':
      if (event.by === 'legacy') use.legacies++;
      break;
    case 'healed':
      if (event.by === 'leech') use.leeched++;
      break;
    case 'chose':
      use.choices.add(`${place} ${event.choice}`);
      break;
    case 'coin-improved':
      use.upgrades.add(event.upgrade);
      break;
    default:
      break;
  }
}

function notePlaced(use: Use, card: number, combined: boolean): void {
  if (!isCoin(card)) {
    use.placed.add(card);
    if (combined && skillNumber(designOf(card).skills, 'twilight') > 0) use.twilights++;
    return;
  }
  const { polarity, polished, returning } = coinOf(card);
  if (polarity === null) use.combined.add('twin');
  if (polished) use.combined.add('polished');
  if (returning) use.combined.add('returning');
}
