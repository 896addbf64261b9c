import { describe, expect, it } from 'vitest';
import { type Action, notation, placing } from '../../../core/games/umblight/actions.ts';
import { sideOf } from '../../../core/games/umblight/battle/battle.ts';
import { previewClash } from '../../../core/games/umblight/battle/preview.ts';
import { kindOf } from '../../../core/games/umblight/cards/designs.ts';
import type { View } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { face } from '../../../renderer/games/umblight/face.ts';
import { actionsFor, buttons, type Decision, decide, narrow, quick } from '../../../renderer/table/choice.ts';
import type { AnyFace } from '../../../renderer/table/face.ts';
import { type Moment, walk } from './walk.ts';

const any = face as unknown as AnyFace;
const written = (actions: readonly Action[]) => actions.map((action) => notation.write(action));

function decisionOf({ legal, view, seat }: Moment): Decision {
  const decision = decide(any, { seat, ply: 0, awaited: true }, written(legal), view);
  if (decision === null) throw new Error('A seat that is waited for has nothing to do.');
  return decision;
}

/** What some piece, place, button or answer does. */
function reachable(moment: Moment): string[] {
  const decision = decisionOf(moment);
  const found = decision.offers.flatMap((offer) => {
    const narrowed = narrow(any, moment.view, actionsFor(decision, offer), new Set());
    if (narrowed.kind === 'act') return [narrowed.action as Action];
    return narrowed.kind === 'ask' ? narrowed.question.answers.flatMap(({ actions }) => actions as Action[]) : [];
  });
  return [...new Set(written(found))].sort();
}

const kind = (code: string) => kindOf(code) ?? -1;

describe('what is legal in Umblight', () => {
  it.each(['duel', 'run'] as const)('can all be done on the table in a %s, and nothing else', (mode) => {
    for (let n = 0; n < 12; n++) {
      walk(
        `offers ${n}`,
        { mode, plies: 250 },
        {
          moment(moment) {
            expect(reachable(moment)).toEqual(written(moment.legal).sort());
          },
        },
      );
    }
  });

  it('is done with at most one button for each thing, and a phase ends only by its button', () => {
    walk(
      'buttons',
      { mode: 'duel', plies: 200 },
      {
        moment(moment) {
          const decision = decisionOf(moment);
          expect(buttons(decision)).toEqual(['act.end']);
          expect(decision.offers.filter(({ action }) => action.type === 'endPhase')).toHaveLength(1);
        },
      },
    );
  });

  it('draws at the first press of deck and piggy bank, and places no card so', () => {
    walk(
      'quick',
      { mode: 'duel', plies: 200 },
      {
        moment(moment) {
          const decision = decisionOf(moment);
          for (const { piece } of decision.offers) {
            if (piece !== undefined)
              expect([piece, quick(decision, piece)]).toEqual([piece, !piece.startsWith('hand:')]);
          }
        },
      },
    );
  });

  it('asks which polarity a twin coin takes, and which upgrade a coin gets', () => {
    const twin = [
      { type: 'place', card: kind('coin-twin'), lane: 1, as: 'light' },
      { type: 'place', card: kind('coin-twin'), lane: 1, as: 'shadow' },
    ] as const;
    const upgrades = ['polished', 'twin'].map((upgrade) => {
      return { type: 'improve', coin: kind('coin-light'), upgrade } as Action;
    });
    const view = {} as View;
    expect(face.ask(twin, view)?.answers.map(({ id }) => id)).toEqual(['light', 'shadow']);
    expect(face.ask(upgrades, view)?.answers.map(({ id }) => id)).toEqual(['polished', 'twin']);
    expect(face.ask([placing(kind('wolf-cub'), 1)], view)).toBeNull();
  });
});

