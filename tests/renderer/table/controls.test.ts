import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { View } from '../../../core/games/uno/state.ts';
import type { MatchPlan } from '../../../electron/api.ts';
import { type RealBridge, realBridge } from './real-bridge.ts';
import { machine, person, questions, type Seated, seatAt } from './seat-at.ts';
import { seedWhere } from './seeds.ts';

let bridge: RealBridge;
beforeEach(async () => {
  bridge = await realBridge();
});
afterEach(() => bridge.close());

const ANA = person('Ana');
const IRIS = machine('Iris');

type Wanted = (view: View, legal: readonly string[]) => boolean;

/** A match of UNO against Iris that begins as the test wants it. */
async function begin(wanted: Wanted, options: object = {}): Promise<Seated> {
  const seed = seedWhere(2, options, wanted);
  const plan = { game: 'uno', seats: [ANA, IRIS], options: options as MatchPlan['options'], seed };
  return seatAt(bridge, plan);
}

const number = /^play ([rygb]\d)$/;
const some = (pattern: RegExp) => (_: View, legal: readonly string[]) => legal.some((text) => pattern.test(text));
const played = () => (questions(bridge, 'match.play') as { action: string }[]).map(({ action }) => action);

/** A piece and slot of the first offer whose piece matches. */
function pieceOf({ kit }: Seated, pattern: RegExp) {
  const offer = kit.store.getState().decision?.offers.find(({ piece }) => pattern.test(piece ?? ''));
  const piece = offer?.piece ?? '';
  return { piece, slot: `${piece}#0` };
}

/** A card in the hand that cannot be played now. */
function unplayable({ kit }: Seated) {
  const { decision, view } = kit.store.getState();
  const playable = new Set(decision?.offers.map(({ piece }) => piece));
  const card = view === null ? undefined : kit.face.hand(view).find((one) => !playable.has(`hand:${one}`));
  return { piece: `hand:${card}`, slot: `hand:${card}#0` };
}

