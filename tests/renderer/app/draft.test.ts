import { describe, expect, it } from 'vitest';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import { readOptions } from '../../../core/kit/options.ts';
import type { MatchPlan, SeatPlan } from '../../../electron/api.ts';
import {
  effective,
  faultsOf,
  firstDraft,
  type Making,
  planOf,
  presetOf,
  recoloured,
  renamed,
  withoutSeat,
  withPreset,
  withRule,
  withSeat,
  withSitter,
} from '../../../renderer/app/setup/draft.ts';
import { SEAT_COLOURS } from '../../../renderer/theme/seats.tsx';
import { ANA, BRUNO } from './fake-bridge.ts';

const making: Making = {
  entry: { id: 'uno', seats: uno.seats },
  face: { game: uno as unknown as AnyGame, levels: ['easy', 'source', 'normal'] },
  profiles: [ANA, BRUNO],
  playing: 'ana',
  guest: 'Guest',
};
const fresh = (more: Partial<Making> = {}) => firstDraft({ ...making, ...more }, null);
const colours = (draft: ReturnType<typeof fresh>) => draft.seats.map((seat) => seat.colour);
const seats = (count: number) => {
  let draft = fresh();
  while (draft.seats.length < count) draft = withSeat(draft, making, 'computer');
  return draft;
};

describe('the first draft of a game', () => {
  it('seats who is playing against Normal computers', () => {
    expect(fresh().seats).toMatchObject([
      { kind: 'human', name: 'Ana', colour: 'jade', profile: 'ana' },
      { kind: 'computer', level: 'normal' },
      { kind: 'computer', level: 'normal' },
    ]);
  });

  it('seats a guest while nobody has said who is playing', () => {
    expect(fresh({ playing: null }).seats[0]).toMatchObject({ kind: 'human', name: 'Guest', profile: null });
  });

  it('can be played as it stands', () => {
    expect(faultsOf(fresh(), making.face)).toEqual([]);
  });
});

describe('a draft from the last plan', () => {
  const last = (change: Partial<MatchPlan> = {}): MatchPlan => ({ ...planOf(fresh(), making), ...change });
  const again = (plan: MatchPlan, more: Partial<Making> = {}) => firstDraft({ ...making, ...more }, plan);

  it('is as it was', () => {
    const plan = planOf(withRule(seats(5), 'stacking', 'up'), making);
    expect(planOf(again(plan), making)).toEqual(plan);
  });

  it('seats a guest where a profile is gone, under the old name', () => {
    expect(again(last(), { profiles: [] }).seats[0]).toMatchObject({ name: 'Ana', profile: null });
  });

  it('calls a guest as the language of today does, and leaves names that people gave', () => {
    const guests = ['Guest', 'Guest 2', 'Guest of Honour'].map(
      (name, i): SeatPlan => ({
        kind: 'human',
        name,
        colour: SEAT_COLOURS[i] ?? 'coral',
        profile: null,
      }),
    );
    const draft = again({ ...last(), seats: guests }, { guest: 'Visita' });
    expect(draft.seats.map(({ name }) => name)).toEqual(['Visita', 'Visita 2', 'Guest of Honour']);
  });

  it('takes the usual level where one is gone', () => {
    const plan = last();
    const ghosts = plan.seats.map((seat) => (seat.kind === 'computer' ? { ...seat, level: 'master' as const } : seat));
    expect(again({ ...plan, seats: ghosts }).seats[1]).toMatchObject({ level: 'normal' });
  });

  it('keeps every value that still is one, and leaves the others at the usual', () => {
    const plan = last({ options: { stacking: 'up', handSize: 99, wild4: 7, gone: true } });
    expect(again(plan).rules).toEqual({ ...uno.options.presets.seed, stacking: 'up' });
  });

  it('begins anew if the number of seats is not possible', () => {
    expect(again(last({ seats: [] })).seats).toHaveLength(3);
  });
});

