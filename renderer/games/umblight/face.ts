/** Umblight at the table: two-tone woodcut. What the parts of this folder contribute, in one value. */
import type { Action } from '../../../core/games/umblight/actions.ts';
import { type Battle, cloneBattle, HIDDEN, LANES, sideOf } from '../../../core/games/umblight/battle/battle.ts';
import { outline } from '../../../core/games/umblight/outline.ts';
import { type Event, TRAVELLER, type View } from '../../../core/games/umblight/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Face, SeatFacts, Sentence } from '../../table/face.ts';
import { CardArt } from './art/CardArt.tsx';
import { Board } from './Board.tsx';
import { cardValue, handOf, headOf, nameOf } from './codes.ts';
import { decks } from './deck-builder/deck-face.ts';
import { matchEnd } from './figures.ts';
import { ask, attempt, doubt, offers, reason, refusal } from './offers.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { setup } from './setup.ts';
import { sounds } from './sounds.ts';
import { texts } from './text/index.ts';
import styles from './umblight.module.css';
import { words } from './words.ts';

export const face: Face<View, Action, Event> = {
  game: outline,
  levels: ['easy', 'normal'],
  texts,
  setup,
  sounds,
  ambience: { tone: 110, swell: 17 },
  world: styles.world ?? '',
  Board,
  CardArt,
  hand: ({ battle, seat }) => (battle === null || seat === null ? [] : handOf(battle, seat)),
  nameOf,
  seat: seatFacts,
  turn: ({ battle, run }) => {
    if (battle !== null) return battle.outcome === null ? battle.active : null;
    return run === null || run.place.kind === 'end' ? null : TRAVELLER;
  },
  aloud,
  offers,
  ask,
  keys: [
    { key: 'd', words: 'keys.draw', presses: [{ kind: 'piece', id: 'deck' }] },
    { key: 'c', words: 'keys.coin', presses: [{ kind: 'piece', id: 'bank' }] },
    { key: 'e', words: 'keys.end', presses: [{ kind: 'button', id: 'act.end' }] },
  ],
  doubt,
  attempt,
  refusal,
  reason,
  blank: (view) => (view.battle === null || view.run !== null ? view : { ...view, battle: undealt(view.battle) }),
  script,
  words,
  room: () => 0,
  roundEnd: () => null,
  matchEnd,
  lesson: async () => (await import('./lesson.ts')).lesson,
  rules,
  decks,
};

function seatFacts({ battle, run }: View, seat: Seat): SeatFacts {
  if (battle === null) {
    const hp = seat === TRAVELLER && run !== null ? run.maxHp : 0;
    const badges = hp > 0 ? [{ id: 'hp', words: { key: 'badge.hp', values: { hp } }, tone: 'plain' as const }] : [];
    return { cards: null, score: null, badges, out: false };
  }
  const { hp, coins, hand } = sideOf(battle, seat);
  return {
    cards: hand.length,
    score: null,
    badges: [
      { id: 'hp', words: { key: 'badge.hp', values: { hp } }, tone: 'plain' },
      { id: 'coins', words: { key: 'badge.coins', values: { count: coins } }, tone: 'plain' },
    ],
    out: false,
  };
}

/** What lies in the lanes, from both sides. */
function aloud({ battle, seat }: View): readonly Sentence[] {
  if (battle === null) return [];
  const own = seat ?? 0;
  return [own, 1 - own].flatMap((side) =>
    Array.from({ length: LANES }, (_, lane): Sentence => {
      const place = { word: side === own ? 'board.own' : 'board.far' };
      const card = sideOf(battle, side).row[lane] ?? null;
      if (card === null) return { key: 'board.emptyLane', values: { place, n: lane + 1 } };
      const { power, shield, polarity } = card;
      const values = { place, n: lane + 1, card: cardValue(headOf(card)), power, shield };
      return {
        key: 'board.holdsLane',
        values: { ...values, polarity: { word: polarity === 0 ? 'polarity.light' : 'polarity.shadow' } },
      };
    }),
  );
}

/** A battle before anything was dealt: every card in its deck, nobody's turn yet. */
function undealt(battle: Battle): Battle {
  const bare = cloneBattle(battle);
  for (const side of bare.sides) {
    side.deck.push(...side.hand.map(() => HIDDEN));
    side.hand.length = 0;
    side.coins = 0;
  }
  bare.turn = 0;
  return bare;
}
