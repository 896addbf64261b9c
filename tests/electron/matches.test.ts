import { describe, expect, it } from 'vitest';
import type { Decided } from '../../core/players/ask.ts';
import type { Glimpse, Reply } from '../../electron/api.ts';
import { nodeFiles } from '../../electron/services/files.ts';
import type { Thinker } from '../../electron/services/thinker.ts';
import type { Request } from '../../electron/services/thinking.ts';
import { computer, hotSeat, human, open, plan, playUntil } from './helpers/workshop.ts';

const glimpseOf = (reply: Reply): Glimpse => {
  if (!('glimpse' in reply)) throw new Error(`no glimpse in ${JSON.stringify(reply)}`);
  return reply.glimpse;
};

describe('a match', () => {
  it('is begun with a spectator’s glimpse and a deal in the spectator’s words', async () => {
    const { ask } = await open();
    const { table, glimpse, events } = await ask('match.begin', { plan });
    expect(table).toMatchObject({ game: 'highest', seats: plan.seats, options: { handSize: 3 } });
    expect(glimpse).toMatchObject({ ply: 0, as: null, legal: [], awaiting: [0, 1], result: null, seed: null });
    expect(events).toEqual([]);
  });

  it('is played to its end, counted in history and waits no longer', async () => {
    const shop = await open();
    const begun = await shop.ask('match.begin', { plan });
    const plies = await playUntil(shop, begun);
    expect(await shop.ask('match.waiting', {})).toEqual([]);
    const [entry] = await shop.ask('history.list', {});
    expect(entry).toMatchObject({ id: begun.table.id, game: 'highest', plies, by: 'points', seats: plan.seats });
  });

  it('shows its seed when it is over, and not before', async () => {
    const shop = await open();
    const begun = await shop.ask('match.begin', { plan });
    const look = () => shop.ask('match.look', { id: begun.table.id, as: 0 });
    expect((await look()).seed).toBeNull();
    await playUntil(shop, begun);
    expect((await look()).seed).toBe('a');
  });

  it('draws a seed of its own where the plan names none', async () => {
    const shop = await open();
    const { seed: _, ...unseeded } = plan;
    const seeds = new Set<string | null>();
    for (let i = 0; i < 2; i++) {
      const begun = await shop.ask('match.begin', { plan: unseeded });
      await playUntil(shop, begun);
      seeds.add((await shop.ask('match.look', { id: begun.table.id, as: null })).seed);
    }
    expect([...seeds].map((seed) => seed?.length)).toEqual([32, 32]);
  });

  it('shows each seat its own cards and nobody another’s', async () => {
    const { ask } = await open();
    const { table } = await ask('match.begin', { plan: hotSeat });
    const [ana, bea, nobody] = await Promise.all([0, 1, null].map((as) => ask('match.look', { id: table.id, as })));
    expect(ana?.view).toMatchObject({ seat: 0, hand: [expect.any(Number), expect.any(Number), expect.any(Number)] });
    expect(bea?.view).toMatchObject({ seat: 1, hand: [expect.any(Number), expect.any(Number), expect.any(Number)] });
    expect(ana?.view).not.toEqual({ ...bea?.view, seat: 0 });
    expect(nobody).toMatchObject({ view: { hand: [] }, legal: [] });
  });

  it('tells what a seat laid to nobody else', async () => {
    const { ask } = await open();
    const { table, glimpse } = await ask('match.begin', { plan: hotSeat });
    const { legal } = await ask('match.look', { id: table.id, as: 0 });
    const at = { id: table.id, ply: glimpse.ply, as: 1, seat: 0 };
    const reply = await ask('match.play', { ...at, action: legal[0] as string });
    expect(reply).toMatchObject({ kind: 'moved', seat: 0, events: [{ type: 'laid', seat: 0 }], reason: null });
    expect(JSON.stringify(reply)).not.toContain('"card":');
    const heard = await ask('match.heard', { id: table.id, as: 0 });
    expect(heard[1]).toEqual({ ply: 1, seat: 0, events: [{ type: 'laid', seat: 0, card: expect.any(Number) }] });
  });

  it('answers stale where the asker is behind, and moves nothing', async () => {
    const { ask } = await open();
    const { table } = await ask('match.begin', { plan: hotSeat });
    const { legal } = await ask('match.look', { id: table.id, as: 0 });
    const asked = { id: table.id, ply: 0, as: 0, seat: 0, action: legal[0] as string };
    const both = await Promise.all([ask('match.play', asked), ask('match.play', asked)]);
    expect(both.map((reply) => reply.kind)).toEqual(['moved', 'stale']);
    expect(glimpseOf(both[1] as Reply).ply).toBe(1);
  });

  it('refuses with the game’s code and stays as it was', async () => {
    const { ask } = await open();
    const { table } = await ask('match.begin', { plan: hotSeat });
    const { legal } = await ask('match.look', { id: table.id, as: 0 });
    const absent = [...Array(9).keys()].map((i) => `lay ${i + 1}`).find((action) => !legal.includes(action)) as string;
    const reply = await ask('match.play', { id: table.id, ply: 0, as: 0, seat: 0, action: absent });
    expect(reply).toEqual({ kind: 'refused', code: 'not-in-hand' });
    expect((await ask('match.look', { id: table.id, as: 0 })).ply).toBe(0);
  });

  it.each([
    ['an action of another game', { action: 'play b7' }, 'play b7 is no action of highest.'],
    ['a computer’s seat', { seat: 1 }, 'No person sits in seat 1.'],
    ['a seat that is not there', { seat: 5 }, 'No person sits in seat 5.'],
    ['a computer’s eyes', { as: 1 }, 'A computer sits in seat 1; nobody looks through its eyes.'],
    ['eyes that are not there', { as: 7 }, 'There is no seat 7 at this table.'],
  ])('is not played with %s', async (_what, change, sentence) => {
    const { ask, send } = await open();
    const { table } = await ask('match.begin', { plan });
    const { legal } = await ask('match.look', { id: table.id, as: 0 });
    const outcome = await send('match.play', { id: table.id, ply: 0, as: 0, seat: 0, action: legal[0], ...change });
    expect(outcome).toEqual({ ok: false, fault: { code: 'bad-request', sentence } });
  });

  it.each([
    ['match.look', { as: null }],
    ['match.heard', { as: null }],
    ['match.play', { ply: 0, as: null, seat: 0, action: 'lay 1' }],
    ['match.think', { ply: 0, as: null }],
    ['match.again', {}],
    ['match.drop', {}],
    ['match.resume', {}],
  ])('that is unknown is a fault on %s', async (channel, asked) => {
    const { send } = await open();
    const fault = { code: 'unknown-match', sentence: 'There is no match 77.' };
    expect(await send(channel, { id: '77', ...asked })).toEqual({ ok: false, fault });
  });

  it('may be taken back by who moved, until somebody has learnt something', async () => {
    const { ask } = await open();
    const { table } = await ask('match.begin', { plan: hotSeat });
    const id = table.id;
    const first = async (as: number, ply: number) => {
      const { legal } = await ask('match.look', { id, as });
      return ask('match.play', { id, ply, as, seat: as, action: legal[0] as string });
    };
    expect(glimpseOf(await first(0, 0)).undoable).toBe(true);
    expect(await ask('match.undo', { id, ply: 1, as: 1 })).toEqual({ kind: 'refused', code: 'cannot-undo' });
    expect(glimpseOf(await ask('match.undo', { id, ply: 1, as: 0 }))).toMatchObject({ ply: 0, undoable: false });
    expect(await ask('match.heard', { id, as: 0 })).toHaveLength(1);
    await first(0, 0);
    expect(glimpseOf(await first(1, 1)).undoable).toBe(false);
  });

  it('ends for all others when a seat gives up', async () => {
    const { ask } = await open();
    const { table } = await ask('match.begin', { plan: { ...hotSeat, seats: [...hotSeat.seats, computer('Bit')] } });
    const at = { id: table.id, ply: 0, as: 0 };
    const reply = await ask('match.concede', { ...at, seat: 1 });
    const over = { result: { winners: [0, 2], by: 'conceded' }, legal: [], awaiting: [], undoable: false, seed: 'a' };
    expect(reply).toMatchObject({ kind: 'moved', seat: 1, events: [], glimpse: over });
    expect(await ask('match.think', at)).toEqual({ kind: 'idle' });
    expect(await ask('match.undo', at)).toEqual({ kind: 'refused', code: 'match-over' });
    expect(await ask('match.waiting', {})).toEqual([]);
    expect(await ask('history.list', {})).toMatchObject([{ winners: [0, 2], by: 'conceded', plies: 0 }]);
  });

  it('is begun again with the same plan and other cards', async () => {
    const { ask } = await open();
    const { table } = await ask('match.begin', { plan: { ...hotSeat, options: { handSize: 2 } } });
    const again = await ask('match.again', { id: table.id });
    expect(again.table).toMatchObject({ seats: table.seats, options: { handSize: 2 } });
    await ask('match.concede', { id: again.table.id, ply: 0, as: 0, seat: 0 });
    expect((await ask('match.look', { id: again.table.id, as: 0 })).seed).not.toBe('a');
  });

  it('is forgotten when dropped, also by the disk', async () => {
    const { ask, services, folder } = await open();
    const { table } = await ask('match.begin', { plan });
    expect(await ask('match.drop', { id: table.id })).toEqual([]);
    await services.close();
    expect(await (await open({ folder })).ask('match.waiting', {})).toEqual([]);
  });

  it('fills the next set-up with its plan, but for the seed', async () => {
    const { ask, services, folder } = await open();
    expect(await ask('match.lastPlan', { game: 'highest' })).toBeNull();
    await ask('match.begin', { plan });
    const { seed: _, ...kept } = plan;
    expect(await ask('match.lastPlan', { game: 'highest' })).toEqual(kept);
    await services.close();
    expect(await (await open({ folder })).ask('match.lastPlan', { game: 'highest' })).toEqual(kept);
  });

  it.each([
    ['an unknown game', { game: 'whist' }, 'unknown-game', 'There is no game whist.'],
    ['too few seats', { seats: [human('Ana')] }, 'bad-seats', 'highest is played by 2 to 4, not by 1.'],
    [
      'a level that the game has not',
      { seats: [human('Ana'), { ...computer('Bit'), level: 'master' }] },
      'bad-seats',
      'highest has no computer player master; it has: normal.',
    ],
    [
      'an unknown player',
      { seats: [human('Ana'), { ...human('Bea'), profile: 'nobody' }] },
      'unknown-profile',
      'There is no player nobody.',
    ],
    ['an unknown option', { options: { size: 3 } }, 'bad-options', 'There is no option "size".'],
  ])('is not begun with %s', async (_what, change, code, sentence) => {
    const { send } = await open();
    const outcome = await send('match.begin', { plan: { ...plan, ...change } });
    expect(outcome).toMatchObject({ ok: false, fault: { code, sentence } });
  });
});

