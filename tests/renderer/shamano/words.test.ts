import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../core/games/shamano/cards.ts';
import { REASONS } from '../../../core/games/shamano/players/reasons.ts';
import { type SourceTree, sourceTree } from '../../../core/games/shamano/players/source-tree.ts';
import { REFUSALS } from '../../../core/games/shamano/refusal.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { SHAMANS } from '../../../core/games/shamano/shamans/shamans.ts';
import { doesOf } from '../../../renderer/games/shamano/Whisper.tsx';
import { face, LANGUAGES, seatsOf, stateOf, told, wordsIn } from './faces.ts';

const seats = seatsOf(4);
const heardOf = told(24);

/** All the ways the source's tree can go, as paths of names. */
function choicesOf(tree: SourceTree): readonly string[] {
  if ('when' in tree) return [];
  if ('choose' in tree) return [tree.choose];
  const below = 'any' in tree ? tree.any : tree.all;
  return below.flatMap((child) => choicesOf(child).map((path) => `${tree.name}/${path}`));
}

function flat(texts: object, before = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const name = before === '' ? key : `${before}.${key}`;
    if (typeof value === 'string') all.set(name, value);
    else for (const [inner, text] of flat(value, name)) all.set(inner, text);
  }
  return all;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsIn(language);

  it('each of the 34 kinds has a name of its own, black cards also with their colour', () => {
    const black = ['W', 'W4'].flatMap((code) => ['r', 'g', 'b', 'y'].map((colour) => `${code}:${colour}`));
    const names = [...KINDS.map(({ code }) => code), ...black].map((code) => words.card(code));
    expect(new Set(names).size).toBe(34 + 8);
  });

  it('every card says what it does, for every shaman, in words of that shaman', () => {
    for (const shaman of SHAMANS.keys()) {
      for (const { code } of KINDS) {
        const sentence = doesOf(code, shaman);
        expect(sentence === null ? '' : words.text(sentence)).toMatch(/\.$/);
      }
    }
    const skills = SHAMANS.map((_, shaman) => words.text(doesOf('r*', shaman) ?? { key: '' }));
    expect(new Set(skills).size).toBe(SHAMANS.length);
  });

  it('every refusal says why in one sentence', () => {
    const view = shamano.view(stateOf('a', 3), 0);
    for (const code of REFUSALS) {
      for (const phase of ['turn', 'drawn', 'stack'] as const) {
        for (const four of [false, true]) {
          const flow = { ...view.flow, phase, stack: { sum: 4, caster: 1, four } };
          expect(words.text(face.refusal(code, null, { ...view, flow }))).toMatch(/^[^.]+\.$/);
        }
      }
    }
  });

  it('every reason of the computer players can be read, whatever way the source’s tree goes', () => {
    const values = { card: 'W:g', colour: 'g', seat: 2, count: 3, skill: 'life-swap' };
    const branches = choicesOf(sourceTree);
    expect(branches.length).toBeGreaterThan(20);
    for (const key of REASONS) {
      for (const branch of key === 'reason.branch' ? branches : [branches[0] ?? ''])
        expect(words.text(face.reason({ key, values: { ...values, branch } }))).not.toBe('');
    }
    expect(words.text(face.reason({ key: 'reason.branch', values: { branch: 'turn/draw', card: '' } }))).toMatch(
      /\w\.$/,
    );
  });

  it('every option, value, preset and conflict has its words', () => {
    for (const spec of shamano.options.specs) {
      words.word(`options.${spec.key}.name`);
      words.word(`options.${spec.key}.line`);
      const values = spec.kind === 'choice' ? spec.values : spec.kind === 'number' ? (spec.words ?? []) : [];
      for (const value of values) words.word(`options.${spec.key}.values.${value}`);
    }
    for (const preset of Object.keys(shamano.options.presets)) words.word(`presets.${preset}.line`);
    for (const key of ['shamans', 'firstSeat']) expect(words.word(`conflicts.${key}`)).not.toBe('');
  });

  it('the rules page has words for every part', () => {
    for (const { heading, parts } of face.rules) {
      expect(words.word(heading)).not.toBe('');
      for (const part of parts) {
        if ('list' in part) for (const key of part.list) words.word(key);
        else if (part.text !== undefined) words.word(part.text);
      }
    }
  });

  it('every event of random matches can be told, whoever hears it, and every word over the table read', () => {
    const read = new Map<string, number>();
    for (const { event, view, as } of heardOf) {
      const times = read.get(event.type) ?? 0;
      read.set(event.type, times + 1);
      if (times > 50) continue;
      const sentence = face.words(event, { as, seats });
      if (sentence !== null) words.text(sentence);
      const { before = [], after = [] } = face.script(event, view, { as, seats });
      for (const cue of [...before, ...after]) if (cue.kind === 'float' || cue.kind === 'banner') words.text(cue.words);
    }
    expect(read.size).toBeGreaterThan(38);
  });

  it('every way a match ends has a title', () => {
    const view = shamano.view(stateOf('a', 3), 0);
    for (const by of ['empty-hand', 'last-standing', 'blocked', 'draw', 'conceded']) {
      const { title, columns } = face.matchEnd(view, { winners: by === 'draw' ? [] : [1], by }, []);
      expect(words.text(title)).not.toBe('');
      for (const column of columns) words.text(column);
    }
  });
});

it('both languages fill the same places', () => {
  const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();
  const english = flat(face.texts.en);
  for (const [key, text] of flat(face.texts['pt-BR'])) {
    const same = english.get(key) ?? english.get(key.replace(/_many$/, '_other'));
    expect([key, places(text)]).toEqual([key, places(same ?? '')]);
  }
});

describe('what is told', () => {
  const words = wordsIn('en');

  it('names a drawn card to the drawer only', () => {
    for (const { event, as } of heardOf) {
      if (event.type !== 'drew') continue;
      const sentence = face.words(event, { as, seats });
      expect(/\((Fire|Wind|Rain|Thunder)\)|Wild|\+4/.test(sentence === null ? '' : words.text(sentence))).toBe(
        event.seat === as,
      );
    }
  });

  it('is played with motion that lets no hidden card be seen', () => {
    for (const { event, view, as } of heardOf) {
      if (
        (event.type !== 'drew' && event.type !== 'dealt' && event.type !== 'gave') ||
        ('cards' in event && event.cards) ||
        ('card' in event && event.card !== undefined)
      )
        continue;
      const { before = [], after = [] } = face.script(event, view, { as, seats });
      for (const cue of [...before, ...after]) if (cue.kind === 'fly') expect(cue.card).toBeNull();
    }
  });
});