describe('pressing', () => {
  it('a card picks it up, and pressing the pile plays it', async () => {
    const seated = await begin(some(number));
    const { piece, slot } = pieceOf(seated, /^hand:[rygb]\d$/);
    seated.kit.controls.pressPiece(piece, slot, 1);
    expect(seated.kit.store.getState().held).toEqual({ piece, slot, by: 'press' });
    expect(played()).toEqual([]);
    seated.kit.controls.pressTarget('pile', 1);
    expect(played()).toEqual([`play ${piece.slice(5)}`]);
  });

  it('a card twice plays it, if it can go to one place only', async () => {
    const seated = await begin(some(number));
    const { piece, slot } = pieceOf(seated, /^hand:[rygb]\d$/);
    seated.kit.controls.pressPiece(piece, slot, 1);
    seated.kit.controls.pressPiece(piece, slot, 2);
    expect(played()).toEqual([`play ${piece.slice(5)}`]);
  });

  it('on in the same row of clicks does nothing more, whatever comes to lie under the pointer', async () => {
    const seated = await begin(some(number));
    const { piece, slot } = pieceOf(seated, /^hand:[rygb]\d$/);
    const { controls, store } = seated.kit;
    controls.pressPiece(piece, slot, 1);
    controls.pressPiece(piece, slot, 2);
    await seated.settle();
    controls.pressPiece('deck', 'deck', 3);
    controls.pressPiece('hand:W', 'hand:W#0', 4);
    controls.pressTarget('pile', 5);
    expect(played()).toHaveLength(1);
    expect(store.getState().held).toBeNull();
  });

  it('the draw pile five times draws once', async () => {
    const { kit } = await begin(() => true);
    for (let click = 1; click <= 5; click++) kit.controls.pressPiece('deck', 'deck', click);
    for (let click = 1; click <= 5; click++) kit.controls.pressPiece('deck', 'deck', 1);
    expect(played()).toEqual(['draw']);
  });

  it('two cards within one moment plays the first', async () => {
    const { kit } = await begin((_, legal) => legal.filter((text) => number.test(text)).length > 1);
    const cards =
      kit.store.getState().decision?.offers.filter(({ piece }) => /^hand:[rygb]\d$/.test(piece ?? '')) ?? [];
    for (const { piece = '' } of cards) {
      kit.controls.pressPiece(piece, `${piece}#0`, 1);
      kit.controls.pressTarget('pile', 1);
    }
    expect(played()).toHaveLength(1);
  });

  it('another card puts the first one back', async () => {
    const seated = await begin(some(number));
    const { controls, store } = seated.kit;
    const first = pieceOf(seated, /^hand:[rygb]\d$/);
    const other = unplayable(seated);
    controls.pressPiece(first.piece, first.slot, 1);
    controls.pressPiece(other.piece, other.slot, 1);
    expect(store.getState().held?.piece).toBe(other.piece);
    expect(played()).toEqual([]);
  });

  it('a card that does not fit says why while it is held, and is not played', async () => {
    const seated = await begin((view, legal) => some(number)(view, legal) && legal.length < 6);
    const { controls, store } = seated.kit;
    const { piece, slot } = unplayable(seated);
    controls.pressPiece(piece, slot, 0);
    await seated.settle();
    expect(store.getState().held).toEqual({ piece, slot, by: 'press' });
    expect(store.getState().refused).toMatchObject({ at: slot, words: { key: 'refused.not-playable' } });
    expect(played()).toEqual([]);
    controls.cancel();
    expect(store.getState()).toMatchObject({ held: null, refused: null });
  });

  it('what could have been done out of turn until a moment ago says that it is too late', async () => {
    const seated = await begin(some(number));
    const { controls, store } = seated.kit;
    const { piece, slot } = pieceOf(seated, /^hand:[rygb]\d$/);
    const { decision } = store.getState();
    if (decision === null) throw new Error('nothing to do');
    store.setState({ phase: 'asking', decision: { ...decision, awaited: false } });
    controls.pressPiece(piece, slot, 1);
    expect(store.getState()).toMatchObject({ held: null, refused: { at: slot, words: { key: 'table:late' } } });
    store.setState({ refused: null, decision });
    controls.pressPiece(piece, slot, 1);
    expect(store.getState()).toMatchObject({ held: null, refused: null });
  });

  it('the draw pile twice in a row leaves the question open, if drawing is asked about', async () => {
    const { kit, wish } = await begin(some(number));
    wish.confirmDraw = true;
    kit.controls.pressPiece('deck', 'deck', 1);
    const { doubting } = kit.store.getState();
    kit.controls.pressPiece('deck', 'deck', 2);
    kit.controls.pressTarget('pile', 3);
    expect(doubting).not.toBeNull();
    expect(kit.store.getState().doubting).toBe(doubting);
    expect(played()).toEqual([]);
  });

  it('a card that does not fit on the pile says why, at the card, and plays nothing', async () => {
    const seated = await begin((view, legal) => some(number)(view, legal) && legal.length < 6);
    const { piece, slot } = unplayable(seated);
    seated.kit.controls.pressPiece(piece, slot, 1);
    seated.kit.controls.pressTarget('pile', 1);
    await seated.settle();
    const { refused, held, glimpse } = seated.kit.store.getState();
    expect(refused).toMatchObject({ at: slot, words: { key: 'refused.not-playable' } });
    expect(held).toBeNull();
    expect(glimpse?.ply).toBe(0);
  });

  it('nothing changes while it is not the person’s turn', async () => {
    const seated = await begin(some(number));
    const { controls, store } = seated.kit;
    controls.pressPiece('deck', 'deck', 1);
    await bridge.quiet();
    const { piece, slot } = unplayable(seated);
    controls.pressPiece(piece, slot, 1);
    controls.pressTarget('pile', 1);
    controls.pressButton('act.pass', 1);
    expect(store.getState().held).toBeNull();
    expect(played()).toEqual(['draw']);
  });
});

describe('a wild', () => {
  const wild = some(/^play W:/);

  it('asks for its colour first and is played with it', async () => {
    const seated = await begin(wild);
    const { controls, store } = seated.kit;
    controls.pressPiece('hand:W', 'hand:W#0', 1);
    controls.pressTarget('pile', 1);
    expect(store.getState().asking?.question.answers.map(({ id }) => id)).toEqual(['r', 'y', 'g', 'b']);
    expect(played()).toEqual([]);
    controls.answer('g');
    expect(played()).toEqual(['play W:g']);
  });

  it('goes back to the hand when the question is called off', async () => {
    const seated = await begin(wild);
    const { controls, store } = seated.kit;
    controls.pressPiece('hand:W', 'hand:W#0', 1);
    controls.pressTarget('pile', 1);
    expect(controls.cancel()).toBe(true);
    expect(store.getState()).toMatchObject({ asking: null, held: null });
    expect(controls.cancel()).toBe(false);
    expect(played()).toEqual([]);
  });

  it('keeps its question open while somebody is caught', async () => {
    const seated = await begin(wild);
    const { controls, store } = seated.kit;
    controls.pressPiece('hand:W', 'hand:W#0', 1);
    controls.pressTarget('pile', 1);
    const { decision } = store.getState();
    controls.decided(decision);
    expect(store.getState().asking).not.toBeNull();
  });

  it('goes back to the hand when the turn ends meanwhile', async () => {
    const seated = await begin(wild);
    const { controls, store } = seated.kit;
    controls.pressPiece('hand:W', 'hand:W#0', 1);
    controls.pressTarget('pile', 1);
    controls.decided(null);
    expect(store.getState()).toMatchObject({ asking: null, held: null });
  });
});

