import { describe, expect, it } from 'vitest';
import { DECK_FAULT_CODES, deckFault } from '../../../core/games/janken-wars/deck/deck-fault.ts';
import { readDeckFile, writeDeckFile } from '../../../core/games/janken-wars/deck/deck-file.ts';
import { changeCard } from '../../../core/games/janken-wars/deck/edit.ts';
import { FINDING_CODES, findings } from '../../../core/games/janken-wars/deck/findings.ts';
import { COLOURS, MOTIFS } from '../../../core/games/janken-wars/deck/motifs.ts';
import { readShareCode, writeShareCode } from '../../../core/games/janken-wars/deck/share-code.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { deckTexts } from '../../../renderer/decks/text/index.ts';
import { findingWords } from '../../../renderer/games/janken-wars/workshop/FindingsList.tsx';
import { faultWords, placeWords } from '../../../renderer/games/janken-wars/workshop/fault-words.ts';
import { texts, WORKSHOP_WORDS } from '../../../renderer/games/janken-wars/workshop/text/index.ts';
import type { Words } from '../../../renderer/games/janken-wars/workshop/use-words.ts';
import { addGameTexts, createText, LANGUAGES, type Language } from '../../../renderer/text/index.ts';
import { faultyFiles } from './deck-faults.ts';

function wordsIn(language: Language): Pick<Words, 'say' | 't' | 'nameOfCard'> {
  const text = createText(language, (key) => {
    throw new Error(`no text ${key}`);
  });
  addGameTexts(text, WORKSHOP_WORDS, texts);
  const t = text.getFixedT(language, WORKSHOP_WORDS) as unknown as Words['t'];
  return {
    t,
    say: (key, values = {}) => t(key as never, values as never) as unknown as string,
    nameOfCard: ({ name }) => name[language] ?? '',
  };
}

/** Every text of a catalogue by its whole key. */
function flat(all: object, before = ''): [string, string][] {
  return Object.entries(all).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );
}
const places = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]).sort();

describe.each(faultyFiles)('a deck file with $what', ({ bytes, code }) => {
  const read = readDeckFile(bytes);

  it('is refused by that name', () => {
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? [] : read.faults.map((fault) => fault.code)).toContain(code);
  });

  it.each(LANGUAGES)('gets a whole sentence in %s', (language) => {
    const fault = read.ok ? undefined : read.faults.find((one) => one.code === code);
    const sentence = fault === undefined ? '' : faultWords(fault, wordsIn(language).say);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/[{}<>]|undefined|null/);
  });
});

describe('the sentences of faulty files', () => {
  it('are at least 25 different ones', () => {
    expect(new Set(faultyFiles.map(({ code }) => code)).size).toBe(faultyFiles.length);
    expect(faultyFiles.length).toBeGreaterThanOrEqual(25);
  });

  it.each(LANGUAGES)('differ from one another in %s, and from the other language', (language) => {
    const own = DECK_FAULT_CODES.map((code) => wordsIn(language).say(`faults.${code}`));
    const other = DECK_FAULT_CODES.map((code) => wordsIn(language === 'en' ? 'pt-BR' : 'en').say(`faults.${code}`));
    expect(new Set(own).size).toBe(DECK_FAULT_CODES.length);
    expect(own.filter((sentence, i) => sentence === other[i])).toEqual([]);
  });

  it('name the place, in the words of the screen', () => {
    expect(placeWords('cards[2].points.min', wordsIn('en').say)).toBe('card 3, points, minimum');
    expect(placeWords('cards[2].points.min', wordsIn('pt-BR').say)).toBe('carta 3, pontos, mínimo');
    expect(faultWords(deckFault('copies-below-one', 'cards[0].copies', { value: -6 }), wordsIn('en').say)).toBe(
      'Card 1, copies: -6 copies are not possible: a card is there at least once.',
    );
  });
});

describe('the words of the workshop', () => {
  it.each([
    ['of its own', texts],
    ['of all deck workshops', deckTexts],
  ])('fill the same places in both languages: those %s', (_, all) => {
    const portuguese = new Map(flat(all['pt-BR']));
    for (const [key, text] of flat(all.en))
      expect([key, places(portuguese.get(key) ?? '')]).toEqual([key, places(text)]);
  });

  it.each(LANGUAGES)('name every finding, picture and colour in %s', (language) => {
    const { say } = wordsIn(language);
    for (const code of FINDING_CODES) expect(say(`findings.${code}`)).not.toBe('');
    const things = [...MOTIFS.map((one) => `picture.motifs.${one}`), ...COLOURS.map((one) => `picture.colours.${one}`)];
    expect(new Set(things.map((key) => say(key))).size).toBe(things.length);
  });

  it('give the reason of a finding with the names of the screen’s language', () => {
    const strong = changeCard(standard, 'origami', { points: 7 });
    const found = findings(strong).find(({ code }) => code === 'points-without-drawback');
    if (found === undefined) throw new Error('nothing was found');
    expect(findingWords(found, strong, wordsIn('pt-BR'))).toBe(
      'Origami Sublime vale 7 e não tem desvantagem: acima de 4, é simplesmente melhor que uma carta comum.',
    );
  });
});

describe('a deck that is handed out', () => {
  it('comes back from its file and from its code as it was', () => {
    const fromFile = readDeckFile(new TextEncoder().encode(writeDeckFile(standard)));
    const fromCode = readShareCode(writeShareCode(standard).toLowerCase().replaceAll('-', ' '));
    expect([fromFile, fromCode]).toEqual([
      { ok: true, design: standard },
      { ok: true, design: standard },
    ]);
  });

  it.each(LANGUAGES)('by a code that was damaged gets a sentence in %s', (language) => {
    const code = writeShareCode(standard);
    const last = code.endsWith('0') ? '1' : '0';
    const codes = ['', 'UMB1-0000', `${code.slice(0, -1)}${last}`, code.replace('JKW1', 'JKW2'), `${code}!`];
    const sentences = codes.map((one) => {
      const read = readShareCode(one);
      return read.ok ? '' : faultWords(read.faults[0] ?? deckFault('empty', ''), wordsIn(language).say);
    });
    expect(new Set(sentences).size).toBe(codes.length);
    expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
  });
});
