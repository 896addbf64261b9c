/** The same questions, put to both shells by the way each has, are answered alike. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LARGEST_QUESTION } from '../../electron/answers.ts';
import { api, type Begun, type ChannelName, type Outcome, type Profile, type SavedDeck } from '../../electron/api.ts';
import { serveMessages } from '../../electron/ipc-main.ts';
import { pack } from '../../electron/services/parcel.ts';
import { ASK } from '../../electron/wire.ts';
import { previewed } from './helpers/previewed.ts';
import { open, plan, type Workshop } from './helpers/workshop.ts';
import { reset, StandInContents, seen } from './stand-in/electron.ts';

interface Door {
  readonly shop: Workshop;
  send(channel: string, payload: unknown): Promise<Outcome<unknown>>;
}

/** The way through `ipcMain`, payloads copied as Electron copies them. */
async function electronDoor(): Promise<Door> {
  const shop = await open();
  serveMessages(shop.answer);
  const { mainFrame } = new StandInContents();
  const event = { sender: { mainFrame }, senderFrame: mainFrame };
  const send = async (channel: string, payload: unknown) =>
    (await seen.ipc.get(ASK)?.(event as never, channel, structuredClone(payload))) as Outcome<unknown>;
  return { shop, send };
}

async function previewDoor(): Promise<Door> {
  const { shop, send } = await previewed();
  return { shop, send };
}

/** One good question on each channel, about a match, a player and a deck that are there. */
function questions(match: string, player: string, deck: string): Record<ChannelName, unknown> {
  const at = { id: match, ply: 0, as: 0 };
  return {
    'app.open': {},
    'app.notices': {},
    'app.showFolder': {},
    'app.report': { match },
    'files.exportAll': {},
    'files.exportOne': { shelf: 'matches', id: match },
    'files.offer': {
      file: 'one',
      text: pack([], { appVersion: '1', savedAt: '' }).toString(),
      first: true,
      last: true,
    },
    'files.accept': { file: 'one' },
    'settings.change': { effects: 0, theme: 'light' },
    'profiles.create': { name: 'Bea', colour: 'blue', avatar: 3 },
    'profiles.change': { id: player, profile: { name: 'Ana Maria', colour: 'red', avatar: 1 } },
    'match.begin': { plan },
    'match.lastPlan': { game: 'highest' },
    'match.waiting': {},
    'match.resume': { id: match },
    'match.look': { id: match, as: 0 },
    'match.heard': { id: match, as: null },
    'match.hint': { id: match, ply: 0, seat: 0 },
    'match.why': { id: match, ply: 0, seat: 0, action: 'lay 9' },
    'match.think': at,
    'match.play': { ...at, ply: 1, seat: 0, action: 'lay 9' },
    'match.undo': { ...at, ply: 1 },
    'match.again': { id: match },
    'match.concede': { ...at, ply: 1, seat: 0 },
    'match.drop': { id: match },
    'decks.list': { game: 'highest' },
    'decks.save': { game: 'highest', id: deck, deck: { name: 'Low', cards: [1] } },
    'decks.remove': { id: deck },
    'history.list': {},
    'history.replay': { id: match, as: null },
    'history.remove': { id: match },
    'profiles.remove': { id: player },
  };
}

/** Ids, times and folders differ from run to run; nothing else may. */
function masked(outcome: unknown): unknown {
  return JSON.parse(
    JSON.stringify(outcome)
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'an id')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
      .replace(/Quadrille [0-9a-f]{8}\./g, 'a file.')
      .replace(/[^"]*quadrille-test-[^"]*/g, 'a folder'),
  );
}

let doors: readonly Door[];
beforeEach(async () => {
  doors = [await electronDoor(), await previewDoor()];
});
afterEach(reset);

async function both(channel: string, payload: unknown): Promise<Outcome<unknown>> {
  const [electron, preview] = await Promise.all(doors.map((door) => door.send(channel, payload)));
  expect(masked(preview)).toEqual(masked(electron));
  return electron as Outcome<unknown>;
}