describe('dragging', () => {
  it('a card onto the pile plays it', async () => {
    const seated = await begin(some(number));
    const { piece, slot } = pieceOf(seated, /^hand:[rygb]\d$/);
    expect(seated.kit.controls.grab(piece, slot)).toBe(true);
    seated.kit.controls.drop('pile');
    expect(played()).toEqual([`play ${piece.slice(5)}`]);
  });

  it('a card beside everything puts it back', async () => {
    const seated = await begin(some(number));
    const { piece, slot } = pieceOf(seated, /^hand:[rygb]\d$/);
    seated.kit.controls.grab(piece, slot);
    seated.kit.controls.drop(null);
    expect(seated.kit.store.getState().held).toBeNull();
    expect(played()).toEqual([]);
  });

  it('from the draw pile to the hand draws', async () => {
    const { kit } = await begin(() => true);
    expect(kit.controls.grab('deck', 'deck')).toBe(true);
    kit.controls.drop('hand');
    expect(played()).toEqual(['draw']);
  });

  it('cannot begin out of turn', async () => {
    const seated = await begin(some(number));
    seated.kit.controls.pressPiece('deck', 'deck', 1);
    await bridge.quiet();
    const { piece, slot } = unplayable(seated);
    expect(seated.kit.controls.grab(piece, slot)).toBe(false);
  });
});

describe('drawing with a card that can be played', () => {
  it('asks first, and draws when it is meant', async () => {
    const seated = await begin(some(number));
    seated.wish.confirmDraw = true;
    seated.kit.controls.pressPiece('deck', 'deck', 1);
    expect(seated.kit.store.getState().doubting?.doubt.words.key).toBe('doubt.draw');
    expect(played()).toEqual([]);
    seated.kit.controls.confirm();
    expect(played()).toEqual(['draw']);
  });

  it('is not asked about without one, nor when the setting is off', async () => {
    const none = await begin((_, legal) => legal.length === 1);
    none.wish.confirmDraw = true;
    none.kit.controls.pressPiece('deck', 'deck', 1);
    expect(played()).toEqual(['draw']);
    const off = await begin(some(number));
    off.kit.controls.pressPiece('deck', 'deck', 1);
    expect(played()).toEqual(['draw', 'draw']);
  });
});

describe('calling UNO', () => {
  const rules = { callUno: true, handSize: 3 };

  /** Plays on until two cards are left, one of which can be played. */
  async function twoLeft(seated: Seated): Promise<boolean> {
    const { kit } = seated;
    for (let i = 0; i < 20; i++) {
      const { decision, view, phase } = kit.store.getState();
      if (phase !== 'deciding' || decision === null || view === null) return false;
      if (decision.switches.length > 0) return true;
      const [offer] = decision.offers;
      if (offer !== undefined) kit.session.play(offer.action);
      await seated.settle();
    }
    return false;
  }

  it('is a switch that goes with the play, and is off again afterwards', async () => {
    for (let tries = 0; tries < 30; tries++) {
      const seated = await begin((_, legal) => legal.length > tries % 3);
      const plan = { game: 'uno', seats: [ANA, IRIS], options: rules, seed: `uno ${tries}` };
      const table = await seatAt(bridge, plan);
      if (!(await twoLeft(table))) continue;
      const { controls, store } = table.kit;
      const card = store.getState().decision?.offers.find(({ piece }) => /^hand:[rygb]\d$/.test(piece ?? ''));
      if (card?.piece === undefined) continue;
      const before = played().length;
      controls.toggle('act.uno');
      expect(store.getState().switches.has('act.uno')).toBe(true);
      controls.pressPiece(card.piece, `${card.piece}#0`, 1);
      controls.pressTarget('pile', 1);
      expect(played()[before]).toBe(`play ${card.piece.slice(5)} uno`);
      expect(store.getState().switches.size).toBe(0);
      void seated;
      return;
    }
    throw new Error('nobody got down to two cards');
  });
});
