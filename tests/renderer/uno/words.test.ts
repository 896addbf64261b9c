import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../core/games/uno/cards.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import type { Options } from '../../../core/games/uno/options.ts';
import { options } from '../../../core/games/uno/options.ts';
import { REASONS } from '../../../core/games/uno/players/reasons.ts';
import { REFUSALS } from '../../../core/games/uno/playing.ts';
import type { View } from '../../../core/games/uno/state.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import { heard } from '../../../core/kit/game.ts';
import { advance, begin } from '../../../core/kit/match.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { pick, seeded } from '../../../core/kit/rng.ts';
import { face, LANGUAGES, seatsOf, wordsIn } from './faces.ts';

const CODES = KINDS.map(({ code }) => code);
const start = (rules: Options, seats: number, seed: string) => begin(uno as never, { seats, options: rules }, seed);

/** Every event of some random matches, with the view it meets, as each seat and an onlooker hear them. */
function* told(matches: number) {
  for (let n = 0; n < matches; n++) {
    const rng = seeded(`words ${n}`);
    const seats = 2 + (n % 9);
    const rules = randomOptions(options, seats, rng) as Options;
    let { match } = start({ ...rules, handSize: 3 + (n % 5) }, seats, `words ${n}`);
    for (let ply = 0; ply < 120 && uno.result(match.state as never) === null; ply++) {
      const seat = pick(rng, [...uno.awaiting(match.state as never), ...uno.interrupting(match.state as never)]);
      const action = pick(rng, uno.legal(match.state as never, seat));
      const before = match.state as never;
      const after = advance(match, seat, action);
      if (!after.ok) throw new Error(after.refusal);
      for (const as of [null, 0, 1]) {
        let view: View = uno.view(before, as);
        for (const one of after.told) {
          const event = heard(one, as) as Event;
          yield { event, view, as, seats };
          view = uno.fold(view, event);
        }
      }
      match = after.match;
    }
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsIn(language, seatsOf(10));

  it('each of the 54 kinds has a name of its own, wilds also with their colour', () => {
    const named = [
      ...CODES,
      ...['W', 'W4'].flatMap((code) => ['r', 'y', 'g', 'b'].map((colour) => `${code}:${colour}`)),
    ];
    const names = named.map((code) => words.card(code));
    expect(new Set(names).size).toBe(54 + 8);
  });

  it('every refusal says why in one sentence', () => {
    const { match } = start(options.presets.official as Options, 3, 'a');
    const view = uno.view(match.state as never, 0);
    for (const code of REFUSALS) {
      for (const phase of ['turn', 'drawn', 'answer'] as const) {
        const sentence = words.text(face.refusal(code, null, { ...view, phase, stack: 4 } as View));
        expect(sentence).toMatch(/^[^.]+\.$/);
      }
    }
  });

  it('every reason of the computer players can be read', () => {
    const values = { card: 'W:g', colour: 'g', seat: 2, count: 3 };
    for (const key of REASONS) expect(words.text(face.reason({ key, values }))).not.toBe('');
    for (const count of [0, 1, 1_000_000]) {
      expect(words.text(face.reason({ key: 'reason.answer', values: { ...values, count } }))).not.toBe('');
    }
  });

  it('every option, value, preset and conflict has its words', () => {
    for (const spec of options.specs) {
      expect(words.word(`options.${spec.key}.name`)).not.toBe('');
      expect(words.word(`options.${spec.key}.line`)).not.toBe('');
      const values = spec.kind === 'choice' ? spec.values : spec.kind === 'number' ? (spec.words ?? []) : [];
      for (const value of values) expect(words.word(`options.${spec.key}.values.${value}`)).not.toBe('');
    }
    for (const preset of Object.keys(options.presets)) expect(words.word(`presets.${preset}.line`)).not.toBe('');
    expect(words.word('conflicts.teams')).not.toBe('');
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

  it('every event of random matches can be told, whoever hears it', () => {
    const read = new Map<string, number>();
    for (const { event, as, seats } of told(20)) {
      const sentence = face.words(event, { as, seats: seatsOf(seats) });
      const times = read.get(event.type) ?? 0;
      // Enough of each kind: they differ by count, card and hearer.
      if (sentence !== null && times < 60) words.text(sentence);
      read.set(event.type, times + 1);
    }
    expect(read.size).toBeGreaterThan(24);
  });
});

describe('what is told', () => {
  it('names a drawn card to the drawer only', () => {
    const words = wordsIn('en', seatsOf(10));
    for (const { event, as, seats } of told(6)) {
      if (event.type !== 'drew') continue;
      const sentence = face.words(event, { as, seats: seatsOf(seats) });
      const text = sentence === null ? '' : words.text(sentence);
      expect(/red|yellow|green|blue|Wild/.test(text)).toBe(event.seat === as);
    }
  });

  it('is played with motion that lets no hidden card be seen', () => {
    for (const { event, view, as, seats } of told(12)) {
      const script = face.script(event, view, { as, seats: seatsOf(seats) });
      const cues = [...(script.before ?? []), ...(script.after ?? [])];
      if (event.type !== 'drew' || event.seat === as) continue;
      for (const cue of cues) if (cue.kind === 'fly') expect(cue.card).toBeNull();
    }
  });
});
