/** Janken Wars at the table: a cutting mat, kraft paper and stickers. What the parts of this folder contribute. */
import type { DeckDesign } from '../../../core/games/janken-wars/deck/design.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import type { Event } from '../../../core/games/janken-wars/events.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { compile } from '../../../core/games/janken-wars/kinds.ts';
import type { Action, View } from '../../../core/games/janken-wars/state.ts';
import { domainValue } from '../../../core/games/janken-wars/values.ts';
import type { Face, Sentence } from '../../table/face.ts';
import { CardArt } from './art/CardArt.tsx';
import { signed } from './art/printed.ts';
import { Board } from './Board.tsx';
import { codesOf, signCode } from './codes.ts';
import { deckOf, namer } from './deck-words.ts';
import { matchEnd } from './figures.ts';
import styles from './janken-wars.module.css';
import { attempt, chooser, offers, reason, refusal } from './offers.ts';
import { rulesFor } from './rules.ts';
import { script } from './script.ts';
import { sounds } from './sounds.ts';
import { texts } from './text/index.ts';
import { wordsFor } from './words.ts';
import { decks } from './workshop/deck-face.ts';

const SIGNS = [0, 1, 2].map(signCode);
const SIGN_KEYS = ['a', 's', 'd'] as const;
const SIGN_WORDS = ['keys.rock', 'keys.paper', 'keys.scissors'] as const;

const throwing = (thrown: number): Action => ({ type: 'throw', throw: thrown });

type JankenFace = Face<View, Action, Event>;

/** What depends on the deck that is played. */
function dressed(deck: DeckDesign): Pick<JankenFace, 'nameOf' | 'words' | 'rules'> {
  return { nameOf: namer(deck), words: wordsFor(compile(deck)), rules: rulesFor(deck) };
}

export const face: JankenFace = {
  game: jankenWars,
  at: (options) => ({ ...face, ...dressed(deckOf(options)) }),
  levels: ['easy', 'normal', 'master'],
  texts,
  sounds,
  ambience: { tone: 310, swell: 14 },
  world: styles.world ?? '',
  Board,
  CardArt,
  ...dressed(standard),
  decks,
  hand: ({ phase }) => (phase === 'duel' || phase === 'last-duel' ? SIGNS : []),
  seat: () => ({ cards: null, score: null, badges: [], out: false }),
  turn: chooser,
  aloud,
  offers,
  ask: () => null,
  keys: [
    ...SIGN_KEYS.map((key, thrown) => ({
      key,
      words: SIGN_WORDS[thrown] ?? 'keys.rock',
      presses: [{ kind: 'piece' as const, id: `hand:${signCode(thrown)}` }],
    })),
    {
      key: 't',
      words: 'keys.trade',
      presses: [1, 2, 3, 4, 5].map((stars) => ({ kind: 'button' as const, id: `act.trade${stars}` })),
    },
    {
      key: 'k',
      words: 'keys.keep',
      presses: [
        { kind: 'button', id: 'act.keep' },
        { kind: 'button', id: 'act.decline' },
      ],
    },
  ],
  doubt: () => null,
  secret: ({ phase, pending }) => phase === 'duel' || phase === 'last-duel' || pending?.kind === 'look',
  atOnce: [
    { a: throwing(0), s: throwing(1), d: throwing(2) },
    { j: throwing(0), k: throwing(1), l: throwing(2) },
  ],
  attempt,
  refusal,
  reason,
  blank: (view) => ({ ...view, table: [], deck: view.deck + view.table.length }),
  script,
  room: () => 0,
  roundEnd: () => null,
  matchEnd,
  lesson: async () => (await import('./lesson.ts')).lesson,
};

/** What everybody sees: the table cards, both domains with what they are worth, stars and piles. */
function aloud(view: View): readonly Sentence[] {
  const { kinds, table, domains, stars, discards, deck } = view;
  return [
    { key: 'aloud.table', values: { cards: { cards: codesOf(kinds, table) } } },
    ...domains.flatMap((cards, seat): Sentence[] => [
      cards.length === 0
        ? { key: 'aloud.noDomain', values: { seat: { seat } } }
        : {
            key: 'aloud.domain',
            values: { seat: { seat }, value: signed(domainValue(view, seat)), cards: { cards: codesOf(kinds, cards) } },
          },
      { key: 'aloud.stars', values: { seat: { seat }, count: stars[seat] ?? 0, pile: discards[seat]?.length ?? 0 } },
    ]),
    { key: 'board.deck', values: { count: deck } },
  ];
}