describe('both shells', () => {
  it('answer every channel, and alike', async () => {
    const prepared = await Promise.all(
      doors.map(async ({ send }) => {
        const begun = (await send('match.begin', { plan })) as { answer: Begun };
        const profiles = (await send('profiles.create', { name: 'Ana', colour: 'red', avatar: 0 })) as {
          answer: Profile[];
        };
        const deck = { name: 'High', cards: [9] };
        const kept = (await send('decks.save', { game: 'highest', id: null, deck })) as { answer: SavedDeck };
        return questions(begun.answer.table.id, profiles.answer[0]?.id ?? '', kept.answer.id);
      }),
    );
    expect(Object.keys(prepared[0] ?? {}).sort()).toEqual(Object.keys(api).sort());
    for (const channel of Object.keys(prepared[0] ?? {}) as ChannelName[]) {
      const [electron, preview] = await Promise.all(doors.map(({ send }, i) => send(channel, prepared[i]?.[channel])));
      expect(masked(preview), channel).toEqual(masked(electron));
      expect(electron, channel).toMatchObject({ ok: true });
    }
  });

  it.each(Object.keys(api))('refuse a wrong shape on %s, and change nothing', async (channel) => {
    const wrong = [null, [], 'text', 7, true, { surplus: 1 }, { id: '../../x', as: 0 }, { id: {}, ply: -1, as: 99 }];
    const before = await both('app.open', {});
    for (const payload of wrong) {
      const outcome = await both(channel, payload);
      expect(outcome, JSON.stringify(payload)).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
    }
    expect(masked(await both('app.open', {}))).toEqual(masked(before));
  });

  it.each(['', 'app', 'app.Open', 'app.open ', '__proto__', 'constructor', 'toString', 'x'.repeat(2000)])(
    'know no channel %j',
    async (channel) => {
      for (const { send } of doors) {
        const outcome = await send(encodeURIComponent(channel) === channel ? channel : encodeURIComponent(channel), {});
        expect(outcome).toMatchObject({ ok: false, fault: { code: 'unknown-channel' } });
      }
    },
  );

  it('refuse a question that is too long', async () => {
    const options = { text: 'x'.repeat(LARGEST_QUESTION) };
    for (const { send } of doors) {
      const outcome = await send('match.begin', { plan: { ...plan, options } });
      expect(outcome).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
    }
  });

  it('refuse a question that nests without end, or would reach into every object', async () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
    for (const { send, shop } of doors) {
      const outcome = await shop.answer('match.begin', { plan: { ...plan, options: { deep } } }, { trusted: true });
      expect(outcome).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
      const polluted = JSON.parse('{"plan":{"game":"highest","seats":[],"options":{},"__proto__":{"polluted":1}}}');
      expect(await send('match.begin', polluted)).toMatchObject({ ok: false });
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('the way through Electron', () => {
  it('refuses what cannot be written down', async () => {
    const { answer } = await open();
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    for (const payload of [cyclic, 1n, { plan: 1n }, undefined, () => 1]) {
      const outcome = await answer('app.open', payload, { trusted: true });
      expect(outcome).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
    }
  });

  it('hears nobody who is not trusted, whatever is asked', async () => {
    const { answer, logged } = await open();
    for (const channel of [...Object.keys(api), 'nonsense']) {
      const outcome = await answer(channel, {}, { trusted: false, why: 'A foreign page.' });
      expect(outcome).toEqual({ ok: false, fault: { code: 'foreign-sender', sentence: 'A foreign page.' } });
    }
    expect(logged[0]).toBe('refused: foreign-sender: A foreign page.');
  });

  it('answers a failure inside with a fault, tells the log, and goes on', async () => {
    const { services, answer, logged } = await open();
    services.plans.last = () => {
      throw new Error('a bug');
    };
    const fault = { code: 'internal', sentence: 'Something went wrong inside the app (match.lastPlan).' };
    expect(await answer('match.lastPlan', { game: 'highest' }, { trusted: true })).toEqual({ ok: false, fault });
    expect(logged.join()).toContain('a bug');
    expect(await answer('match.waiting', {}, { trusted: true })).toEqual({ ok: true, answer: [] });
  });
});
