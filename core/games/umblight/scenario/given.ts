/** The position a scenario describes: a duel's battle, a run, or a run with its battle. */
import { type GivenContext, ScenarioError } from '../../../kit/scenario-words.ts';
import { fighters } from '../duel.ts';
import type { Options } from '../options.ts';
import { runFighters } from '../run/fight.ts';
import type { State } from '../state.ts';
import type { Fields } from './cards.ts';
import { BATTLE_KEYS, givenBattle } from './given-battle.ts';
import { givenRun, RUN_KEYS } from './given-run.ts';

export function givenState(given: Fields, { setup, rng, keepRest }: GivenContext<Options>): State {
  const { options } = setup;
  if (options.mode === 'duel') {
    refuseKeys(given, RUN_KEYS, 'belongs to a run');
    const battle = givenBattle(given, { fighters: fighters(options), order: options.order, rng, keepRest });
    return { rng, run: null, battle };
  }
  const run = givenRun(given);
  if (run.place.kind !== 'battle') {
    refuseKeys(given, BATTLE_KEYS, 'needs a place with a battle');
    return { rng, run, battle: null };
  }
  const ground = { fighters: runFighters(run, run.place.foe, rng), order: 'second-seat' as const, rng, keepRest };
  return { rng, run, battle: givenBattle(given, ground) };
}

function refuseKeys(given: Fields, keys: readonly string[], why: string): void {
  for (const key of keys) if (given[key] !== undefined) throw new ScenarioError(`given.${key}`, why);
}
