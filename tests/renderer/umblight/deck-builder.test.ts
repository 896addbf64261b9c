/** The deck builder's own reasoning: building, searching, findings, and that everything it says has words. */
import { describe, expect, it } from 'vitest';
import { SET } from '../../../core/games/umblight/cards/designs.ts';
import { readDeckCode, readDeckFile } from '../../../core/games/umblight/decks/deck-file.ts';
import { PRESET_DECKS } from '../../../core/games/umblight/decks/presets.ts';
import {
  copyOf,
  freshlyNamed,
  noRoom,
  rowsOf,
  sumsOf,
  twin,
  withCard,
  withoutCard,
} from '../../../renderer/games/umblight/deck-builder/deck.ts';
import { decks } from '../../../renderer/games/umblight/deck-builder/deck-face.ts';
import { adviceWords, faultWords } from '../../../renderer/games/umblight/deck-builder/finding-words.ts';
import { ADVICE_CODES, findings } from '../../../renderer/games/umblight/deck-builder/findings.ts';
import {
  EVERYTHING,
  narrows,
  type Search,
  search,
  toggled,
} from '../../../renderer/games/umblight/deck-builder/search.ts';
import { BUILDER_WORDS, texts } from '../../../renderer/games/umblight/deck-builder/text/index.ts';
import { addGameTexts, createText, LANGUAGES, type Language } from '../../../renderer/text/index.ts';
import { faultyCodes, faultyFiles, wood } from '../../core/umblight/deck-faults.ts';

const blank = { name: 'Mine', cards: [] as readonly string[] };
const of = (...cards: string[]) => ({ name: 'Mine', cards });
const warned = (cards: readonly string[]) => findings({ name: 'Mine', cards }).warnings.map(({ code }) => code);

describe('building a deck', () => {
  it('puts a card in twice and no third time', () => {
    const twice = withCard(withCard(blank, 'lynx'), 'lynx');
    expect(twice.cards).toEqual(['lynx', 'lynx']);
    expect(noRoom(twice, 'lynx')).toBe('copies');
    expect(withCard(twice, 'lynx')).toBe(twice);
  });

  it('holds no more cards than can be kept', () => {
    const full = of(...SET.slice(0, 60).map(({ code }) => code));
    expect(noRoom(full, SET[60]?.code ?? '')).toBe('cards');
  });

  it('takes one copy out, and nothing where there is none', () => {
    expect(withoutCard(of('lynx', 'exile', 'lynx'), 'lynx').cards).toEqual(['lynx', 'exile']);
    expect(withoutCard(blank, 'lynx')).toBe(blank);
  });

  it('cuts the name of a copy to what a name may be', () => {
    expect(copyOf(of('lynx'), `Copy of ${'x'.repeat(40)}`, [])).toEqual({
      name: `Copy of ${'x'.repeat(32)}`,
      cards: ['lynx'],
    });
  });

  it('gives a deck a number where another is called so', () => {
    expect(freshlyNamed(of('lynx'), []).name).toBe(of('lynx').name);
    expect(freshlyNamed(of('lynx'), [of('exile')]).name).toBe(`${of('lynx').name} (2)`);
  });

  it('knows a deck by its cards in any order, and by its name where that is known', () => {
    const kept = [{ design: { name: 'Cats', cards: ['lynx', 'exile', 'lynx'] } }];
    expect(twin({ name: null, cards: ['lynx', 'lynx', 'exile'] }, kept)).toBe(kept[0]);
    expect(twin({ name: 'Cats', cards: ['lynx', 'lynx', 'exile'] }, kept)).toBe(kept[0]);
    expect(twin({ name: 'Dogs', cards: ['lynx', 'lynx', 'exile'] }, kept)).toBeNull();
    expect(twin({ name: null, cards: ['lynx', 'exile'] }, kept)).toBeNull();
  });

  it('lists cards by cost, each with its copies', () => {
    const rows = rowsOf(['old-bison', 'exile', 'field-mouse', 'exile']);
    expect(rows.map(({ card, count }) => [card.code, count])).toEqual([
      ['field-mouse', 1],
      ['exile', 2],
      ['old-bison', 1],
    ]);
  });

  it('counts by side and cost', () => {
    const { count, light, shadow, meanCost, curve } = sumsOf(['field-mouse', 'wolf-cub', 'exile', 'exile']);
    expect({ count, light, shadow, meanCost }).toEqual({ count: 4, light: 1, shadow: 3, meanCost: 2.5 });
    expect(curve[0]).toEqual({ cost: 1, light: 1, shadow: 1 });
    expect(curve.map(({ light: l, shadow: s }) => l + s)).toEqual([2, 0, 0, 2, 0, 0, 0]);
    expect(sumsOf([]).meanCost).toBeNull();
  });
});

