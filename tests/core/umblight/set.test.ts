/** The set and all that is printed: sizes, codes, words in both languages, and decks made of cards that exist. */
import { describe, expect, it } from 'vitest';
import { ABILITIES, readAbilities } from '../../../core/games/umblight/abilities.ts';
import { UPGRADE_WORDS } from '../../../core/games/umblight/cards/coins.ts';
import { kindOf, SET } from '../../../core/games/umblight/cards/designs.ts';
import { deckFaults } from '../../../core/games/umblight/decks/deck-rules.ts';
import { PRESET_DECKS, STARTER_DECKS } from '../../../core/games/umblight/decks/presets.ts';
import { PLAYER_CARDS } from '../../../core/games/umblight/player-cards.ts';
import { ENCOUNTERS } from '../../../core/games/umblight/run/encounters.ts';
import { STARTER_SIZE } from '../../../core/games/umblight/run/run.ts';
import { outcomeWords } from '../../../core/games/umblight/run/step-words.ts';
import { SKILLS } from '../../../core/games/umblight/skills/skills.ts';
import { TRIBE_CODES, TRIBES } from '../../../core/games/umblight/tribes.ts';
import type { Words } from '../../../core/games/umblight/words.ts';

const unique = (list: readonly string[]) => expect(new Set(list).size).toBe(list.length);

