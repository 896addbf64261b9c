import { describe, expect, it } from 'vitest';
import type { Event } from '../../../core/games/janken-wars/events.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { face } from '../../../renderer/games/janken-wars/face.ts';
import type { Cue } from '../../../renderer/table/face.ts';
import { rulesFor, walk } from './walk.ts';

const SPOTS = /^((cards|held|freebies|domain[01])(:[a-z][a-z0-9-]*)?|pile[01]|stars[01]|seat:[01]|deck|supply|duel)$/;
const spotsOf = (cue: Cue): string[] => {
  if (cue.kind === 'fly') return [cue.from, cue.to];
  return 'spot' in cue ? [cue.spot] : [];
};

describe('the script of a match of Janken Wars', () => {
  it('moves cards only between places that lie on the table, with every deck', () => {
    const strange = new Set<string>();
    for (const deck of ['standard', 'random'] as const) {
      walk(`script ${deck}`, deck, 400, {
        happened({ event, before, face: worn }) {
          const { before: first = [], after = [] } = worn.script(event, before, { as: null, seats: [] });
          for (const spot of [...first, ...after].flatMap(spotsOf)) if (!SPOTS.test(spot)) strange.add(spot);
        },
      });
    }
    expect([...strange]).toEqual([]);
  });

  it('shows and plays the same when a throw comes in, whatever it is', () => {
    const cues = [0, 1, 2].map((thrown) => {
      const state = jankenWars.start({ seats: 2, options: rulesFor('same', 'standard') }, seeded('same'));
      const events: Event[] = [];
      const before = jankenWars.view(state, null);
      jankenWars.play(state, 0, { type: 'throw', throw: thrown }, (event) => void events.push(event));
      return events.map((event) => [
        face.script(event, before, { as: 1, seats: [] }),
        face.words(event, { as: 1, seats: [] }),
      ]);
    });
    expect(cues[1]).toEqual(cues[0]);
    expect(cues[2]).toEqual(cues[0]);
  });

  it('counts to three before both hands are shown', () => {
    const view = jankenWars.view(
      jankenWars.start({ seats: 2, options: rulesFor('duel', 'standard') }, seeded('duel')),
      null,
    );
    const { before = [] } = face.script({ type: 'shown', throws: [0, 2], winner: 0 }, view, { as: 0, seats: [] });
    const counts = before.filter((cue) => cue.kind === 'sound' && cue.sound === 'count').length;
    expect([counts, before.find((cue) => cue.kind === 'effect')?.effect]).toEqual([3, 'duel 0 2']);
  });
});
