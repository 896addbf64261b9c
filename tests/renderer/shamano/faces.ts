/** Shamano's face for tests, its words in a language without a screen, and random matches to try them on. */
import i18next from 'i18next';
import type { Action } from '../../../core/games/shamano/actions.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import { type Options, options } from '../../../core/games/shamano/options.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import { heard, type Seat } from '../../../core/kit/game.ts';
import { listener } from '../../../core/kit/match.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { pick, seeded } from '../../../core/kit/rng.ts';
import type { SeatPlan } from '../../../electron/api.ts';
import { face as typed } from '../../../renderer/games/shamano/face.ts';
import type { AnyFace } from '../../../renderer/table/face.ts';
import { createWords, type Words } from '../../../renderer/table/words.tsx';
import { LANGUAGES, type Language } from '../../../renderer/text/index.ts';

export const face = typed as unknown as AnyFace;
export { LANGUAGES };

export const seatsOf = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'computer', name: `Seat${i}`, colour: 'sky', level: 'easy' }));

/** Sentences as they would be read; a key that is missing, or a value that is, throws. */
export function wordsIn(language: Language): Words {
  const text = i18next.createInstance();
  void text.init({
    lng: language,
    initAsync: false,
    resources: { [language]: { shamano: face.texts[language] } },
    interpolation: { escapeValue: false },
  });
  const t = text.getFixedT(language, 'shamano' as never) as unknown as (key: string, values: object) => string;
  return createWords({ face, seats: seatsOf(4), language }, (key, values) => {
    const read = t(key, values);
    if (read === key || /\{\{|undefined|NaN|\[object/.test(read))
      throw new Error(`${language}: ${key} reads "${read}"`);
    return read;
  });
}

export function stateOf(seed: string, seats: number, change: Partial<Options> = {}): State {
  const rules = options.seat?.({ ...(options.presets.plain as Options), ...change }, seats) as Options;
  return shamano.start({ seats, options: rules }, seeded(seed));
}

/** Plays random matches over random options; each ply is shown before it is made. */
export function walk(
  matches: number,
  visit: (state: State, seat: Seat, action: Action, play: () => ReturnType<typeof listened>) => void,
): void {
  for (let n = 0; n < matches; n++) {
    const rng = seeded(`walk ${n}`);
    const seats = 2 + (n % 3);
    const rules = randomOptions(options, seats, rng) as Options;
    const state = shamano.start({ seats, options: rules }, seeded(`match ${n}`));
    for (let ply = 0; ply < 90 && shamano.result(state) === null; ply++) {
      const seat = pick(rng, [...shamano.awaiting(state), ...shamano.interrupting(state)]);
      const action = pick(rng, shamano.legal(state, seat));
      let played = false;
      visit(state, seat, action, () => {
        played = true;
        return listened(state, seat, action);
      });
      if (!played) shamano.play(state, seat, action);
    }
  }
}

function listened(state: State, seat: Seat, action: Action) {
  const told: Parameters<typeof listener>[0] = [];
  const refusal = shamano.play(state, seat, action, listener(told) as never);
  if (refusal !== null) throw new Error(refusal);
  return told;
}

export interface Told {
  readonly event: Event;
  readonly view: View;
  readonly as: Seat | null;
}

/** Every event of random matches, with the view it meets, as an onlooker and two seats hear them. */
export function told(matches: number): readonly Told[] {
  const all: Told[] = [];
  walk(matches, (state, _seat, _action, play) => {
    const hearers = [null, 0, 1] as const;
    const views = hearers.map((as) => shamano.view(state, as));
    const events = play();
    hearers.forEach((as, i) => {
      let view = views[i] as View;
      for (const one of events) {
        const event = heard(one, as) as Event;
        all.push({ event, view, as });
        view = shamano.fold(view, event);
      }
    });
  });
  return all;
}
