import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchPlan } from '../../../electron/api.ts';
import { type RealBridge, realBridge } from '../table/real-bridge.ts';
import { machine, person, questions, type Seated, seatAt } from '../table/seat-at.ts';

let bridge: RealBridge;
beforeEach(async () => {
  bridge = await realBridge();
});
afterEach(() => bridge.close());

const plan: MatchPlan = { game: 'janken-wars', seats: [person('Ana'), person('Bruno')], options: {}, seed: 'sealed' };
const throwing = ({ kit }: Seated, sign: string) => kit.controls.pressPiece(`hand:@${sign}`, `hand:@${sign}#0`, 1);

/** All that the page could be drawn from, as text. */
const everything = ({ kit }: Seated): string => JSON.stringify(kit.store.getState());
const byKeys = (): Promise<Seated> => seatAt(bridge, plan, { byKeys: true });

describe('two people at one keyboard', () => {
  it('are waited for together, and nobody’s eyes are shown', async () => {
    const { kit } = await byKeys();
    expect(kit.store.getState()).toMatchObject({ phase: 'deciding', atOnce: [0, 1], as: null });
  });

  it('leave no trace of the first key: nothing is asked, nothing that is shown changes', async () => {
    const seated = await byKeys();
    const before = everything(seated);
    const asked = bridge.asked.length;
    for (const key of ['a', 's', 'd', 'a']) seated.kit.session.pressAtOnce(key);
    await bridge.quiet();
    expect(bridge.asked.length).toBe(asked);
    expect(everything(seated)).toBe(before);
  });

  it.each([
    ['the left one first', ['s', 'j']],
    ['the right one first', ['j', 's']],
  ])('have both throws played in the order of the seats: %s', async (_, keys) => {
    const seated = await byKeys();
    for (const key of keys) seated.kit.session.pressAtOnce(key);
    await seated.settle();
    expect(questions(bridge, 'match.play')).toMatchObject([
      { seat: 0, action: 'throw paper' },
      { seat: 1, action: 'throw rock' },
    ]);
    expect(seated.kit.store.getState().view).toMatchObject({ phase: 'prize', winner: 0, won: 1 });
  });

  it('have a key forgotten when the screen is to be passed instead', async () => {
    const seated = await byKeys();
    seated.kit.session.pressAtOnce('a');
    seated.wish.byKeys = false;
    seated.kit.session.regroup();
    await seated.settle();
    expect(seated.kit.store.getState()).toMatchObject({ phase: 'curtain', atOnce: [] });
    expect(seated.kit.session.pressAtOnce('j')).toBe(false);
    expect(questions(bridge, 'match.play')).toEqual([]);
  });

  it('see the winner choose without a curtain', async () => {
    const seated = await byKeys();
    for (const key of ['a', 'k']) seated.kit.session.pressAtOnce(key);
    await seated.settle();
    expect(seated.kit.store.getState()).toMatchObject({ phase: 'deciding', as: 1, curtain: null });
  });
});

describe('two people who pass the screen', () => {
  it('each throw behind a curtain, whoever sat there before, and choose in the open', async () => {
    const seated = await seatAt(bridge, plan);
    const state = () => seated.kit.store.getState();
    const hung: (number | undefined)[] = [];
    for (const sign of ['rock', 'rock', 'paper', 'scissors']) {
      hung.push(state().curtain?.seat);
      await seated.kit.session.lift();
      throwing(seated, sign);
      await seated.settle();
    }
    // A tie, then a throw each.
    expect(hung).toEqual([0, 1, 0, 1]);
    expect(state()).toMatchObject({ phase: 'deciding', as: 1, curtain: null });
  });

  it('wait as long for the curtain whatever was thrown', async () => {
    const waits: number[] = [];
    for (const sign of ['rock', 'paper', 'scissors']) {
      const seated = await seatAt(bridge, plan);
      await seated.kit.session.lift();
      throwing(seated, sign);
      await bridge.quiet();
      const before = seated.clock.now();
      while (seated.kit.store.getState().phase !== 'curtain') {
        seated.clock.pass(1);
        await bridge.quiet();
      }
      waits.push(seated.clock.now() - before);
    }
    expect(waits[0]).toBeGreaterThan(0);
    expect(new Set(waits).size).toBe(1);
  });

  it('hold nothing of the first throw, behind the second curtain or before it', async () => {
    const seen: string[][] = [];
    for (const sign of ['rock', 'paper', 'scissors']) {
      const seated = await seatAt(bridge, plan);
      await seated.kit.session.lift();
      throwing(seated, sign);
      await seated.settle();
      const hung = everything(seated);
      await seated.kit.session.lift();
      await seated.settle();
      const bare = (text: string) => text.replaceAll(seated.id, 'id').replace(/"startedAt":"[^"]*"/g, '');
      seen.push([bare(hung), bare(everything(seated))]);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

describe('one person against a computer', () => {
  const alone: MatchPlan = { ...plan, seats: [person('Ana'), machine('Iris')] };
  const ROCK = 'hand:@rock';

  it('can pick a sign up, hold it as long as they like and put it down: the computer throws after them', async () => {
    const { kit, clock, settle } = await seatAt(bridge, alone);
    const state = () => kit.store.getState();
    // Longer than any wait before a computer.
    clock.pass(20_000);
    expect(kit.controls.grab(ROCK, `${ROCK}#0`)).toBe(true);
    clock.pass(20_000);
    await bridge.quiet();
    expect(state()).toMatchObject({ phase: 'deciding', held: { piece: ROCK } });
    expect(questions(bridge, 'match.think')).toEqual([]);
    kit.controls.drop('duel');
    await settle();
    expect(questions(bridge, 'match.play')).toMatchObject([{ seat: 0, action: 'throw rock' }]);
    expect(questions(bridge, 'match.think')).not.toEqual([]);
  });
});
