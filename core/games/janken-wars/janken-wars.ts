/** Janken Wars: rock, paper, scissors for cards, cards for stars. Rules in RULES.md. */
import type { Game, Setup, Tell } from '../../kit/game.ts';
import { type Rng, shuffle } from '../../kit/rng.ts';
import { census, check } from './check.ts';
import type { Event } from './events.ts';
import { fold, unveils } from './fold.ts';
import { compile, fullDeck } from './kinds.ts';
import { awaiting, legal } from './legal.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { nextRound } from './round.ts';
import { words } from './scenario.ts';
import { fresh } from './start.ts';
import { type Action, type Options, REFUSALS, type State, type View } from './state.ts';
import { clone, imagine, view } from './view.ts';

function start({ options }: Setup<Options>, rng: Rng, tell?: Tell<Event>): State {
  const kinds = compile(options.deck);
  const cards = fullDeck(kinds);
  const deck = cards.slice();
  shuffle(rng, deck);
  const state = fresh({ kinds, cards, deck, rng });
  nextRound(state, tell);
  return state;
}

export const jankenWars: Game<State, Action, View, Event, Options> = {
  id: 'janken-wars',
  version: 1,
  seats: { min: 2, max: 2 },
  options,
  refusals: REFUSALS,
  // Two hundred rounds of some ten plies; ties are thrown again without limit, so this is what chance never reaches.
  longest: 20_000,
  start,
  awaiting,
  interrupting: () => [],
  legal,
  play,
  clone,
  view,
  fold,
  unveils,
  imagine,
  result: (state) => state.result,
  check,
  census,
  notation,
  scenario: words,
};
