/** Every option value, preset, card symbol, action and event of UNO occurs in a scenario. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/uno/actions.ts';
import { KINDS } from '../../../core/games/uno/cards.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import { options } from '../../../core/games/uno/options.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import { runScenario } from '../../../core/kit/scenario.ts';
import { readScenarios } from '../../cli/read-scenarios.ts';

interface Document {
  readonly rules?: string | Readonly<Record<string, unknown>>;
  readonly when?: readonly Readonly<Record<string, unknown>>[];
}

const folder = 'tests/scenarios/uno';
const documents = readdirSync(folder).flatMap((file) => readScenarios(`${folder}/${file}`).map(({ value }) => value));
const outcomes = documents.map((document) => runScenario([uno as AnyGame], document));

/** Checked by the compiler to name them all. */
const ACTIONS: Record<Action['type'], true> = {
  play: true,
  jump: true,
  draw: true,
  pass: true,
  accept: true,
  challenge: true,
  call: true,
  catch: true,
  colour: true,
  next: true,
};
const EVENTS: Record<Event['type'], true> = {
  'round-began': true,
  dealt: true,
  'put-back': true,
  opened: true,
  named: true,
  jumped: true,
  played: true,
  owes: true,
  called: true,
  caught: true,
  reversed: true,
  skipped: true,
  swapped: true,
  'passed-on': true,
  received: true,
  due: true,
  accepted: true,
  challenged: true,
  'hand-shown': true,
  verdict: true,
  drew: true,
  reshuffled: true,
  'may-play': true,
  kept: true,
  passed: true,
  turn: true,
  'turn-again': true,
  'round-over': true,
  'match-over': true,
};

describe('the scenarios of UNO show', () => {
  it('every action', () => {
    const shown = new Set(outcomes.flatMap(({ actions }) => actions));
    expect(Object.keys(ACTIONS).filter((type) => !shown.has(type))).toEqual([]);
  });

  it('every event', () => {
    const shown = new Set(outcomes.flatMap(({ events }) => events));
    expect(Object.keys(EVENTS).filter((type) => !shown.has(type))).toEqual([]);
  });

  it('every symbol played', () => {
    const steps = (documents as Document[])
      .flatMap(({ when = [] }) => when)
      .filter(({ refused }) => refused === undefined);
    const played = steps.flatMap(({ play, jump }) => [play, jump]).filter((code) => typeof code === 'string');
    const symbols = new Set(played.map((code) => code.split(':')[0]?.replace(/^[rygb](?=.)/, '')));
    const all = new Set(KINDS.map(({ code }) => code.replace(/^[rygb](?=.)/, '')));
    expect([...all].filter((symbol) => !symbols.has(symbol))).toEqual([]);
  });

  it('every preset, and every value of every option by name', () => {
    const presets = new Set<unknown>();
    const values = new Set<string>();
    for (const { rules = {} } of documents as Document[]) {
      if (typeof rules === 'string') presets.add(rules);
      else for (const [key, value] of Object.entries(rules)) values.add(`${key} ${value}`);
    }
    const wanted = options.specs.flatMap((spec) => {
      if (spec.kind === 'choice') return spec.values.map((value) => `${spec.key} ${value}`);
      if (spec.kind === 'flag') return [`${spec.key} true`];
      return spec.kind === 'number' ? [`${spec.key} ${spec.words?.[0] ?? spec.min}`, `${spec.key} ${spec.max}`] : [];
    });
    expect(wanted.filter((value) => !values.has(value))).toEqual([]);
    expect(Object.keys(options.presets).filter((preset) => !presets.has(preset))).toEqual([]);
  });
});
