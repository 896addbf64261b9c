/** Nothing of the game is without a scenario: cards, events, actions, and every block of the workshop. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  CHOICES,
  CONDITION_KINDS,
  COUNTED,
  type DeckDesign,
} from '../../../core/games/janken-wars/deck/design.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import type { Event } from '../../../core/games/janken-wars/events.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import type { Action, Ask } from '../../../core/games/janken-wars/state.ts';
import { runScenario } from '../../../core/kit/scenario.ts';
import { readScenarios } from '../../cli/read-scenarios.ts';

const folder = 'tests/scenarios/janken-wars';
const scenarios = readdirSync(folder)
  .flatMap((name) => readScenarios(join(folder, name)))
  .map((document) => document.value as Readonly<Record<string, unknown>>);
const outcomes = scenarios.map((scenario) => runScenario([jankenWars], scenario));
const text = JSON.stringify(scenarios);

/** All types an event or action can have, kept complete by the compiler. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  round: true,
  refilled: true,
  threw: true,
  shown: true,
  took: true,
  buried: true,
  kept: true,
  skipped: true,
  discarded: true,
  cleared: true,
  swapped: true,
  'declined-swap': true,
  gained: true,
  gave: true,
  looked: true,
  placed: true,
  traded: true,
  declined: true,
  'ran-out': true,
  turn: true,
  won: true,
};
const ACTIONS: Readonly<Record<Action['type'], true>> = {
  throw: true,
  take: true,
  takeToken: true,
  bury: true,
  pick: true,
  decline: true,
  trade: true,
};
const ASKS: Readonly<Record<Ask, true>> = {
  throw: true,
  prize: true,
  'pick-domain': true,
  'pick-table': true,
  'pick-pile': true,
  order: true,
  trade: true,
};

const missing = (wanted: readonly string[], found: readonly string[]) => wanted.filter((one) => !found.includes(one));
const values = (key: string) =>
  [...text.matchAll(new RegExp(`"${key}":"([a-z-]+)"`, 'g'))].map((match) => match[1] ?? '');

describe('the scenarios show', () => {
  it('every event', () => {
    expect(
      missing(
        Object.keys(EVENTS),
        outcomes.flatMap((o) => o.events),
      ),
    ).toEqual([]);
  });
  it('every kind of action', () => {
    expect(
      missing(
        Object.keys(ACTIONS),
        outcomes.flatMap((o) => o.actions),
      ),
    ).toEqual([]);
  });
  it('every question', () => {
    expect(missing(Object.keys(ASKS), values('asks'))).toEqual([]);
  });
  it('every card of the standard deck taken as a prize, and the token', () => {
    const codes = (standard satisfies DeckDesign).cards.map((card) => card.code);
    expect(missing(codes, values('take'))).toEqual([]);
    expect(text).toContain('"takeToken":true');
  });
  it('every action block', () => {
    expect(missing([...ACTION_KINDS, ...CONDITION_KINDS], values('kind'))).toEqual([]);
    expect(missing(CHOICES, values('choice'))).toEqual([]);
  });
  it('everything a value rule can count, with a type and without, divided both ways', () => {
    expect(missing(COUNTED, values('of'))).toEqual([]);
    expect(missing(['up', 'down'], values('round'))).toEqual([]);
    for (const of of COUNTED.filter((one) => one !== 'own-stars')) {
      expect(text).toMatch(new RegExp(`"of":"${of}","type":"paper"`));
    }
  });
  it('every way a match ends', () => {
    expect(missing(['stars', 'deck-stars', 'deck-value', 'deck-duel'], values('by'))).toEqual([]);
  });
});
