import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { notation } from '../../../core/games/janken-wars/notation.ts';
import type { Action } from '../../../core/games/janken-wars/state.ts';
import { actionsFor, type Decision, decide, narrow, quick } from '../../../renderer/table/choice.ts';
import { any, type Moment, walk } from './walk.ts';

function decisionOf({ state, seat, face }: Moment): Decision {
  const legal = jankenWars.legal(state, seat).map((action) => notation.write(action));
  const decision = decide(any(face), { seat, ply: 0, awaited: true }, legal, jankenWars.view(state, seat));
  if (decision === null) throw new Error('A seat that is waited for has nothing to do.');
  return decision;
}

/** Every action that some piece, place or button leads to. */
function reachable(moment: Moment): string[] {
  const decision = decisionOf(moment);
  const view = jankenWars.view(moment.state, moment.seat);
  const found = decision.offers.flatMap((offer) => {
    const narrowed = narrow(any(moment.face), view, actionsFor(decision, offer), new Set());
    return narrowed.kind === 'act' ? [notation.write(narrowed.action as Action)] : [];
  });
  return [...new Set(found)].sort();
}

const seeds = fc.string({ minLength: 1, maxLength: 8 });

describe('what is legal in Janken Wars', () => {
  it.each(['standard', 'random'] as const)('can all be done on the table with a %s deck, and nothing else', (deck) => {
    fc.assert(
      fc.property(seeds, (seed) =>
        walk(seed, deck, 80, {
          moment(moment) {
            const legal = jankenWars.legal(moment.state, moment.seat).map((action) => notation.write(action));
            expect(reachable(moment)).toEqual(legal.sort());
          },
        }),
      ),
      { numRuns: 20 },
    );
  });

  it('is done with a card, a sign or the stars wherever it is more than leaving things as they are', () => {
    walk('pieces', 'random', 300, {
      moment(moment) {
        const { offers } = decisionOf(moment);
        for (const { action } of offers) {
          const ways = offers.filter((offer) => offer.action === action);
          const leaves = action.type === 'trade' && (action as Action & { type: 'trade' }).trade === false;
          if (!leaves) expect(ways.some(({ piece, target }) => piece !== undefined || target !== undefined)).toBe(true);
        }
      },
    });
  });

  it('never buries a card at the first press: that costs the prize', () => {
    let buried = 0;
    walk('bury', 'standard', 600, {
      moment(moment) {
        const decision = decisionOf(moment);
        for (const { action, piece } of decision.offers) {
          if (action.type !== 'bury' || piece === undefined) continue;
          buried++;
          expect(quick(decision, piece)).toBe(false);
        }
      },
    });
    expect(buried).toBeGreaterThan(0);
  });
});

describe('what cannot be done', () => {
  it('is refused in words when a card of another type is tried', () => {
    let tried = 0;
    walk('wrong', 'standard', 300, {
      moment({ state, seat, face }) {
        if (state.phase !== 'prize') return;
        const view = jankenWars.view(state, seat);
        for (const card of state.table) {
          const code = state.kinds[card]?.code ?? '';
          if (state.kinds[card]?.type === state.won) continue;
          const action = face.attempt(`cards:${code}`, null, view);
          const refusal = action === null ? null : jankenWars.play(jankenWars.clone(state), seat, action);
          if (refusal === null) continue;
          tried++;
          expect(face.refusal(refusal, action, view).key).toBe(`refused.${refusal}`);
        }
      },
    });
    expect(tried).toBeGreaterThan(0);
  });
});
