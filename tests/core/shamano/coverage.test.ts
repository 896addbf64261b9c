/** Nothing of Shamano stands without a scenario that shows it. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/shamano/actions.ts';
import { KINDS, PACK } from '../../../core/games/shamano/cards.ts';
import type { Effect } from '../../../core/games/shamano/effects.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { SHAMANS } from '../../../core/games/shamano/shamans/shamans.ts';
import { documents, laid, outcomes, skillsCast } from './documents.ts';

/** Checked by the compiler to name them all. */
const EFFECTS: Record<Effect['does'], true> = {
  damage: true,
  strike: true,
  heal: true,
  lose: true,
  shield: true,
  'break-shield': true,
  draw: true,
  'fewer-draws': true,
  discard: true,
  give: true,
  swap: true,
  buff: true,
  'by-direction': true,
  skip: true,
  reverse: true,
  stack: true,
  cast: true,
};
const ACTIONS: Record<Action['type'], true> = {
  play: true,
  jump: true,
  draw: true,
  take: true,
  end: true,
  raise: true,
  brace: true,
  exchange: true,
  predict: true,
  colour: true,
};
const EVENTS: Record<Event['type'], true> = {
  dealt: true,
  revealed: true,
  turn: true,
  'passed-over': true,
  played: true,
  'jumped-in': true,
  cast: true,
  colour: true,
  damage: true,
  struck: true,
  healed: true,
  lost: true,
  swapped: true,
  shield: true,
  'shield-broken': true,
  'shield-gone': true,
  counted: true,
  compared: true,
  drew: true,
  'may-play': true,
  passed: true,
  reshuffled: true,
  discarded: true,
  gave: true,
  buff: true,
  'buff-ended': true,
  immune: true,
  'sent-back': true,
  skip: true,
  reversed: true,
  stacked: true,
  'stack-taken': true,
  'stack-ended': true,
  defeated: true,
  'turn-goes-on': true,
  'turn-ended': true,
  'predictions-open': true,
  predicted: true,
  predictions: true,
  'lock-won': true,
  'guessed-wrong': true,
  locked: true,
  'lock-ended': true,
  raised: true,
  braced: true,
  'brace-ended': true,
  exchanged: true,
  'match-over': true,
  asks: true,
};

const missing = <T>(all: readonly T[], shown: Iterable<T>) => {
  const seen = new Set(shown);
  return all.filter((one) => !seen.has(one));
};
const skills = SHAMANS.flatMap((shaman) => Object.values(shaman.skills));

/** The value of an option in each scenario, as its rules say. */
const valuesOf = (key: string) =>
  documents.map(({ rules }) => {
    const { preset = options.preset, ...own } = (typeof rules === 'string' ? { preset: rules } : (rules ?? {})) as {
      preset?: string;
    };
    return { ...options.presets[preset], ...own }[key as 'meter'] as unknown;
  });

function* wordsIn(effects: readonly Effect[]): Generator<Effect['does']> {
  for (const effect of effects) {
    yield effect.does;
    if (effect.does === 'by-direction') yield* wordsIn([...effect.clockwise, ...effect.counter]);
    if (effect.does === 'damage') yield* wordsIn(effect.through ?? []);
  }
}

describe('the pack', () => {
  it('holds 108 cards: 64 number cards, 12 Skill Cards, 24 function cards and 8 black ones', () => {
    const count = (symbols: string[]) => PACK.filter((card) => symbols.includes(KINDS[card]?.symbol ?? '')).length;
    expect(PACK).toHaveLength(108);
    expect([count(['1', '2', '3', '4']), count(['*']), count(['S', 'R', '+2']), count(['W', 'W4'])]).toEqual([
      64, 12, 24, 8,
    ]);
  });
});

describe('the vocabulary of effects', () => {
  it('is used to the last word by cards and skills', () => {
    const used = [...KINDS, ...skills].flatMap(({ effects }) => [...wordsIn(effects)]);
    expect(missing(Object.keys(EFFECTS), used)).toEqual([]);
  });
});

describe('the scenarios', () => {
  it('lay every number card’s colour, every function card and every Skill Card', () => {
    const kinds = KINDS.map(({ colour, symbol, number }) => (number > 0 ? `number ${colour}` : symbol));
    const shown = laid.map(({ code }) => {
      const kind = KINDS.find((one) => one.code === code);
      return kind && kind.number > 0 ? `number ${kind.colour}` : (kind?.symbol ?? '');
    });
    expect(missing(kinds, shown)).toEqual([]);
  });

  it('cast every skill of every shaman', () => {
    expect(skills).toHaveLength(20);
    const ids = skills.map(({ id }) => id);
    expect(missing(ids, skillsCast)).toEqual([]);
  });

  it('play under every value of every flag, and under another number of every number', () => {
    for (const { key, ...kind } of options.specs) {
      const values = valuesOf(key);
      if (kind.kind === 'flag') expect([key, missing([true, false], values)]).toEqual([key, []]);
      else expect([key, new Set(values.map((value) => JSON.stringify(value))).size]).not.toEqual([key, 1]);
    }
  });

  it('play on every ready-made table', () => {
    const named = documents.map(({ rules }) => (typeof rules === 'string' ? rules : options.preset));
    expect(missing(Object.keys(options.presets), named)).toEqual([]);
  });

  it('show every kind of event', () => {
    const shown = outcomes.flatMap(({ events }) => events);
    expect(missing(Object.keys(EVENTS), shown)).toEqual([]);
  });

  it('let every two buffs meet on one player, and all three', () => {
    const ids = ['banish', 'joke', 'vacuum'];
    const met = documents.flatMap(({ given }) =>
      (given?.buffs ?? []).map((held) => Object.keys(held).sort().join(' × ')),
    );
    const pairs = ids.flatMap((one, i) => ids.slice(i + 1).map((other) => `${one} × ${other}`));
    expect(missing([...pairs, ids.join(' × ')], met)).toEqual([]);
  });

  it('take every kind of action', () => {
    const shown = outcomes.flatMap(({ actions }) => actions);
    expect(missing(Object.keys(ACTIONS), shown)).toEqual([]);
  });
});
