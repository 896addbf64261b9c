import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/uno/actions.ts';
import { notation } from '../../../core/games/uno/notation.ts';
import { type Options, options } from '../../../core/games/uno/options.ts';
import type { State, View } from '../../../core/games/uno/state.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { pick, seeded } from '../../../core/kit/rng.ts';
import { actionsFor, type Decision, decide, narrow } from '../../../renderer/table/choice.ts';
import { face } from './faces.ts';

/** Positions of a random match: state, and every seat that may act. */
function walk(seed: string, seats: number, visit: (state: State, seat: number) => void): void {
  const rng = seeded(seed);
  const rules = randomOptions(options, seats, rng) as Options;
  const state = uno.start({ seats, options: rules }, seeded(`${seed} match`));
  for (let ply = 0; ply < 60 && uno.result(state) === null; ply++) {
    const may = [...new Set([...uno.awaiting(state), ...uno.interrupting(state)])];
    for (const seat of may) visit(state, seat);
    const seat = pick(rng, may);
    uno.play(state, seat, pick(rng, uno.legal(state, seat)));
  }
}

function decisionOf(state: State, seat: number): Decision | null {
  const legal = uno.legal(state, seat).map((action) => notation.write(action));
  const awaited = uno.awaiting(state).includes(seat);
  return decide(face, { seat, ply: 0, awaited }, legal, uno.view(state, seat));
}

/** Every action that some way of picking, switching and answering leads to. */
function reachable(decision: Decision, view: View): Set<string> {
  const found = new Set<string>();
  const follow = (actions: readonly Action[], on: ReadonlySet<string>) => {
    const narrowed = narrow(face, view, actions, on);
    if (narrowed.kind === 'act') found.add(notation.write(narrowed.action as Action));
    if (narrowed.kind !== 'ask') return;
    for (const answer of narrowed.question.answers) follow(answer.actions as Action[], on);
  };
  const switchings = [new Set<string>(), new Set(decision.switches)];
  for (const { piece, target, button } of decision.offers) {
    for (const on of switchings) follow(actionsFor(decision, { piece, target, button }) as Action[], on);
  }
  return found;
}

describe('what is legal in UNO', () => {
  it('can all be reached at the table, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.integer({ min: 2, max: 10 }), (seed, seats) => {
        walk(seed, seats, (state, seat) => {
          const decision = decisionOf(state, seat);
          const legal = uno.legal(state, seat).map((action) => notation.write(action));
          const found = decision === null ? new Set<string>() : reachable(decision, uno.view(state, seat));
          // A round's end is gone on from by the table itself; a last wild needs no colour, and gets none.
          const wanted = legal.filter((text) => text !== 'next');
          const last = state.hands[seat]?.length === 1;
          const bare = (text: string) => (last ? text.replace(/:[rygb]| swap \d/g, '') : text);
          expect([...new Set([...found].map(bare))].sort()).toEqual([...new Set(wanted.map(bare))].sort());
        });
      }),
      { numRuns: 40 },
    );
  });

  it('never needs a drag: every piece can be pressed onto a target or plays when pressed', () => {
    walk('drag', 4, (state, seat) => {
      for (const { piece, target, quick, button } of decisionOf(state, seat)?.offers ?? []) {
        expect(button !== undefined || target !== undefined || quick === true).toBe(true);
        if (piece === undefined) expect(button ?? target).toBeDefined();
      }
    });
  });
});

describe('room for people in UNO', () => {
  it('depends on nothing a seat holds', () => {
    walk('room', 5, (state) => {
      const shares = [null, 0, 1, 2, 3, 4].map((seat) => face.room(uno.view(state, seat)));
      expect(new Set(shares).size).toBe(1);
    });
  });

  it('is there whenever somebody out of turn may act', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      walk(seed, 4, (state) => {
        if (uno.interrupting(state).length > 0) expect(face.room(uno.view(state, null))).toBeGreaterThan(0);
      });
    }
  });
});