describe('a match comes back after a restart', () => {
  it('where it was, to the last action', async () => {
    const shop = await open();
    const begun = await shop.ask('match.begin', { plan });
    const ply = await playUntil(shop, begun, 5);
    const before = await shop.ask('match.look', { id: begun.table.id, as: 0 });
    const heard = await shop.ask('match.heard', { id: begun.table.id, as: 0 });
    await shop.services.close();
    const { ask } = await open({ folder: shop.folder });
    expect(await ask('match.waiting', {})).toMatchObject([{ id: begun.table.id, plies: ply, seats: plan.seats }]);
    expect((await ask('match.resume', { id: begun.table.id })).table).toEqual(begun.table);
    expect(await ask('match.look', { id: begun.table.id, as: 0 })).toEqual(before);
    expect(await ask('match.heard', { id: begun.table.id, as: 0 })).toEqual(heard);
  });

  it('and its computer players go on as they would have', async () => {
    const [through, broken] = [await open(), await open()];
    const whole = await through.ask('match.begin', { plan });
    await playUntil(through, whole);
    const begun = await broken.ask('match.begin', { plan });
    await playUntil(broken, begun, 4);
    await broken.services.close();
    const later = await open({ folder: broken.folder });
    await playUntil(later, begun);
    const ends = await Promise.all([
      through.ask('match.heard', { id: whole.table.id, as: null }),
      later.ask('match.heard', { id: begun.table.id, as: null }),
    ]);
    expect(ends[1]).toEqual(ends[0]);
  });

  it('is counted once if it ended just before', async () => {
    const shop = await open();
    const begun = await shop.ask('match.begin', { plan });
    await playUntil(shop, begun);
    const before = await shop.ask('history.list', {});
    await shop.services.close();
    const { ask } = await open({ folder: shop.folder });
    expect(await ask('match.waiting', {})).toEqual([]);
    expect(await ask('history.list', {})).toEqual(before);
  });
});

