/** Nothing of Shamano stands without a scenario that shows it. */
import { describe, expect, it } from 'vitest';
import { ACTION_TYPES } from '../../../core/games/shamano/actions.ts';
import { KINDS, PACK } from '../../../core/games/shamano/cards.ts';
import { EFFECTS, type Effect } from '../../../core/games/shamano/effects.ts';
import { EVENT_TYPES } from '../../../core/games/shamano/events.ts';
import { options } from '../../../core/games/shamano/options.ts';
import { SHAMANS } from '../../../core/games/shamano/shamans/shamans.ts';
import { documents, laid, outcomes, skillsCast } from './documents.ts';

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
    expect(missing(EFFECTS, used)).toEqual([]);
  });

  it('is all that cards and skills say', () => {
    const used = [...KINDS, ...skills].flatMap(({ effects }) => [...wordsIn(effects)]);
    expect(missing(used, EFFECTS)).toEqual([]);
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
    expect(
      missing(
        skills.map(({ id }) => id),
        skillsCast,
      ),
    ).toEqual([]);
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
    expect(
      missing(
        EVENT_TYPES,
        outcomes.flatMap(({ events }) => events as (typeof EVENT_TYPES)[number][]),
      ),
    ).toEqual([]);
  });

  it('take every kind of action', () => {
    expect(
      missing(
        ACTION_TYPES,
        outcomes.flatMap(({ actions }) => actions as (typeof ACTION_TYPES)[number][]),
      ),
    ).toEqual([]);
  });
});
