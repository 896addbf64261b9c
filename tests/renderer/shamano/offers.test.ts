import { describe, expect, it } from 'vitest';
import { type Action, playAction } from '../../../core/games/shamano/actions.ts';
import { cardOf } from '../../../core/games/shamano/cards.ts';
import { notation } from '../../../core/games/shamano/notation.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { claims, doubt, room } from '../../../renderer/games/shamano/offers.ts';
import { actionsFor, type Decision, decide, narrow } from '../../../renderer/table/choice.ts';
import { face, stateOf, walk } from './faces.ts';

function decisionOf(state: State, seat: Seat): Decision | null {
  const legal = shamano.legal(state, seat).map((action) => notation.write(action));
  return decide(
    face,
    { seat, ply: 0, awaited: shamano.awaiting(state).includes(seat) },
    legal,
    shamano.view(state, seat),
  );
}

/** Every action that some way of picking and answering leads to. */
function reachable(decision: Decision, view: View): Set<string> {
  const found = new Set<string>();
  const follow = (actions: readonly Action[]) => {
    const narrowed = narrow(face, view, actions, new Set());
    if (narrowed.kind === 'act') found.add(notation.write(narrowed.action as Action));
    if (narrowed.kind !== 'ask') return;
    expect(narrowed.question.answers.length).toBeLessThanOrEqual(11);
    for (const answer of narrowed.question.answers) follow(answer.actions as Action[]);
  };
  for (const { piece, target, button } of decision.offers)
    follow(actionsFor(decision, { piece, target, button }) as Action[]);
  return found;
}

const card = (code: string) => cardOf(code) ?? -1;

describe('what is legal in Shamano', () => {
  it('can all be reached at the table, and nothing else', () => {
    walk(12, (state, seat) => {
      const legal = shamano.legal(state, seat).map((action) => notation.write(action));
      const decision = decisionOf(state, seat);
      const found = decision === null ? new Set<string>() : reachable(decision, shamano.view(state, seat));
      expect([...found].sort()).toEqual([...legal].sort());
    });
  });

  it('puts an aimed card on players and any other on the pile', () => {
    const state = stateOf('aims', 3, { shamans: ['hedda', 'aurora', 'zoe'], firstSeat: 0 });
    state.hands[0]?.splice(0, 10, card('r3'), card('gR'), card('W'));
    const offers = decisionOf(state, 0)?.offers ?? [];
    const targets = (code: string) =>
      new Set(offers.filter(({ piece }) => piece === `hand:${code}`).map(({ target }) => target));
    expect(targets('r3')).toEqual(new Set(['seat:1', 'seat:2']));
    expect(targets('gR')).toEqual(new Set(['pile']));
    expect(targets('W')).toEqual(new Set(['pile']));
  });

  it('asks for an amount of energy in two steps when there is much', () => {
    const state = stateOf('energy', 2, { meter: true, firstSeat: 0 });
    state.seats.energy[0] = 37;
    const actions = actionsFor(decisionOf(state, 0) as Decision, { button: 'act.raise' });
    const first = narrow(face, shamano.view(state, 0), actions, new Set());
    expect(first.kind === 'ask' && first.question.answers.map(({ id }) => id)).toEqual([
      '1-10',
      '11-20',
      '21-30',
      '31-37',
    ]);
  });
});

describe('a doubt', () => {
  const state = stateOf('doubts', 2, { shamans: ['aurora', 'zoe'], firstSeat: 0 });
  state.flow.opening = false;
  state.flow.colour = 0;
  state.hands[0]?.splice(0, 10, card('r*'), card('b2'));
  const burn = playAction(card('r*'), 1, null);
  const asked = (hp: number) => {
    state.seats.hp[0] = hp;
    return doubt(burn, [burn], shamano.view(state, 0))?.words.key ?? null;
  };

  it('is raised by a play that would defeat its own player, and by no other', () => {
    expect([asked(4), asked(5)]).toEqual(['doubt.self.yes', null]);
  });
});

describe('jumping in', () => {
  it('is offered to every living player but the last one and the next, whatever anybody holds', () => {
    walk(12, (state) => {
      const { flow, seats } = state;
      const open = flow.window !== null && state.options.jumpIn && !flow.continued && state.result === null;
      const expected = [...seats.alive.keys()].filter(
        (seat) => open && seats.alive[seat] && seat !== flow.turn && seat !== flow.player,
      );
      for (const as of [null, 0, 1]) expect(claims(shamano.view(state, as))).toEqual(expected);
      for (const seat of shamano.interrupting(state)) expect(expected).toContain(seat);
    });
  });

  it('has no time where nobody can hold the card any more, by what lies open', () => {
    const state = stateOf('copies', 3, { firstSeat: 0 });
    state.flow.window = card('r3');
    state.flow.player = 2;
    expect(room(shamano.view(state, 0))).toBeGreaterThan(0);
    state.discard.push(...Array.from({ length: 4 }, () => card('r3')));
    expect(room(shamano.view(state, 0))).toBe(0);
  });
});
