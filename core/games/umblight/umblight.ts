/**
 * Umblight as a game of the house. A duel is a battle; a run is a journey whose battles are fought in
 * the same match: the traveller in seat 0, the opposition in seat 1, awaited only in battles.
 */
import type { Game, Refusal, Seat, Setup, Tell } from '../../kit/game.ts';
import { copyRng, type Rng } from '../../kit/rng.ts';
import type { Action, BattleAction, RunAction } from './actions.ts';
import { battleLegal, playBattle } from './battle/act.ts';
import { type Battle, cloneBattle } from './battle/battle.ts';
import { battleFaults, cardsOf } from './battle/battle-faults.ts';
import { deal, prepare } from './battle/begin.ts';
import { imagined } from './battle/imagine-battle.ts';
import { masked } from './battle/mask.ts';
import { fighters } from './duel.ts';
import { unveils } from './fold.ts';
import type { Options } from './options.ts';
import { outline } from './outline.ts';
import { newRun, playRun, runLegal } from './run/act.ts';
import { afterBattle, travel } from './run/places.ts';
import { cloneRun } from './run/run.ts';
import { runFaults } from './run/run-faults.ts';
import { words } from './scenario/words.ts';
import { type Event, OPPOSITION, type State, TRAVELLER, type View } from './state.ts';

const REFUSALS = [
  'match-over',
  'not-your-phase',
  'not-in-hand',
  'not-your-row',
  'coin-needs-a-card',
  'choose-polarity',
  'not-enough-coins',
  'coin-already-drawn',
  'bank-empty',
  'not-here',
  'no-path',
  'not-on-offer',
  'not-in-bank',
  'not-in-deck',
  'already-upgraded',
  'deck-too-small',
] as const;

function start({ options: chosen }: Setup<Options>, rng: Rng, tell?: Tell<Event>): State {
  if (chosen.mode === 'run') return { rng, run: newRun(rng), battle: null };
  const battle = prepare(fighters(chosen), chosen.order, rng);
  deal(battle, tell);
  return { rng, run: null, battle };
}

function isBattleAction(action: Action): action is BattleAction {
  return ['place', 'drawCard', 'drawCoin', 'endPhase'].includes(action.type);
}

function play(state: State, seat: Seat, action: Action, tell?: Tell<Event>): Refusal | null {
  const { battle, run } = state;
  if (battle === null) return playOutside(state, seat, action, tell);
  if (!isBattleAction(action)) return battle.outcome === null ? 'not-here' : 'match-over';
  const refusal = playBattle(battle, seat, action, state.rng, tell);
  if (refusal === null && run !== null && battle.outcome !== null) afterBattle(travel(state, run, tell));
  return refusal;
}

function playOutside(state: State, seat: Seat, action: Action, tell?: Tell<Event>): Refusal | null {
  const { run } = state;
  if (run === null || run.place.kind === 'end') return 'match-over';
  if (seat !== TRAVELLER) return 'not-your-phase';
  return isBattleAction(action) ? 'not-here' : playRun(state, run, action as RunAction, tell);
}

function awaiting({ battle, run }: State): Seat[] {
  if (battle !== null) return battle.outcome === null ? [battle.active] : [];
  return run === null || run.place.kind === 'end' ? [] : [TRAVELLER];
}

function legal({ battle, run }: State, seat: Seat): Action[] {
  if (battle !== null) return battleLegal(battle, seat);
  return run === null || seat !== TRAVELLER ? [] : runLegal(run);
}

function imagine(view: View, rng: Rng): State {
  const world = copyRng(rng);
  return {
    rng: world,
    run: view.run === null ? null : cloneRun(view.run),
    battle: view.battle === null ? null : imagined(view.battle, world),
  };
}

function duelResult({ outcome }: Battle): { winners: Seat[]; by: string } | null {
  if (outcome === null) return null;
  return { winners: outcome.winner === null ? [] : [outcome.winner], by: outcome.by };
}

export const umblight: Game<State, Action, View, Event, Options> = {
  ...outline,
  version: 1,
  refusals: REFUSALS,
  longest: 60_000,
  openSeed: ({ mode }) => mode === 'run',
  start,
  awaiting,
  interrupting: () => [],
  legal,
  play,
  clone: ({ rng, run, battle }) => ({
    rng: copyRng(rng),
    run: run === null ? null : cloneRun(run),
    battle: battle === null ? null : cloneBattle(battle),
  }),
  view: ({ run, battle }, seat) => ({
    seat,
    run: run === null ? null : cloneRun(run),
    battle: battle === null ? null : masked(battle, seat),
  }),
  unveils,
  imagine,
  result({ run, battle }) {
    if (run === null) return battle === null ? null : duelResult(battle);
    if (run.place.kind !== 'end') return null;
    return run.place.won ? { winners: [TRAVELLER], by: 'journey' } : { winners: [OPPOSITION], by: 'defeat' };
  },
  check: ({ run, battle }) => [
    ...(battle === null ? [] : battleFaults(battle)),
    ...(run === null ? [] : runFaults(run, battle)),
  ],
  /** A run makes and destroys cards; there `check` counts those of the battle. */
  census: ({ run, battle }) => (run !== null || battle === null ? [] : battle.sides.flatMap(cardsOf)),
  scenario: words,
};