describe('the set', () => {
  it('has at least 60 cards, each with a code and a picture of its own', () => {
    expect(SET.length).toBeGreaterThanOrEqual(60);
    unique(SET.map(({ code }) => code));
    unique(SET.map(({ motif }) => motif));
  });
  it.each(TRIBE_CODES)(
    'has at least twelve cards of the tribe %s, of both polarities and of costs from 1 to 6',
    (tribe) => {
      const cards = SET.filter(({ tribes }) => tribes.includes(tribe));
      expect(cards.length).toBeGreaterThanOrEqual(12);
      expect(new Set(cards.map(({ polarity }) => polarity)).size).toBe(2);
      const costs = new Set(cards.map(({ cost }) => cost));
      expect([1, 2, 3, 4, 5, 6].filter((cost) => !costs.has(cost))).toEqual([]);
    },
  );
  it('costs 1 to 7, has 0 to 2 skills and power near cost + 1 less what skills cost', () => {
    expect([...new Set(SET.map(({ cost }) => cost))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { code, cost, power, skills } of SET) {
      expect(skills.length, code).toBeLessThanOrEqual(2);
      expect(power, code).toBeLessThanOrEqual(cost + 1);
      expect(power, code).toBeGreaterThanOrEqual(cost + 1 - Math.max(0, 2 * skills.length));
    }
  });
});

describe('the player cards', () => {
  it('are six for people and ten for the opposition', () => {
    expect(PLAYER_CARDS.filter(({ foe }) => foe === undefined)).toHaveLength(6);
    expect(PLAYER_CARDS.filter(({ foe }) => foe !== undefined)).toHaveLength(10);
    unique(PLAYER_CARDS.map(({ code }) => code));
  });
  it('have abilities that exist and decks of cards that exist', () => {
    for (const { abilities, foe } of PLAYER_CARDS) {
      expect(readAbilities(abilities)).toEqual(expect.any(Array));
      expect((foe?.deck ?? []).filter((code) => kindOf(code) === null)).toEqual([]);
    }
  });
  it.each([0, 1])('give chapter %i battles, hard battles and a boss', (chapter) => {
    const ranks = PLAYER_CARDS.flatMap(({ foe }) => (foe?.chapter === chapter ? [foe.rank] : []));
    expect(ranks.sort()).toEqual(['battle', 'battle', 'battle', 'boss', 'hard']);
  });
});

describe('the decks', () => {
  it.each(PRESET_DECKS.map((deck) => [deck.code, deck] as const))('%s is valid', (_code, deck) => {
    expect(deckFaults(deck.cards)).toEqual([]);
  });
  it('hold every card of the set between them', () => {
    const held = new Set(PRESET_DECKS.flatMap(({ cards }) => cards));
    expect(PRESET_DECKS.length).toBeGreaterThanOrEqual(5);
    expect(SET.map(({ code }) => code).filter((code) => !held.has(code))).toEqual([]);
  });
  it('for a run have 12 cards that exist', () => {
    for (const { cards } of STARTER_DECKS) {
      expect(cards).toHaveLength(STARTER_SIZE);
      expect(cards.filter((code) => kindOf(code) === null)).toEqual([]);
    }
  });
});

describe('the events of a run', () => {
  it('are at least 14, with two or three choices, one of which can always be made', () => {
    expect(ENCOUNTERS.length).toBeGreaterThanOrEqual(14);
    unique(ENCOUNTERS.map(({ code }) => code));
    for (const { choices } of ENCOUNTERS) {
      expect([2, 3]).toContain(choices.length);
      unique(choices.map(({ code }) => code));
      const takes = ['pay', 'remove', 'copy', 'change', 'improve', 'forget'];
      const free = choices.filter(({ steps }) =>
        steps.every((step) => !takes.includes(step.do) && !(step.do === 'max-hp' && step.n < 0)),
      );
      expect(free.length).toBeGreaterThan(0);
    }
  });
  it('name cards, coins and abilities that exist', () => {
    for (const step of ENCOUNTERS.flatMap(({ choices }) => choices.flatMap(({ steps }) => steps))) {
      if (step.do === 'card') expect(kindOf(step.card)).not.toBeNull();
      if (step.do === 'coins') expect(step.coins.filter((code) => kindOf(code) === null)).toEqual([]);
      if (step.do === 'ability') expect(ABILITIES.map(({ code }) => code)).toContain(step.ability);
    }
  });
});

/** Every text with a name for where it stands. */
const TEXTS: [string, Words][] = [
  ...SET.flatMap(({ code, name, flavour }): [string, Words][] => [
    [code, name],
    [code, flavour],
  ]),
  ...[...SKILLS, ...ABILITIES].flatMap(({ code, name, text }): [string, Words][] => [
    [code, name],
    [code, text],
  ]),
  ...TRIBES.flatMap(({ code, name, plan }): [string, Words][] => [
    [code, name],
    [code, plan],
  ]),
  ...PLAYER_CARDS.flatMap(({ code, name, flavour }): [string, Words][] => [
    [code, name],
    [code, flavour],
  ]),
  ...[...PRESET_DECKS, ...STARTER_DECKS].map(({ code, name }): [string, Words] => [code, name]),
  ...Object.entries(UPGRADE_WORDS).flatMap(([code, { name, text }]): [string, Words][] => [
    [code, name],
    [code, text],
  ]),
  ...ENCOUNTERS.flatMap(({ code, title, story, choices }): [string, Words][] => [
    [code, title],
    [code, story],
    ...choices.flatMap(({ label, steps }): [string, Words][] => [
      [code, label],
      [code, outcomeWords(steps)],
    ]),
  ]),
];

describe('every text', () => {
  it('is there in both languages, and they differ', () => {
    for (const [code, words] of TEXTS) {
      expect(words.en.trim(), code).not.toBe('');
      expect(words['pt-BR'].trim(), code).not.toBe('');
      expect(words.en, code).not.toBe(words['pt-BR']);
      expect(`${words.en}${words['pt-BR']}`, code).not.toMatch(/undefined|null|NaN|coin-/);
    }
  });
  it('of a skill or an ability shows its number where it has one', () => {
    for (const { code, combined, text } of SKILLS) {
      expect(text.en.includes('{n}'), code).toBe(combined === 'adds');
      expect(text['pt-BR'].includes('{n}'), code).toBe(combined === 'adds');
    }
    for (const { code, text } of ABILITIES) {
      expect(text.en.includes('{n}') && text['pt-BR'].includes('{n}'), code).toBe(true);
    }
  });
  it('names no two cards alike', () => {
    unique(SET.map(({ name }) => name.en));
    unique(SET.map(({ name }) => name['pt-BR']));
  });
});
