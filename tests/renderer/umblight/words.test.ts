import { describe, expect, it } from 'vitest';
import { notation } from '../../../core/games/umblight/actions.ts';
import { kindOf, SET_KINDS } from '../../../core/games/umblight/cards/designs.ts';
import { easy } from '../../../core/games/umblight/players/easy.ts';
import { normal } from '../../../core/games/umblight/players/normal.ts';
import type { Event, View } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { face } from '../../../renderer/games/umblight/face.ts';
import type { AnyFace, Cue, Sentence } from '../../../renderer/table/face.ts';
import { createWords } from '../../../renderer/table/words.tsx';
import { addGameTexts, createText, type Language } from '../../../renderer/text/index.ts';
import { walk } from './walk.ts';

const seats = ['Ana', 'Bruno'].map((name) => ({ kind: 'human' as const, name, colour: 'coral', profile: null }));
const hearer = { as: 0, seats };

/** Sentences as they are read at a table; a key or a value that is missing is collected. */
function reader(language: Language) {
  const missing = new Set<string>();
  const text = createText(language, (key) => missing.add(key));
  addGameTexts(text, 'umblight', face.texts);
  const t = text.getFixedT(language, 'umblight' as 'app') as unknown as (key: string, values: object) => string;
  const words = createWords({ face: face as unknown as AnyFace, seats, language }, (key, values) => t(key, values));
  const read = (sentence: Sentence | null) => {
    if (sentence === null) return '';
    const said = words.text(sentence);
    if (/\{\{|undefined|NaN/.test(said)) missing.add(`${sentence.key}: ${said}`);
    return said;
  };
  return { read, missing };
}

const spoken = (cues: readonly Cue[] = []): Sentence[] => cues.flatMap((cue) => ('words' in cue ? [cue.words] : []));

describe.each(['en', 'pt-BR'] as const)('Umblight in %s', (language) => {
  it.each(['duel', 'run'] as const)('has a sentence for everything that happens in a %s', (mode) => {
    const { read, missing } = reader(language);
    for (let n = 0; n < 5; n++) {
      walk(
        `words ${n}`,
        { mode, plies: 300 },
        {
          happened(event, before) {
            read(face.words(event, hearer));
            const { before: first, after } = face.script(event, before, hearer);
            for (const sentence of [...spoken(first), ...spoken(after)]) read(sentence);
          },
          moment({ view, seat }) {
            for (const one of face.aloud(view)) read(one);
            for (const { words } of face.seat(view, seat).badges) read(words);
          },
        },
      );
    }
    expect([...missing]).toEqual([]);
  });

  it('says why, for every refusal there is', () => {
    const { read, missing } = reader(language);
    const options = umblight.options.presets.duel as never;
    const view = umblight.view(umblight.start({ seats: 2, options }, seeded('refusals')), 0);
    const said = umblight.refusals.map((code) => read(face.refusal(code, notation.read('place wild-bear 0'), view)));
    expect([...missing]).toEqual([]);
    expect(new Set(said).size).toBe(umblight.refusals.length);
  });

  it('gives the reason of every hint', () => {
    const { read, missing } = reader(language);
    const keys = new Set<string>();
    for (const [n, player] of [easy, normal].entries()) {
      for (const mode of ['duel', 'run'] as const) {
        walk(
          `hints ${n}`,
          { mode, plies: 500 },
          {
            moment({ legal, view, seat }) {
              const asked = { view, seat, legal, rng: seeded('hint') } as Parameters<typeof player.choose>[0];
              const { reason } = player.choose(asked);
              keys.add(reason.key);
              read(face.reason(reason));
            },
          },
        );
      }
    }
    expect([...missing]).toEqual([]);
    expect(keys.size).toBeGreaterThan(8);
  });

  it('names every card, and tells what is asked, pressed and doubted', () => {
    const { read, missing } = reader(language);
    const names = SET_KINDS.map((kind) => read(face.nameOf(umblightCode(kind))));
    expect(new Set(names).size).toBe(SET_KINDS.length);
    for (const key of ['ask.polarity', 'ask.upgrade', 'act.end', 'act.skip', 'act.leave', 'doubt.yes', 'doubt.no']) {
      read({ key });
    }
    for (const { words } of face.keys) read({ key: words });
    expect([...missing]).toEqual([]);
  });

  it('has every heading, paragraph and list of its rules', () => {
    const { read, missing } = reader(language);
    for (const { heading, parts } of face.rules) {
      read({ key: heading });
      for (const part of parts) {
        if ('list' in part) for (const key of part.list) read({ key });
        if ('text' in part && part.text !== undefined) read({ key: part.text });
        if ('cards' in part) for (const card of part.cards) read(face.nameOf(card));
      }
    }
    expect([...missing]).toEqual([]);
  });
});

const umblightCode = (kind: number) => notation.write({ type: 'take', card: kind }).replace('take ', '');

describe('a line of the log', () => {
  const { read } = reader('en');
  const line = (event: Event, as: number | null = 0) => read(face.words(event, { as, seats }));
  const bear = kindOf('wild-bear') ?? 0;

  it('names the card for those who know it, and not for others', () => {
    expect(line({ type: 'drew', side: 0, by: 'turn', card: bear })).toBe('Ana draws Wild Bear.');
    expect(line({ type: 'drew', side: 1, by: 'turn' })).toBe('Bruno draws a card.');
  });

  it('counts lanes from 1 and says what came through how', () => {
    expect(line({ type: 'hurt', side: 1, by: 'overkill', lane: 0, damage: 2 })).toBe('Bruno takes 2 (overkill).');
    expect(
      line({
        type: 'met',
        lane: 2,
        taken: [
          { blocked: 1, through: 2 },
          { blocked: 0, through: 4 },
        ],
      }),
    ).toBe('Lane 3: Ana takes 3, Bruno takes 4.');
  });

  it('tells power and shield gained apart, and both together', () => {
    const gain = (power: number, shield: number) =>
      line({ type: 'gained', side: 0, lane: 0, by: 'ward', power, shield });
    expect(new Set([gain(1, 0), gain(0, 1), gain(1, 1)]).size).toBe(3);
  });

  it('writes losses of a run with a minus', () => {
    expect([line({ type: 'max-hp', n: 2 }), line({ type: 'max-hp', n: -4 })]).toEqual([
      'Max HP changes by +2.',
      'Max HP changes by −4.',
    ]);
  });

  it('says nothing of what the next line says anyway', () => {
    const place = { kind: 'map' } as const;
    expect([line({ type: 'arrived', place, met: null }), line({ type: 'chose', choice: 'drink' })]).toEqual(['', '']);
  });
});

describe('the end of a journey', () => {
  it('is told by the journey, not by who sits opposite', () => {
    let last: View | null = null;
    for (let n = 0; last === null && n < 40; n++) {
      walk(
        `end ${n}`,
        { mode: 'run', plies: 4000 },
        {
          happened(event, before) {
            if (event.type === 'run-over') last = umblight.fold(before, event);
          },
        },
      );
    }
    const view = last as unknown as View;
    const figures = face.matchEnd(view, { winners: [1], by: 'defeat' }, []);
    expect(reader('en').read(figures.headline ?? null)).toBe('The journey is over');
    expect(figures.rows.map(({ best }) => best)).toEqual([false]);
  });
});
