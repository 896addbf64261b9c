import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchPlan } from '../../../electron/api.ts';
import { type RealBridge, realBridge } from './real-bridge.ts';
import { machine, person, questions, seatAgain, seatAt } from './seat-at.ts';
import { seedWhere } from './seeds.ts';

let bridge: RealBridge;
beforeEach(async () => {
  bridge = await realBridge();
});
afterEach(() => bridge.close());

const plan = (seats: MatchPlan['seats'], options: object = {}, seed = 'table 1'): MatchPlan => ({
  game: 'uno',
  seats,
  options: options as MatchPlan['options'],
  seed,
});
const toy = (...seats: MatchPlan['seats']): MatchPlan => ({ game: 'highest', seats, options: {}, seed: 'x' });
const ANA = person('Ana');
const BRUNO = person('Bruno');
const IRIS = machine('Iris');
const DRAW = { type: 'draw' };

describe('a match against computers', () => {
  it('is seen through the eyes of the one person at the table, and through no others', async () => {
    const { kit } = await seatAt(bridge, plan([IRIS, ANA]));
    expect(kit.store.getState().as).toBe(1);
    const eyes = [...questions(bridge, 'match.look'), ...questions(bridge, 'match.think')] as { as: number }[];
    expect(new Set(eyes.map(({ as }) => as))).toEqual(new Set([1]));
  });

  it('offers a decision only once all that led to it has been shown', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS]));
    const seen: string[] = [];
    kit.store.subscribe(({ phase, decision, glimpse, view }) => {
      if (phase === 'deciding' && decision !== null) seen.push(view === glimpse?.view ? 'shown' : 'early');
    });
    kit.session.play(DRAW);
    await settle();
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set(['shown']));
  });

  it('ends in a view that equals what the main process knows', async () => {
    const { kit, settle, id } = await seatAt(bridge, plan([ANA, IRIS, IRIS]));
    for (let i = 0; i < 5; i++) {
      kit.session.play(DRAW);
      await settle();
      if (kit.store.getState().phase !== 'deciding') break;
    }
    const { view } = await bridge.must('match.look', { id, as: 0 });
    expect(kit.store.getState().view).toEqual(view);
  });

  it('plays once, however often it is told to: while a move is under way further ones are refused', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS]));
    const answers = Array.from({ length: 5 }, () => kit.session.play(DRAW));
    expect(answers).toEqual([true, false, false, false, false]);
    await settle();
    expect(questions(bridge, 'match.play')).toHaveLength(1);
  });

  it('takes no input while a computer is on turn', async () => {
    const { kit } = await seatAt(bridge, plan([ANA, IRIS]));
    kit.session.play(DRAW);
    await bridge.quiet();
    expect(kit.store.getState().phase).toBe('waiting');
    expect(kit.session.play(DRAW)).toBe(false);
    kit.controls.pressPiece('deck', 'deck', 1);
    expect(questions(bridge, 'match.play')).toHaveLength(1);
  });

  it('asks a computer once for each of its turns', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS, IRIS]));
    const before = questions(bridge, 'match.think').length;
    kit.session.play(DRAW);
    await settle();
    const asked = questions(bridge, 'match.think').slice(before) as { ply: number }[];
    expect(new Set(asked.map(({ ply }) => ply)).size).toBe(asked.length);
  });

  it('waits as long before a computer that can play as before one that cannot', async () => {
    const { kit, clock, wish } = await seatAt(bridge, plan([ANA, IRIS]));
    const waits: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const { decision, phase } = kit.store.getState();
      if (phase !== 'deciding' || decision === null) break;
      kit.session.play(DRAW);
      const thoughts = questions(bridge, 'match.think').length;
      let waited = 0;
      while (questions(bridge, 'match.think').length === thoughts && waited < 5000) {
        await bridge.quiet();
        if (kit.store.getState().phase !== 'waiting') continue;
        clock.pass(10);
        waited += 10;
      }
      waits.push(waited);
      await bridge.quiet();
    }
    expect(waits.length).toBeGreaterThan(1);
    for (const waited of waits) expect(waited).toBe(wish.pace.think);
  });

  it('tells why a play was refused, and goes on', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS]));
    kit.session.play({ type: 'challenge' });
    await settle();
    expect(kit.store.getState()).toMatchObject({ phase: 'deciding', refused: { words: { key: 'refused.must-play' } } });
  });

  it('shows where the match stands if it has moved on behind its back', async () => {
    const { kit, settle, id } = await seatAt(bridge, plan([ANA, IRIS]));
    await bridge.must('match.play', { id, ply: 0, as: 0, seat: 0, action: 'draw' });
    kit.session.play(DRAW);
    await settle();
    expect(kit.store.getState().glimpse?.ply).toBeGreaterThan(0);
    expect(questions(bridge, 'match.play')).toHaveLength(1);
  });

  it('offers to try again when no answer comes, and then goes on from where the match stands', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS]));
    bridge.fail('match.play');
    kit.session.play(DRAW);
    await settle();
    expect(kit.store.getState().phase).toBe('stuck');
    await kit.session.retry();
    await settle();
    expect(kit.store.getState()).toMatchObject({ phase: 'deciding', glimpse: { ply: 0 } });
    expect(kit.session.play(DRAW)).toBe(true);
    await settle();
  });

  it('ends when a person gives up, also while a computer is thinking', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS]));
    const release = bridge.hold('match.think');
    kit.session.play(DRAW);
    kit.session.concede();
    await bridge.quiet();
    release();
    await settle();
    expect(kit.store.getState()).toMatchObject({
      phase: 'over',
      glimpse: { result: { winners: [1], by: 'conceded' } },
    });
    expect(kit.store.getState().glimpse?.seed).toBe('table 1');
  });

  it('takes nothing back that has shown something', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS], { drawn: 'may-play' }));
    expect(kit.session.undo()).toBe(false);
    kit.session.play(DRAW);
    await settle();
    expect(kit.session.undo()).toBe(false);
  });

  it('takes back a card nobody has answered yet', async () => {
    const { kit, settle } = await seatAt(bridge, toy(ANA, BRUNO));
    kit.store.setState({});
    await kit.session.lift();
    await settle();
    const [offer] = kit.store.getState().decision?.offers ?? [];
    expect(offer).toBeDefined();
    if (offer !== undefined) kit.session.play(offer.action);
    await bridge.quiet();
    expect(kit.session.undo()).toBe(true);
    await settle();
    expect(kit.store.getState()).toMatchObject({ phase: 'deciding', as: 0, glimpse: { ply: 0 } });
  });

  it('says in the log what the person saw, and nothing of what others drew', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, IRIS], { opening: 'number' }));
    kit.session.play(DRAW);
    await settle();
    const drawn = kit.store.getState().log.filter(({ words }) => words.key.startsWith('log.drew'));
    expect(drawn.length).toBeGreaterThan(0);
    for (const { words } of drawn) {
      const own = JSON.stringify(words.values).includes('"seat":{"seat":0}');
      expect(words.key).toBe(own ? 'log.drew-card' : 'log.drew');
    }
  });
});

