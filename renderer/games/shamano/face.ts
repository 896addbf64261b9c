/** Shamano at the table: ink and pigment on raw paper. What the parts of this folder contribute, in one value. */
import type { Action } from '../../../core/games/shamano/actions.ts';
import { codeOf } from '../../../core/games/shamano/cards.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Face } from '../../table/face.ts';
import { AnswerArt } from './AnswerArt.tsx';
import { CardArt } from './art/CardArt.tsx';
import { Board } from './Board.tsx';
import { nameOf } from './codes.ts';
import { matchEnd } from './figures.ts';
import { ask, attempt, claims, doubt, offers, reason, refusal, room } from './offers.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { aloud, seatFacts } from './seat-facts.ts';
import styles from './shamano.module.css';
import { sounds } from './sounds.ts';
import { texts } from './text/index.ts';
import { words } from './words.ts';

const button = (id: string) => ({ kind: 'button', id }) as const;

export const face: Face<View, Action, Event> = {
  game: shamano,
  levels: ['easy', 'source', 'normal', 'master'],
  texts,
  sounds,
  ambience: { tone: 300, swell: 14 },
  world: styles.world ?? '',
  Board,
  CardArt,
  AnswerArt,
  hand: (view) => view.hand.map(codeOf),
  nameOf,
  seat: seatFacts,
  turn: ({ flow, result }) => (result === null ? flow.turn : null),
  aloud,
  offers,
  ask,
  keys: [
    { key: 'd', words: 'keys.draw', presses: [{ kind: 'piece', id: 'deck' }] },
    { key: 'e', words: 'keys.end', presses: [button('act.end'), button('act.keep')] },
    { key: 'a', words: 'keys.raise', presses: [button('act.raise')] },
    { key: 'b', words: 'keys.brace', presses: [button('act.brace')] },
    { key: 'x', words: 'keys.exchange', presses: [button('act.exchange')] },
  ],
  doubt,
  attempt,
  refusal,
  reason,
  blank: (view) => ({ ...view, hand: [], sizes: view.sizes.map(() => 0), deck: view.pack.length }),
  script,
  words,
  room,
  claims,
  roundEnd: () => null,
  matchEnd,
  rules,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
