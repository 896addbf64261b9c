/**
 * Nothing of the game is without a scenario (skills, abilities, events, actions, places, steps, upgrades,
 * endings, every choice of every event), and random play uses every card, skill, choice and upgrade.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../../core/games/umblight/abilities.ts';
import type { Action } from '../../../core/games/umblight/actions.ts';
import { ENDINGS } from '../../../core/games/umblight/battle/battle.ts';
import { UPGRADES } from '../../../core/games/umblight/cards/coins.ts';
import { SET, SET_KINDS } from '../../../core/games/umblight/cards/designs.ts';
import { PLAYER_CARDS } from '../../../core/games/umblight/player-cards.ts';
import { ENCOUNTERS } from '../../../core/games/umblight/run/encounters.ts';
import type { Step } from '../../../core/games/umblight/run/run.ts';
import { SKILLS } from '../../../core/games/umblight/skills/skills.ts';
import type { Event } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { runScenario } from '../../../core/kit/scenario.ts';
import { readScenarios } from '../../cli/read-scenarios.ts';
import { count, type Use } from './use.ts';

const folder = 'tests/scenarios/umblight';
const scenarios = readdirSync(folder)
  .flatMap((name) => readScenarios(join(folder, name)))
  .map((document) => document.value as { given?: { place?: { event?: string } }; when?: { choose?: string }[] });
const outcomes = scenarios.map((scenario) => runScenario([umblight], scenario));
const text = JSON.stringify(scenarios);

/** All types there are, kept complete by the compiler. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  battle: true,
  dealt: true,
  turn: true,
  drew: true,
  'drew-nothing': true,
  'drew-coin': true,
  placed: true,
  gained: true,
  earned: true,
  harmed: true,
  perished: true,
  hurt: true,
  healed: true,
  phase: true,
  clash: true,
  met: true,
  stood: true,
  ended: true,
  'set-out': true,
  packed: true,
  chapter: true,
  went: true,
  arrived: true,
  owes: true,
  chose: true,
  sold: true,
  'coins-gained': true,
  'coin-paid': true,
  'coin-improved': true,
  'card-gained': true,
  'card-lost': true,
  'max-hp': true,
  ability: true,
  'battle-over': true,
  'run-over': true,
};
const ACTIONS: Readonly<Record<Action['type'], true>> = {
  place: true,
  drawCard: true,
  drawCoin: true,
  endPhase: true,
  go: true,
  choose: true,
  take: true,
  skip: true,
  buy: true,
  ask: true,
  leave: true,
  pay: true,
  pick: true,
  improve: true,
  forget: true,
};
const STEPS: Readonly<Record<Step['do'], true>> = {
  pay: true,
  coins: true,
  card: true,
  own: true,
  find: true,
  offer: true,
  take: true,
  remove: true,
  copy: true,
  change: true,
  improve: true,
  'max-hp': true,
  ability: true,
  forget: true,
  fight: true,
};

const without = (all: readonly string[], seen: Iterable<string>) => {
  const there = new Set(seen);
  return all.filter((one) => !there.has(one));
};

describe('the scenarios show', () => {
  it('every event', () => {
    expect(
      without(
        Object.keys(EVENTS),
        outcomes.flatMap((one) => one.events),
      ),
    ).toEqual([]);
  });
  it('every action', () => {
    expect(
      without(
        Object.keys(ACTIONS),
        outcomes.flatMap((one) => one.actions),
      ),
    ).toEqual([]);
  });
  it('every skill', () => {
    expect(SKILLS.map(({ code }) => code).filter((code) => !text.includes(`"${code}`))).toEqual([]);
  });
  it('every ability', () => {
    const words = ABILITIES.filter(({ code }) => code !== 'mint' && code !== 'foresight');
    expect(words.map(({ code }) => code).filter((code) => !text.includes(`"${code} `))).toEqual([]);
  });
  it('every ending', () => {
    expect(ENDINGS.filter((by) => !text.includes(`"by":"${by}"`))).toEqual([]);
  });
  it('every upgrade of a coin', () => {
    expect(UPGRADES.filter((upgrade) => !text.includes(`"improve":"coin-light ${upgrade}"`))).toEqual([]);
  });
  it('every choice of every event', () => {
    const shown = scenarios.flatMap(({ given, when = [] }) =>
      when.flatMap(({ choose }) => (choose === undefined ? [] : [`${given?.place?.event} ${choose}`])),
    );
    const all = ENCOUNTERS.flatMap(({ code, choices }) => choices.map((choice) => `${code} ${choice.code}`));
    expect(without(all, shown)).toEqual([]);
  });
  it('every kind of step, or every event with one', () => {
    const used = ENCOUNTERS.flatMap(({ choices }) => choices.flatMap(({ steps }) => steps.map((step) => step.do)));
    expect(without(Object.keys(STEPS), [...used, 'own', 'take'])).toEqual([]);
  });
});

describe('random play', () => {
  const use: Use = count({ duels: 250, runs: 700, seed: 'use' });

  it('places every card of the set', () => {
    expect(SET_KINDS.filter((kind) => !use.placed.has(kind))).toEqual([]);
  });
  it('makes every skill do something', () => {
    const skills = SKILLS.map(({ code }) => code);
    expect(without(skills, use.fired.keys())).toEqual([]);
    const printed = SET.flatMap(({ skills: words }) => words.map((word) => word.split(' ')[0] ?? ''));
    expect(without(skills, ['coin', ...printed])).toEqual([]);
  });
  it('breaks no invariant', () => {
    expect(use.faults).toEqual([]);
  });
  it('makes every choice of every event', () => {
    const all = ENCOUNTERS.flatMap(({ code, choices }) => choices.map((choice) => `${code} ${choice.code}`));
    expect(without(all, use.choices.keys())).toEqual([]);
  });
  it('gives every upgrade to a coin, and combines each', () => {
    expect(without(UPGRADES, use.upgrades.keys())).toEqual([]);
    expect(without(UPGRADES, use.combined.keys())).toEqual([]);
  });
  it('meets every player card', () => {
    const codes = PLAYER_CARDS.map(({ code }) => code);
    expect(without(codes, use.players.keys())).toEqual([]);
  });
});
