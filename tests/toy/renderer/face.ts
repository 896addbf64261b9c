/** Highest at the table: the least a face consists of. */
import type { Face, Sentence } from '../../../renderer/table/face.ts';
import { highest } from '../core/highest.ts';
import type { Action, Event, View } from '../core/state.ts';
import { Board, CardArt } from './Board.tsx';
import { texts } from './texts.ts';

const cardOf = (piece: string): Action => ({ type: 'lay', card: Number(piece.replace('hand:', '')) });
const card = (n: number) => ({ card: String(n) });

export const face: Face<View, Action, Event> = {
  game: highest,
  levels: [],
  texts,
  sounds: {},
  ambience: null,
  world: 'highest',
  Board,
  CardArt,
  hand: (view) => view.hand.map(String),
  nameOf: (code) => ({ key: 'card', values: { n: code } }),
  seat: ({ sizes, points, owing }, seat) => ({
    cards: sizes[seat] ?? 0,
    score: points[seat] ?? 0,
    badges: [],
    out: owing[seat] === false,
  }),
  turn: ({ owing }) => {
    const owes = owing.indexOf(true);
    return owes < 0 ? null : owes;
  },
  aloud: () => [],
  offers: (actions) => actions.map((action) => ({ action, piece: `hand:${action.card}`, target: 'middle' })),
  ask: () => null,
  keys: [],
  doubt: () => null,
  attempt: (piece, target) => (target === null || target === 'middle' ? cardOf(piece) : null),
  refusal: (code) => ({ key: `refused.${code}` }),
  reason: () => ({ key: 'reason.random' }),
  script: (event, _before, { as }) => ({
    after: [
      event.type === 'drew'
        ? { kind: 'fly', from: 'deck', to: event.seat === as ? `hand:${event.card}` : `seat:${event.seat}`, card: null }
        : { kind: 'bump', spot: 'middle' },
    ],
  }),
  words,
  room: () => 0,
  roundEnd: () => null,
  matchEnd: ({ points }, { winners }) => ({
    title: { key: 'end' },
    lines: [],
    columns: [{ key: 'points' }],
    rows: points.map((n, seat) => ({ seat, cells: [n], best: winners.includes(seat) })),
  }),
  rules: [{ heading: 'rules.heading', parts: [{ text: 'rules.text' }] }],
};

function words(event: Event): Sentence | null {
  switch (event.type) {
    case 'laid':
      return { key: 'laid', values: { seat: { seat: event.seat } } };
    case 'shown':
      return { key: 'shown', values: { cards: { cards: event.cards.map(String) } } };
    case 'drew':
      return event.card === undefined
        ? { key: 'drew', values: { seat: { seat: event.seat } } }
        : { key: 'drew-card', values: { seat: { seat: event.seat }, card: card(event.card) } };
  }
}