describe('searching the set', () => {
  const found = (asked: Partial<Search>, language: Language = 'en') =>
    search({ ...EVERYTHING, ...asked }, language).map(({ code }) => code);

  it('shows every card when nothing is asked', () => {
    expect(found({})).toHaveLength(SET.length);
    expect(narrows(EVERYTHING)).toBe(false);
  });

  it('finds a part of a name in the language of the screen, whatever its case and accents', () => {
    expect(found({ name: ' BEAR' })).toEqual(['wild-bear']);
    expect(found({ name: 'ourico' }, 'pt-BR')).toEqual(['hedgehog']);
    expect(found({ name: 'ourico' })).toEqual([]);
  });

  it('joins filters of different kinds and takes those of one kind as alternatives', () => {
    const cards = search({ ...EVERYTHING, tribes: ['beast', 'gloom'], polarities: ['light'], costs: [2, 3] }, 'en');
    expect(cards.map(({ code }) => code)).toEqual(['hedgehog', 'barn-owl', 'mourner', 'roe-deer', 'pale-bride']);
  });

  it('finds the cards that have a skill', () => {
    expect(found({ skill: 'twilight' })).toEqual(['dusk-joiner', 'road-witch']);
  });

  it.each([
    ['cost', (a: (typeof SET)[number], b: (typeof SET)[number]) => a.cost <= b.cost],
    ['power', (a: (typeof SET)[number], b: (typeof SET)[number]) => a.power <= b.power],
    ['name', (a: (typeof SET)[number], b: (typeof SET)[number]) => a.name.en.localeCompare(b.name.en, 'en') <= 0],
  ] as const)('orders by %s', (order, fits) => {
    const cards = search({ ...EVERYTHING, order }, 'en');
    for (const [i, card] of cards.slice(1).entries()) expect(fits(cards[i] ?? card, card)).toBe(true);
  });

  it('switches a filter on and off again', () => {
    expect(toggled(toggled([1], 2), 1)).toEqual([2]);
  });
});

describe('findings', () => {
  it.each(PRESET_DECKS)('say nothing against $code', ({ cards }) => {
    expect(findings({ name: 'Mine', cards })).toEqual({ errors: [], warnings: [] });
  });

  it('name every rule that is broken, and give no advice to a deck that was just begun', () => {
    const { errors, warnings } = findings({ name: ' ', cards: ['lynx', 'lynx', 'lynx'] });
    expect(errors.map(({ code }) => code)).toEqual(['file-name', 'deck-size', 'deck-copies']);
    expect(warnings).toEqual([]);
  });

  const dear = [
    'old-bison',
    'dusk-eater',
    'tollman',
    'night-tide',
    'cellar-thing',
    'long-walker',
    'tar-hound',
    'exile',
  ];
  it('advise against few cheap cards, a dear deck and a side that is missing', () => {
    expect(warned([...dear, ...dear])).toEqual(['few-cheap', 'dear', 'few-light']);
  });

  it('advise against a card that counts on kin it does not have', () => {
    const street = PRESET_DECKS.find(({ code }) => code === 'lit-street')?.cards ?? [];
    expect(warned([...street.slice(0, 19), 'vixen'])).toEqual(['no-kin']);
    expect(warned([...street.slice(0, 15), 'vixen', 'lynx', 'tusker', 'wolf-cub', 'hedgehog'])).toEqual([]);
  });

  it('advise against a deck without Shadow', () => {
    const light = SET.filter(({ polarity, skills }) => polarity === 'light' && !/pack|bond/.test(skills.join()));
    expect(warned(light.slice(0, 20).map(({ code }) => code))).toEqual(['few-shadow']);
  });
});

describe('a kept deck in the set-up', () => {
  it('is played by its cards, and not at all before it is finished', () => {
    expect(decks.valueOf({ name: 'Mine', cards: wood })).toEqual(wood);
    expect(decks.valueOf({ name: 'Mine', cards: wood.slice(1) })).toBeNull();
  });
});

function speaker(language: Language) {
  const text = createText(language, (key) => {
    throw new Error(`no text ${key}`);
  });
  addGameTexts(text, BUILDER_WORDS, texts);
  const t = text.getFixedT(language, BUILDER_WORDS as 'app') as unknown as (key: string, values?: object) => string;
  return { say: t, card: (code: string) => `“${code}”`, number: String };
}

function flat(all: object, before = ''): [string, string][] {
  return Object.entries(all).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );
}
const places = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]).sort();

describe.each(LANGUAGES)('the words of the deck builder in %s', (language) => {
  const words = speaker(language);
  const faults = [
    ...faultyFiles.map(({ what, given }) => ({ what: `file ${what}`, read: readDeckFile(given) })),
    ...faultyCodes.map(({ what, given }) => ({ what: `code ${what}`, read: readDeckCode(given) })),
  ];

  it.each(faults)('say in whole sentences what is wrong: $what', ({ read }) => {
    const sentences = read.ok ? [] : read.faults.map((fault) => faultWords(fault, words));
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/[{}<>]|undefined|null/);
    }
  });

  it.each(ADVICE_CODES)('give the reason of the advice %s', (code) => {
    const advice = { code, card: 'lynx', values: { count: 1, cost: 2, mean: 4.5 } };
    expect(adviceWords(advice, words)).toMatch(/^.{30,}\.$/);
    expect(adviceWords(advice, words)).not.toMatch(/[{}]/);
  });

  it('fill the same places as the English ones', () => {
    const own = new Map(flat(texts[language]));
    for (const [key, text] of flat(texts.en)) expect([key, places(own.get(key) ?? '')]).toEqual([key, places(text)]);
  });
});
