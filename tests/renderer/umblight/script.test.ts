import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { face } from '../../../renderer/games/umblight/face.ts';
import { script } from '../../../renderer/games/umblight/script.ts';
import { travelScript } from '../../../renderer/games/umblight/travel-script.ts';
import { common } from '../../../renderer/sound/common.ts';
import type { Cue } from '../../../renderer/table/face.ts';
import { walk } from './walk.ts';

const SPOTS = /^(lane:[0-5]|seat:[01]|fan:[01]|hand(:[a-z][a-z0-9-]*)?|deck|far-deck|bank)$/;
const EFFECTS = /^(clash|lane [0-2] (met( \d+){6}|(strike|overkill) [01] \d+)|fall lane:[0-5])$/;

const spotsOf = (cue: Cue): string[] => {
  if (cue.kind === 'fly') return [cue.from, cue.to];
  return 'spot' in cue ? [cue.spot] : [];
};
const cuesOf = (event: Event, before: View, as: number | null): readonly Cue[] => {
  const { before: first = [], after = [] } = face.script(event, before, { as, seats: [] });
  return [...first, ...after];
};

/** A duel at its start, as seat 0 sees it. */
function atStart(): View {
  const options = umblight.options.presets.computer as never;
  return umblight.view(umblight.start({ seats: 2, options }, seeded('script')), 0);
}
const hear = (event: Event, as: number | null = 0) => script(event, atStart(), { as, seats: [] });

describe('the script of a match of Umblight', () => {
  it.each([0, 1, null])('moves, floats and lights only what lies on the table, for the eyes of %s', (as) => {
    const strange = new Set<string>();
    for (let n = 0; n < 8; n++) {
      walk(
        `script ${n}`,
        { mode: n % 2 === 0 ? 'duel' : 'run', plies: 250, as },
        {
          happened(event, before) {
            for (const cue of cuesOf(event, before, as)) {
              for (const spot of spotsOf(cue)) if (!SPOTS.test(spot)) strange.add(spot);
              if (cue.kind === 'effect' && !EFFECTS.test(cue.effect)) strange.add(cue.effect);
            }
          },
        },
      );
    }
    expect([...strange]).toEqual([]);
  });

  it('plays only sounds there are', () => {
    const silent = new Set<string>();
    for (const mode of ['duel', 'run'] as const) {
      walk(
        `sounds ${mode}`,
        { mode, plies: 900 },
        {
          happened(event, before) {
            for (const cue of cuesOf(event, before, 0)) {
              if (cue.kind === 'sound' && !(cue.sound in face.sounds) && !(cue.sound in common)) silent.add(cue.sound);
            }
          },
        },
      );
    }
    expect([...silent]).toEqual([]);
  });

  it('shows no card of a hand that is not one’s own', () => {
    walk(
      'secret',
      { mode: 'duel', plies: 300 },
      {
        happened(event, before) {
          if (event.type !== 'drew' && event.type !== 'drew-coin' && event.type !== 'dealt') return;
          for (const cue of cuesOf(event, before, 0)) {
            if (cue.kind === 'fly') expect(cue.card === null).toBe(event.side !== 0);
          }
        },
      },
    );
  });

  it('lights a lane with the sum of both sides: power, what came through, what the shield held', () => {
    const view = atStart();
    const card = { parts: [0], polarity: 0, shield: 1, cost: 1, tribes: 0, skills: [] } as const;
    if (view.battle === null) throw new Error('A duel begins with a battle.');
    view.battle.sides[0].row[1] = { ...card, power: 5 };
    view.battle.sides[1].row[1] = { ...card, power: 3 };
    const taken = [
      { blocked: 1, through: 2 },
      { blocked: 1, through: 4 },
    ] as const;
    const { before = [] } = script({ type: 'met', lane: 1, taken }, view, { as: 0, seats: [] });
    expect(before.find((cue) => cue.kind === 'effect')?.effect).toBe('lane 1 met 5 2 1 3 4 1');
  });

  it('lights the lane a blow comes out of, and none for what comes from elsewhere', () => {
    const lit = (by: string, lane: number | null) => {
      const { before = [] } = hear({ type: 'hurt', side: 1, by, lane, damage: 2 });
      return before.flatMap((cue) => (cue.kind === 'effect' ? [cue.effect] : []));
    };
    expect([lit('overkill', 2), lit('strike', 0)]).toEqual([['lane 2 overkill 0 2'], ['lane 0 strike 0 2']]);
    expect([lit('grudge', 1), lit('toll', null)]).toEqual([[], []]);
  });

  it('shows what falls before the board is without it, and what comes after it has come', () => {
    const fallen = hear({ type: 'perished', side: 1, lane: 0, parts: [0] });
    expect([fallen.before?.some(({ kind }) => kind === 'effect'), fallen.after]).toEqual([true, undefined]);
    const gained = hear({ type: 'gained', side: 0, lane: 0, by: 'ward', power: 0, shield: 2 });
    expect([gained.before, gained.after?.some(({ kind }) => kind === 'float')]).toEqual([undefined, true]);
  });

  it('sounds of victory for the winner and of defeat for the loser, and of neither’s for onlookers', () => {
    const heard = (winner: number, as: number | null) => {
      const { after = [] } = hear({ type: 'ended', outcome: { winner, by: 'hp' } }, as);
      return after.flatMap((cue) => (cue.kind === 'sound' ? [cue.sound] : []));
    };
    expect([heard(0, 0), heard(1, 0), heard(1, null)]).toEqual([['won'], ['lost'], ['won']]);
  });
});

describe('the way between battles', () => {
  const sounds = (event: Parameters<typeof travelScript>[0]) =>
    travelScript(event).after?.flatMap((cue) => (cue.kind === 'sound' ? [cue.sound] : [])) ?? [];

  it('sounds of steps, coins and cards', () => {
    expect(sounds({ type: 'went', stop: 0, node: 1 })).toEqual(['steps']);
    expect(sounds({ type: 'coin-paid', coin: 0 })).toEqual(['coin']);
    expect(sounds({ type: 'card-gained', card: 0, by: 'choice' })).toEqual(['slide']);
  });

  it('tells a gain of HP from a loss, and a journey won from one lost', () => {
    expect([sounds({ type: 'max-hp', n: 2 }), sounds({ type: 'max-hp', n: -4 })]).toEqual([['heal'], ['hurt']]);
    expect([sounds({ type: 'run-over', won: true }), sounds({ type: 'run-over', won: false })]).toEqual([
      ['won'],
      ['lost'],
    ]);
  });

  it('keeps still where the place itself tells it', () => {
    expect(travelScript({ type: 'arrived', place: { kind: 'map' }, met: null })).toEqual({});
    expect(travelScript({ type: 'owes', steps: [] })).toEqual({});
  });
});
