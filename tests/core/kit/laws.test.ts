/** The laws pass on the toy game, and each fails when the part it guards is broken. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../core/kit/game.ts';
import { walk } from '../../../core/kit/laws.ts';
import { highest } from '../../toy/core/highest.ts';
import type { Action, State, View } from '../../toy/core/state.ts';

const strangers: Action[] = Array.from({ length: 9 }, (_, i) => ({ type: 'lay', card: i + 1 }));
const setup = { seats: 3, options: { handSize: 3 } };

function faults(change: Partial<typeof highest>): string[] {
  const game: AnyGame = { ...highest, ...change };
  for (let i = 0; i < 20; i++) {
    const { faults } = walk({ game, setup, seed: String(i), strangers });
    if (faults.length > 0) return [...faults];
  }
  return [];
}

describe('the laws', () => {
  it('hold for the toy game', () => {
    expect(faults({})).toEqual([]);
  });

  it.each<[string, Partial<typeof highest>, RegExp]>([
    [
      'a card lost',
      { play: (s, seat, a, tell) => highest.play(s, seat, a, tell) ?? (s.deck.pop() ? null : null) },
      /lost or doubled|misses its view/,
    ],
    [
      'a view that shows too much',
      { view: (s, seat) => ({ ...highest.view(s, seat), peek: s.deck[0] ?? 0 }) as View },
      /does not agree with its view/,
    ],
    [
      'an event that says too little',
      { fold: (view, e) => (e.type === 'drew' ? view : highest.fold(view, e)) },
      /misses its view/,
    ],
    [
      'a legal action that is refused',
      { legal: (s, seat) => [...highest.legal(s, seat), { type: 'lay', card: 0 }] },
      /is offered lay 0/,
    ],
    [
      'an action accepted and not listed',
      { legal: (s, seat) => highest.legal(s, seat).slice(0, 1) },
      /was not offered/,
    ],
    [
      'legal actions that depend on the hidden',
      { legal: (s, seat) => ((s.deck[0] ?? 0) % 2 ? highest.legal(s, seat) : highest.legal(s, seat).slice(0, 1)) },
      /depend on what it cannot see|was not offered/,
    ],
    ['a clone that shares', { clone: (s) => ({ ...s }) }, /changed it|lost or doubled|refused/],
    [
      'a state with a Map',
      { start: (u, rng) => ({ ...highest.start(u, rng), extra: new Map() }) as unknown as State },
      /not plain data/,
    ],
    [
      'an event that gives away what is hidden',
      {
        play: (s, seat, a, tell) =>
          highest.play(
            s,
            seat,
            a,
            tell && ((shared, secret) => tell(Object.assign(shared, { peek: s.deck[0] }), secret)),
          ),
      },
      /in a world it cannot tell apart/,
    ],
    ['nobody awaited', { awaiting: () => [] }, /waits for nobody/],
    ['a match without end', { longest: 5 }, /not over after 5 plies/],
    ['an unknown refusal', { refusals: [] }, /unknown code/],
    [
      'a refusal that changes something',
      {
        play: (s, seat, a, tell) => {
          const r = highest.play(s, seat, a, tell);
          if (r) s.points[0] = 99;
          return r;
        },
      },
      /changed the state/,
    ],
    ['a notation that forgets', { notation: { ...highest.notation, read: () => null } }, /not read back/],
    ['an interrupt nobody announced', { interrupting: () => [0] }, /interrupting\(\) is wrong/],
    [
      'a play that depends on who listens',
      {
        play: (s, seat, a, tell) => {
          if (tell) s.points[0] = (s.points[0] ?? 0) + 1;
          return highest.play(s, seat, a, tell);
        },
      },
      /nobody listens|misses its view/,
    ],
  ])('find %s', (_what, change, fault) => {
    expect(faults(change).join('\n')).toMatch(fault);
  });
});