describe('ending a phase', () => {
  it('is asked about once while a card in hand can still be paid, and never otherwise', () => {
    const seen = new Set<boolean>();
    walk(
      'doubt',
      { mode: 'duel', plies: 300 },
      {
        moment({ legal, view, seat }) {
          const end = legal.find(({ type }) => type === 'endPhase');
          if (end === undefined || view.battle === null) return;
          const payable = legal.some((action) => action.type === 'place' && !notation.write(action).includes('coin-'));
          const { coins } = sideOf(view.battle, seat);
          if (payable && coins === 0) return;
          const { active, first } = view.battle;
          if (active !== first && previewClash(view.battle).outcome?.winner === seat) return;
          const doubt = face.doubt?.(end, legal, view) ?? null;
          expect(doubt !== null).toBe(payable);
          if (doubt !== null) expect(doubt.words.values).toEqual({ count: coins });
          seen.add(payable);
        },
      },
    );
    expect([...seen].sort()).toEqual([false, true]);
  });
});

it('ending a phase is not asked about where the clash that follows wins', () => {
  const options = umblight.options.presets.computer as object;
  const doubted = (hp: number) => {
    const given = {
      first: 1,
      turn: 0,
      hp: [20, hp],
      coins: [5, 0],
      rows: [
        ['wild-bear', null, null],
        [null, null, null],
      ],
    };
    const hands = { hands: [['lynx'], []], decks: [[], []], banks: [[], []] };
    const context = { setup: { seats: 2, options }, rng: seeded('won'), keepRest: false };
    const state = umblight.scenario.given({ turnNumber: 3, ...given, ...hands }, context as never);
    const end = umblight.legal(state, 0).find(({ type }) => type === 'endPhase');
    return end !== undefined && face.doubt?.(end, umblight.legal(state, 0), umblight.view(state, 0)) !== null;
  };
  expect(doubted(6)).toBe(true);
  expect(doubted(5)).toBe(false);
});

describe('what is tried', () => {
  it('becomes the action it would be, listed or not', () => {
    const view = {} as View;
    const texts = (piece: string, target: string | null) => {
      const action = face.attempt(piece, target, view);
      return action === null ? null : notation.write(action as Action);
    };
    expect(texts('hand:wild-bear', 'lane:4')).toBe('place wild-bear 4');
    expect(texts('hand:coin-twin', 'lane:2')).toBe('place coin-twin 2 light');
    expect([texts('deck', 'hand'), texts('bank', null)]).toEqual(['draw', 'coin']);
    expect([texts('hand:wild-bear', 'deck'), texts('deck', 'lane:0'), texts('elsewhere', null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is refused by the core when a card is too dear, and the sentence names cost and coins', () => {
    let tried = 0;
    walk(
      'dear',
      { mode: 'duel', plies: 300 },
      {
        moment({ state, seat, view }) {
          if (view.battle === null) return;
          for (const code of face.hand(view)) {
            const action = face.attempt(`hand:${code}`, 'lane:0', view) as Action;
            const refusal = umblight.play(umblight.clone(state), seat, action);
            if (refusal !== 'not-enough-coins') continue;
            tried++;
            const { coins } = sideOf(view.battle, seat);
            const said = face.refusal(refusal, action, view);
            expect([said.key, said.values?.coins]).toEqual(['refused.not-enough-coins', coins]);
            expect(Number(said.values?.cost)).toBeGreaterThan(coins);
          }
        },
      },
    );
    expect(tried).toBeGreaterThan(0);
  });

  it('is named differently where drawing, or a purse of coins, is what does not suffice', () => {
    const options = umblight.options.presets.duel as never;
    const battle = umblight.view(umblight.start({ seats: 2, options }, seeded('draw')), 0);
    expect(face.refusal('not-enough-coins', { type: 'drawCard' }, battle).key).toBe('refused.not-enough-draw');
    const road = { ...battle, battle: null };
    expect(face.refusal('not-enough-coins', { type: 'buy', card: 0 }, road).key).toBe('refused.not-enough-bank');
  });
});