describe('saving', () => {
  it('is not waited for by its own answer, only by the next action', async () => {
    const gate: (() => void)[] = [];
    let slow = false;
    const files = {
      ...nodeFiles,
      rename: async (from: string, to: string) => {
        if (slow) await new Promise<void>((resolve) => gate.push(resolve));
        return nodeFiles.rename(from, to);
      },
    };
    const { ask, services } = await open({ files });
    const { table } = await ask('match.begin', { plan: hotSeat });
    await services.matches.settled();
    slow = true;
    const play = async (seat: number, ply: number) => {
      const { legal } = await ask('match.look', { id: table.id, as: seat });
      return ask('match.play', { id: table.id, ply, as: seat, seat, action: legal[0] as string });
    };
    expect((await play(0, 0)).kind).toBe('moved');
    let second: Reply | null = null;
    const pending = play(1, 1).then((reply) => {
      second = reply;
    });
    while (gate.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(second).toBeNull();
    slow = false;
    for (const open of gate) open();
    await pending;
    expect(second).toMatchObject({ kind: 'moved', seat: 1 });
  });
});

describe('computer players', () => {
  /** A thinker whose answers the test gives. */
  function manual() {
    const asked: { request: Request; settle: (decided: Decided | null) => void; cancelled: boolean }[] = [];
    const thinker: Thinker = {
      think(request) {
        let settle: (decided: Decided | null) => void = () => undefined;
        const decision = new Promise<Decided | null>((resolve) => {
          settle = resolve;
        });
        const one = { request, settle, cancelled: false };
        asked.push(one);
        const cancel = () => {
          one.cancelled = true;
          settle(null);
        };
        return { decision, cancel };
      },
      close: async () => undefined,
    };
    return { asked, thinker };
  }
  const reason = { key: 'why' };

  it('move once, and say why', async () => {
    const { ask } = await open();
    const { table } = await ask('match.begin', { plan });
    const reply = await ask('match.think', { id: table.id, ply: 0, as: 0 });
    expect(reply).toMatchObject({ kind: 'moved', seat: 1, reason: { key: 'reason.random' }, glimpse: { ply: 1 } });
    expect(await ask('match.think', { id: table.id, ply: 1, as: 0 })).toEqual({ kind: 'idle' });
  });

  it('are asked with what their seat may know and nothing of the state', async () => {
    const { asked, thinker } = manual();
    const { ask } = await open({ thinker });
    const { table } = await ask('match.begin', { plan });
    const pending = ask('match.think', { id: table.id, ply: 0, as: 0 });
    const one = asked[0];
    expect(one?.request.asked).toHaveLength(1);
    const posed = one?.request.asked[0]?.posed;
    expect(Object.keys(posed ?? {}).sort()).toEqual(['awaited', 'heard', 'legal', 'seat', 'seed', 'view']);
    expect(posed).toMatchObject({ seat: 1, awaited: true, view: { seat: 1 } });
    expect(posed?.seed).toMatch(/^[0-9a-f]{32} 0 1$/);
    one?.settle(null);
    await pending;
  });

  it('are not heard when the match has moved on meanwhile', async () => {
    const { asked, thinker } = manual();
    const { ask } = await open({ thinker });
    const { table } = await ask('match.begin', { plan });
    const thinking = ask('match.think', { id: table.id, ply: 0, as: 0 });
    const { legal } = await ask('match.look', { id: table.id, as: 0 });
    await ask('match.play', { id: table.id, ply: 0, as: 0, seat: 0, action: legal[0] as string });
    expect(asked[0]?.cancelled).toBe(true);
    expect(await thinking).toMatchObject({ kind: 'stale', glimpse: { ply: 1 } });
  });

  it('think once for two who ask at the same position', async () => {
    const { asked, thinker } = manual();
    const { ask } = await open({ thinker });
    const { table } = await ask('match.begin', { plan });
    const both = [1, 2].map(() => ask('match.think', { id: table.id, ply: 0, as: 0 }));
    const action = asked[0]?.request.asked[0]?.posed.legal[0];
    if (action === undefined) throw new Error('nothing was asked');
    asked[0]?.settle({ seat: 1, action, reason, cut: false });
    expect((await Promise.all(both)).map((reply) => reply.kind)).toEqual(['moved', 'stale']);
    expect(asked).toHaveLength(1);
  });

  it('that answer with what may not be played are helped out, and the match goes on', async () => {
    const { asked, thinker } = manual();
    const { ask } = await open({ thinker });
    const { table } = await ask('match.begin', { plan });
    const pending = ask('match.think', { id: table.id, ply: 0, as: 0 });
    const wrong = { type: 'lay', card: 77 };
    asked[0]?.settle({ seat: 1, action: wrong, reason, cut: false });
    expect(await pending).toMatchObject({ kind: 'moved', seat: 1 });
  });

  it('give a hint to a person and to nobody else', async () => {
    const { ask, send } = await open();
    const { table } = await ask('match.begin', { plan });
    const { legal } = await ask('match.look', { id: table.id, as: 0 });
    const hint = await ask('match.hint', { id: table.id, ply: 0, seat: 0 });
    expect(legal).toContain(hint?.action);
    expect(await send('match.hint', { id: table.id, ply: 0, seat: 1 })).toMatchObject({ ok: false });
    expect(await ask('match.hint', { id: table.id, ply: 3, seat: 0 })).toBeNull();
  });

  it('say why an action is refused without playing anything', async () => {
    const { ask, send } = await open();
    const { id } = (await ask('match.begin', { plan })).table;
    const { legal } = await ask('match.look', { id, as: 0 });
    const elsewhere = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((card) => `lay ${card}`)
      .find((action) => !legal.includes(action));
    const why = { id, ply: 0, seat: 0, action: elsewhere ?? '' };
    expect(await ask('match.why', why)).toBe('not-in-hand');
    expect(await ask('match.why', { ...why, action: legal[0] ?? '' })).toBeNull();
    expect(await ask('match.why', { ...why, ply: 3 })).toBeNull();
    expect(await send('match.why', { ...why, seat: 1 })).toMatchObject({ ok: false });
    expect(await send('match.why', { ...why, action: 'sing' })).toMatchObject({ ok: false });
    expect((await ask('match.look', { id, as: 0 })).ply).toBe(0);
  });

  it('play the same match from the same seed', async () => {
    const ends = [];
    for (let i = 0; i < 2; i++) {
      const { ask } = await open();
      const seats = [computer('One'), computer('Two')];
      const { table } = await ask('match.begin', { plan: { ...plan, seats } });
      for (let ply = 0; ; ply++) {
        const reply = await ask('match.think', { id: table.id, ply, as: null });
        if (reply.kind === 'idle') break;
      }
      ends.push(await ask('match.heard', { id: table.id, as: null }));
    }
    expect(ends[1]).toEqual(ends[0]);
  });
});