describe('seats', () => {
  it('come and go between the fewest and the most the game allows', () => {
    expect(withSeat(seats(10), making, 'computer').seats).toHaveLength(10);
    const two = withoutSeat(fresh(), making, 2);
    expect(withoutSeat(two, making, 1).seats).toHaveLength(2);
  });

  it('never share a colour or a name on their own', () => {
    const full = seats(10);
    expect(new Set(colours(full)).size).toBe(10);
    expect(new Set(full.seats.map((seat) => seat.name)).size).toBe(10);
  });

  it('exchange colours when one takes another’s', () => {
    const before = colours(fresh());
    const after = colours(recoloured(fresh(), 0, before[1] ?? ''));
    expect(after).toEqual([before[1], before[0], before[2]]);
  });

  it('take the name and colour of the profile they are given to', () => {
    const draft = withSitter(fresh(), making, 1, { kind: 'profile', profile: BRUNO });
    expect(draft.seats[1]).toMatchObject({ kind: 'human', name: 'Bruno', colour: 'rose', profile: 'bruno' });
  });

  it('keep the name when only the level of the computer changes', () => {
    const [, before] = renamed(fresh(), 1, 'Hal').seats;
    const after = withSitter(renamed(fresh(), 1, 'Hal'), making, 1, { kind: 'computer', level: 'easy' }).seats[1];
    expect(after).toEqual({ ...before, level: 'easy' });
  });

  it('need a name each, and not the same one', () => {
    expect(faultsOf(renamed(fresh(), 1, '  '), making.face)).toEqual([{ kind: 'no-name', seat: 1 }]);
    expect(faultsOf(renamed(fresh(), 1, '\u200b\u2060'), making.face)).toEqual([{ kind: 'no-name', seat: 1 }]);
    expect(faultsOf(renamed(fresh(), 2, '\u200bAna'), making.face)).toEqual([{ kind: 'same-name', seat: 2 }]);
    expect(faultsOf(renamed(fresh(), 2, ' Ana'), making.face)).toEqual([{ kind: 'same-name', seat: 2 }]);
  });
});

describe('who begins, chosen by the number of a seat,', () => {
  const table: Making = {
    ...making,
    entry: shamano,
    face: { ...making.face, game: shamano as unknown as AnyGame },
  };
  const four = withSeat(firstDraft(table, null), table, 'computer');
  const begins = (seat: number, gone: number) =>
    withoutSeat(withRule(four, 'firstSeat', seat), table, gone).rules.firstSeat;

  it('stays the same person when another seat is taken away, and goes back to the lot with their own', () => {
    expect([begins(2, 1), begins(1, 2), begins(1, 1)]).toEqual([1, 1, 'random']);
  });
});

describe('rules', () => {
  it('are a ready-made table until one of them is changed, and again when it is put back', () => {
    const official = withPreset(fresh(), making.face, 'official');
    expect(presetOf(official, making.face)).toBe('official');
    const changed = withRule(official, 'handSize', 5);
    expect(presetOf(changed, making.face)).toBeNull();
    expect(presetOf(withRule(changed, 'handSize', 7), making.face)).toBe('official');
  });

  it('that have no effect at this table are played at their usual value and remembered', () => {
    const four = withRule(seats(4), 'teams', true);
    expect(effective(four, making.face).teams).toBe(true);
    const five = withSeat(four, making, 'computer');
    expect(effective(five, making.face).teams).toBe(false);
    expect(faultsOf(five, making.face)).toEqual([]);
    expect(effective(withoutSeat(five, making, 4), making.face).teams).toBe(true);
  });

  it('that do not go together are a fault that names its option', () => {
    const strict = { ...uno.options, conflicts: () => [{ key: 'teams', code: 'conflict', sentence: 'No.' }] };
    const face = { ...making.face, game: { ...uno, options: strict } as unknown as AnyGame };
    expect(faultsOf(fresh(), face)).toMatchObject([{ kind: 'option', fault: { key: 'teams' } }]);
  });

  it('of a plan are all there and all readable', () => {
    const { options } = planOf(fresh(), making);
    expect(readOptions(uno.options, options, 3)).toEqual({ ok: true, options: uno.options.presets.seed });
  });

  it('for single seats go with the seats that come, go and stay', () => {
    const spec = { key: 'shaman', kind: 'choice', values: ['fire', 'air', 'water'], perSeat: true } as const;
    const usual = (count: number) => ['fire', 'air', 'water', 'fire'].slice(0, count);
    const options = {
      specs: [spec],
      presets: { usual: { shaman: usual(2) } },
      preset: 'usual',
      seat: (_: object, count: number) => ({ shaman: usual(count) }),
    };
    const own: Making = { ...making, face: { ...making.face, game: { ...uno, options } as unknown as AnyGame } };
    const chosen = withRule(firstDraft(own, null), 'shaman', ['water', 'water', 'air']);
    expect(withoutSeat(chosen, own, 0).rules.shaman).toEqual(['water', 'air']);
    expect(withSeat(chosen, own, 'computer').rules.shaman).toEqual(['water', 'water', 'air', 'fire']);
    expect(presetOf(chosen, own.face)).toBe('usual');
  });
});
