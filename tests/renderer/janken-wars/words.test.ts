import { describe, expect, it } from 'vitest';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { REFUSALS } from '../../../core/games/janken-wars/state.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { face as plain } from '../../../renderer/games/janken-wars/face.ts';
import { addressee, promptFor } from '../../../renderer/games/janken-wars/prompts.ts';
import type { Cue, Sentence } from '../../../renderer/table/face.ts';
import { createWords } from '../../../renderer/table/words.tsx';
import { addGameTexts, createText, type Language } from '../../../renderer/text/index.ts';
import { any, type JankenFace, rulesFor, walk } from './walk.ts';

const seats = ['Ana', 'Bruno'].map((name) => ({ kind: 'human' as const, name, colour: 'coral', profile: null }));

/** Sentences as they are read at a table; a key or a value that is missing is collected. */
function reader(language: Language, face: JankenFace) {
  const missing = new Set<string>();
  const text = createText(language, (key) => missing.add(key));
  addGameTexts(text, 'janken-wars', face.texts);
  const t = text.getFixedT(language, 'janken-wars' as 'app') as unknown as (key: string, values: object) => string;
  const words = createWords({ face: any(face), seats, language }, (key, values) => t(key, values));
  const read = (sentence: Sentence | null) => {
    if (sentence === null) return '';
    const said = words.text(sentence);
    if (/\{\{|undefined/.test(said)) missing.add(`${sentence.key}: ${said}`);
    return said;
  };
  return { read, missing };
}

const hearer = { as: 0, seats };
const spoken = (cues: readonly Cue[] = []): Sentence[] => cues.flatMap((cue) => ('words' in cue ? [cue.words] : []));

it('says that a throw is sealed only once it is', () => {
  const state = jankenWars.start({ seats: 2, options: { deck: standard } }, seeded('sealed'));
  expect(promptFor(jankenWars.view(state, 0), 0, false)).toBeNull();
  jankenWars.play(state, 0, { type: 'throw', throw: 0 });
  expect(promptFor(jankenWars.view(state, 0), 0, false)?.key).toBe('prompt.thrown');
});

it('names whom it asks where several people look at one screen, and only there', () => {
  const told: string[] = [];
  walk('who', 'standard', 200, {
    moment({ state, seat }) {
      const view = jankenWars.view(state, seat);
      expect(addressee(view, seat, { asked: true, people: 1 })).toBeNull();
      expect(addressee(view, seat, { asked: false, people: 2 })).toBeNull();
      const named = addressee(view, seat, { asked: true, people: 2 });
      if (named === null) expect(['prompt.tied', 'prompt.lastDuel']).toContain(promptFor(view, seat, true)?.key);
      else expect(named).toBe(seat);
      told.push(`${view.phase} ${named === null ? 'both' : 'one'}`);
    },
  });
  expect(new Set(told)).toEqual(new Set([...new Set(told), 'prize one', 'duel one', 'duel both']));
});

describe.each(['en', 'pt-BR'] as const)('Janken Wars in %s', (language) => {
  it.each(['standard', 'random'] as const)('has a sentence for everything that happens with a %s deck', (deck) => {
    for (let n = 0; n < 6; n++) {
      const face = (plain.at?.(rulesFor(`words ${n}`, deck)) ?? plain) as JankenFace;
      const { read, missing } = reader(language, face);
      walk(`words ${n}`, deck, 250, {
        happened({ event, before }) {
          read(face.words(event, hearer));
          const { before: first, after } = face.script(event, before, hearer);
          for (const sentence of [...spoken(first), ...spoken(after)]) read(sentence);
        },
        moment({ state, seat }) {
          const view = jankenWars.view(state, seat);
          for (const one of face.aloud(view)) read(one);
          for (const asked of [true, false]) read(promptFor(view, seat, asked));
        },
      });
      expect([...missing]).toEqual([]);
    }
  });

  it('says why, for every refusal there is', () => {
    const { read, missing } = reader(language, plain as JankenFace);
    const view = jankenWars.view(jankenWars.start({ seats: 2, options: { deck: standard } }, rng()), 0);
    const said = REFUSALS.map((code) => read(plain.refusal(code, { type: 'pick', card: 'wall' }, view)));
    expect([...missing]).toEqual([]);
    expect(new Set(said).size).toBe(REFUSALS.length);
  });

  it('has every heading, paragraph and list of its rules', () => {
    const { read, missing } = reader(language, plain as JankenFace);
    for (const { heading, parts } of plain.rules) {
      read({ key: heading });
      for (const part of parts) {
        if ('list' in part) for (const key of part.list) read({ key });
        if ('text' in part && part.text !== undefined) read({ key: part.text });
        if ('cards' in part) for (const card of part.cards) read(plain.nameOf(card));
      }
    }
    expect([...missing]).toEqual([]);
  });
});

const rng = () => seeded('refusals');

describe('the names of cards', () => {
  it('are the deck’s own, in Portuguese those of the design document', () => {
    const { read } = reader('pt-BR', plain as JankenFace);
    expect(standard.cards.map(({ code }) => read(plain.nameOf(code)))).toEqual([
      'Muro Alto',
      'Joia Cobiçada',
      'Estátua de Sucata',
      'Origami Sublime',
      'Silver Tape',
      'Presente Embrulhado',
      'Estilete Afiado',
      'Kit de Ferramentas',
      'Rolo Compressor',
    ]);
  });

  it('fall back to the language a maker of decks has written', () => {
    const [first, ...rest] = standard.cards;
    if (first === undefined) throw new Error('The standard deck is empty.');
    const deck = { ...standard, cards: [{ ...first, name: { 'pt-BR': 'Pedra Só' } }, ...rest] };
    const face = (plain.at?.({ deck }) ?? plain) as JankenFace;
    expect(reader('en', face).read(face.nameOf('wall'))).toBe('Pedra Só');
  });
});
