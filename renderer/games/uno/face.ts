/** UNO at the table: cut paper. What the parts of this folder contribute, in one value. */
import { type Action, NEXT } from '../../../core/games/uno/actions.ts';
import { codeOf } from '../../../core/games/uno/cards.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import type { View } from '../../../core/games/uno/state.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Face, SeatFacts, Sentence } from '../../table/face.ts';
import { AnswerArt } from './AnswerArt.tsx';
import { CardArt } from './art/CardArt.tsx';
import { Board } from './Board.tsx';
import { colourValue, nameOf, pileOf } from './codes.ts';
import { matchEnd, roundEnd } from './figures.ts';
import { moments } from './moments.ts';
import { ask, attempt, doubt, offers, reason, refusal, room, switches } from './offers.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { sounds } from './sounds.ts';
import { texts } from './text/index.ts';
import styles from './uno.module.css';
import { words } from './words.ts';

export const face: Face<View, Action, Event> = {
  game: uno,
  levels: ['easy', 'source', 'normal', 'master'],
  texts,
  sounds,
  ambience: { tone: 420, swell: 11 },
  world: styles.world ?? '',
  Board,
  CardArt,
  AnswerArt,
  hand: (view) => view.hand.map(codeOf),
  nameOf,
  seat: seatFacts,
  turn: ({ phase, turn }) => (phase === 'round-over' || phase === 'match-over' ? null : turn),
  aloud,
  offers,
  ask,
  switches,
  keys: [
    { key: 'd', words: 'keys.draw', presses: [{ kind: 'piece', id: 'deck' }] },
    {
      key: 'p',
      words: 'keys.pass',
      presses: [
        { kind: 'button', id: 'act.keep' },
        { kind: 'button', id: 'act.pass' },
      ],
    },
    { key: 'x', words: 'keys.challenge', presses: [{ kind: 'button', id: 'act.challenge' }] },
    {
      key: 'u',
      words: 'keys.uno',
      presses: [
        { kind: 'button', id: 'act.call' },
        { kind: 'switch', id: 'act.uno' },
      ],
    },
    { key: 'c', words: 'keys.catch', presses: [{ kind: 'button', id: 'act.catch' }] },
  ],
  doubt,
  attempt,
  refusal,
  reason,
  blank: (view) => uno.fold(view, { type: 'round-began', round: view.round, leader: view.leader }),
  script,
  words,
  room,
  roundEnd,
  goOn: NEXT,
  matchEnd,
  moments,
  rules,
  lesson: async () => (await import('./lesson.ts')).lesson,
};

function seatFacts(view: View, seat: Seat): SeatFacts {
  const { sizes, scores, options, phase } = view;
  const cards = sizes[seat] ?? 0;
  const partner = options.teams && view.seat !== null && seat !== view.seat && (seat + view.seat) % 2 === 0;
  const last = cards === 1 && phase !== 'round-over' && phase !== 'match-over';
  return {
    cards,
    score: options.target === 'single' ? null : (scores[seat] ?? 0),
    badges: [
      ...(last ? [{ id: 'last', words: { key: 'badge.last' }, tone: 'bad' as const }] : []),
      ...(partner ? [{ id: 'partner', words: { key: 'badge.partner' }, tone: 'good' as const }] : []),
    ],
    out: false,
  };
}

/** Top card, colour, direction, what is due. */
function aloud(view: View): readonly Sentence[] {
  const [card] = pileOf(view, 1);
  if (card === undefined) return [];
  const values = { card: { card }, colour: colourValue(view.colour) };
  return [
    { key: view.colour === null ? 'board.pileOpen' : 'board.pile', values },
    { key: view.direction === 1 ? 'board.clockwise' : 'board.against' },
    ...(view.stack > 0 ? [{ key: 'board.stack', values: { count: view.stack } }] : []),
  ];
}
