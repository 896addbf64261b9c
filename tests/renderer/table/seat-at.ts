/** A match begun through the real services and put on a table without a screen: session, controls and director. */
import type { Begun, MatchPlan, SeatPlan } from '../../../electron/api.ts';
import { face as jankenWars } from '../../../renderer/games/janken-wars/face.ts';
import { face as uno } from '../../../renderer/games/uno/face.ts';
import type { AnyFace } from '../../../renderer/table/face.ts';
import { createKit, type Kit } from '../../../renderer/table/kit.ts';
import { type Pace, paceOf } from '../../../renderer/table/pace.ts';
import { face as highest } from '../../toy/renderer/face.ts';
import type { RealBridge } from './real-bridge.ts';
import { type TestClock, testClock } from './test-clock.ts';

export const person = (name: string): SeatPlan => ({ kind: 'human', name, colour: 'coral', profile: null });
export const machine = (name: string): SeatPlan => ({ kind: 'computer', name, colour: 'sky', level: 'normal' });

export const FACES: Readonly<Record<string, AnyFace>> = {
  uno: uno as unknown as AnyFace,
  'janken-wars': jankenWars as unknown as AnyFace,
  highest: highest as unknown as AnyFace,
};

/** What may change while the match goes on. */
interface Wish {
  pace: Pace;
  curtain: boolean;
  confirmDraw: boolean;
  byKeys: boolean;
}

export interface Seated {
  readonly kit: Kit;
  readonly clock: TestClock;
  readonly id: string;
  readonly wish: Wish;
  /** Lets promises and time run until the table waits for a person, is over, or hangs a curtain. */
  settle(): Promise<void>;
}

/** Motion is off unless told otherwise, so that nothing but the pauses before computers takes time. */
const STILL = paceOf({ pace: 0, reduced: true });

export async function seatAt(bridge: RealBridge, plan: MatchPlan, wishes: Partial<Wish> = {}): Promise<Seated> {
  return seat(bridge, await bridge.must('match.begin', { plan }), wishes);
}

/** The same match at a table of its own, as after a restart of the program. */
export async function seatAgain(bridge: RealBridge, id: string): Promise<Seated> {
  return seat(bridge, { ...(await bridge.must('match.resume', { id })), events: [] }, {});
}

async function seat(bridge: RealBridge, { table, events, glimpse }: Begun, wishes: Partial<Wish>): Promise<Seated> {
  const clock = testClock();
  const wish: Wish = { pace: STILL, curtain: true, confirmDraw: false, byKeys: false, ...wishes };
  const kit = createKit({
    face: FACES[table.game] as AnyFace,
    table,
    ask: async (channel, request) => {
      const outcome = await bridge.ask(channel, request);
      return outcome.ok ? outcome.answer : null;
    },
    clock,
    teaching: null,
    pace: () => wish.pace,
    curtain: () => wish.curtain,
    byKeys: () => wish.byKeys,
    confirmDraw: () => wish.confirmDraw,
    sound: () => undefined,
  });
  kit.open(glimpse, events);
  const settle = () => settleKit(kit, clock, bridge);
  await settle();
  return { kit, clock, id: table.id, wish, settle };
}

const RESTING = ['over', 'between', 'curtain', 'stuck'];

async function settleKit({ store }: Kit, clock: TestClock, bridge: RealBridge): Promise<void> {
  for (let i = 0; i < 500; i++) {
    await bridge.quiet();
    const { phase, room, decision, visiting, atOnce } = store.getState();
    const mine = phase === 'deciding' && decision?.awaited === true && room === null;
    if (RESTING.includes(phase) || mine || atOnce.length > 0 || (visiting && phase === 'waiting')) return;
    if (phase !== 'asking') clock.pass(200);
  }
  throw new Error(`The table does not settle: ${store.getState().phase}.`);
}

export const questions = (bridge: RealBridge, channel: string): unknown[] =>
  bridge.asked.filter((one) => one.channel === channel).map((one) => one.request);