describe('people at one screen', () => {
  it('find a curtain before the first card is seen', async () => {
    const { kit } = await seatAt(bridge, plan([ANA, BRUNO]));
    expect(kit.store.getState()).toMatchObject({ phase: 'curtain', as: null, view: null, glimpse: null, log: [] });
    expect((questions(bridge, 'match.look') as { as: unknown }[]).every(({ as }) => as === null)).toBe(true);
  });

  it('see their own cards when they open it', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, BRUNO]));
    await kit.session.lift();
    await settle();
    expect(kit.store.getState()).toMatchObject({ phase: 'deciding', as: 0, curtain: null });
    expect((kit.store.getState().view as { hand: unknown[] }).hand).toHaveLength(7);
  });

  it('leave nothing of their cards behind it for the next', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, BRUNO]));
    await kit.session.lift();
    await settle();
    kit.session.play(DRAW);
    await settle();
    const { curtain, view, glimpse, log, said, decision } = kit.store.getState();
    expect(curtain?.seat).toBe(1);
    expect({ view, glimpse, log, said, decision }).toEqual({
      view: null,
      glimpse: null,
      log: [],
      said: [],
      decision: null,
    });
    expect((questions(bridge, 'match.look') as { as: unknown }[]).some(({ as }) => as === 1)).toBe(false);
  });

  it('are told behind the curtain what everybody saw since they last looked', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, BRUNO]));
    for (let turn = 0; turn < 2; turn++) {
      await kit.session.lift();
      await settle();
      kit.session.play(DRAW);
      await settle();
    }
    const { curtain } = kit.store.getState();
    expect(curtain?.seat).toBe(0);
    const keys = curtain?.recap.map(({ key }) => key) ?? [];
    expect(keys).toContain('log.drew');
    expect(keys).not.toContain('log.drew-card');
  });

  it('pass the screen on without a curtain in open play', async () => {
    const { kit, settle, wish } = await seatAt(bridge, plan([ANA, BRUNO]));
    wish.curtain = false;
    await kit.session.lift();
    await settle();
    kit.session.play(DRAW);
    await settle();
    expect(kit.store.getState()).toMatchObject({ phase: 'deciding', as: 1, curtain: null });
  });

  it('may take the screen out of turn, and hand it over', async () => {
    const { kit, settle } = await seatAt(bridge, plan([ANA, BRUNO, person('Cida')]));
    await kit.session.lift();
    await settle();
    kit.session.take(2);
    await settle();
    expect(kit.store.getState().curtain?.seat).toBe(2);
    await kit.session.lift();
    await settle();
    expect(kit.store.getState()).toMatchObject({ as: 2, visiting: true, decision: null });
    kit.session.handOver();
    await settle();
    expect(kit.store.getState().curtain?.seat).toBe(0);
  });

  it('throw in secret one after the other', async () => {
    const { kit, settle } = await seatAt(bridge, toy(ANA, BRUNO));
    const first = kit.store.getState().curtain?.seat;
    await kit.session.lift();
    await settle();
    const [offer] = kit.store.getState().decision?.offers ?? [];
    if (offer !== undefined) kit.session.play(offer.action);
    await settle();
    expect([first, kit.store.getState().curtain?.seat]).toEqual([0, 1]);
  });

  it('find the curtain again when the match is taken up later', async () => {
    const first = await seatAt(bridge, plan([ANA, BRUNO]));
    await first.kit.session.lift();
    await first.settle();
    first.kit.session.play(DRAW);
    await first.settle();
    first.kit.close();
    const { kit } = await seatAgain(bridge, first.id);
    expect(kit.store.getState()).toMatchObject({ phase: 'curtain', view: null, curtain: { seat: 1 } });
  });
});

describe('a table of computers', () => {
  it('plays itself to the end before an onlooker', async () => {
    const { kit } = await seatAt(bridge, plan([IRIS, machine('Jo')], { handSize: 3, target: 'single' }));
    expect(kit.store.getState()).toMatchObject({ phase: 'over', as: null });
    expect((kit.store.getState().view as { hand: unknown[] }).hand).toEqual([]);
  });
});

describe('a round that is over', () => {
  it('stands until somebody goes on, also if a computer deals the next', async () => {
    const { kit, settle, clock } = await seatAt(bridge, plan([ANA, IRIS], { handSize: 3, target: 500 }));
    for (let i = 0; i < 300 && kit.store.getState().phase !== 'between'; i++) {
      const { decision } = kit.store.getState();
      const [offer] = decision?.offers ?? [];
      if (offer !== undefined) kit.session.play(offer.action);
      await settle();
    }
    expect(kit.store.getState().phase).toBe('between');
    clock.pass(60_000);
    await settle();
    expect(kit.store.getState().phase).toBe('between');
    expect(kit.session.goOn()).toBe(true);
    expect(kit.session.goOn()).toBe(false);
    await settle();
    expect((kit.store.getState().view as { round: number }).round).toBe(2);
  });
});

describe('room for people', () => {
  const rules = { jumpIn: true };

  it('is given before a computer that is on turn, and only while the same card may be about', async () => {
    const seed = seedWhere(3, rules, (view, legal) =>
      legal.some((text) => /^play [rygb][1-9]$/.test(text) && !view.discard.includes(0)),
    );
    const { kit, clock, wish } = await seatAt(bridge, plan([ANA, IRIS, IRIS], rules, seed));
    const offer = kit.store.getState().decision?.offers.find(({ piece }) => /^hand:[rygb][1-9]$/.test(piece ?? ''));
    if (offer !== undefined) kit.session.play(offer.action);
    await bridge.quiet();
    expect(kit.store.getState().room?.length).toBe(Math.round(wish.pace.room / 2));
    const before = questions(bridge, 'match.think').length;
    clock.pass(wish.pace.room / 2 - 10);
    expect(questions(bridge, 'match.think')).toHaveLength(before);
  });

  it('does not run out while somebody holds a card', async () => {
    const seed = seedWhere(3, rules, (_, legal) => legal.some((text) => /^play [rygb][1-9]$/.test(text)));
    const { kit, clock } = await seatAt(bridge, plan([ANA, IRIS, IRIS], rules, seed));
    const offer = kit.store.getState().decision?.offers.find(({ piece }) => /^hand:[rygb][1-9]$/.test(piece ?? ''));
    if (offer !== undefined) kit.session.play(offer.action);
    await bridge.quiet();
    const before = questions(bridge, 'match.think').length;
    kit.store.setState({ held: { piece: 'hand:r1', slot: 'hand:r1#0', by: 'press' } });
    clock.pass(60_000);
    expect(questions(bridge, 'match.think')).toHaveLength(before);
    kit.store.setState({ held: null });
    kit.session.touch();
    expect(questions(bridge, 'match.think')).toHaveLength(before + 1);
  });
});
