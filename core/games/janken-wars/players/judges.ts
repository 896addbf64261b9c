/**
 * Judges of positions at the end of a round: one that reads them with the network, and one that looks
 * further, through the cards that may be drawn next and the game of throws they lead to.
 */
import { draw } from '../deck-pile.ts';
import { type State, TABLE_SIZE } from '../state.ts';
import { domainValue } from '../values.ts';
import { overDraws } from './draws.ts';
import { type Unseen, unseenOf } from './features.ts';
import { aside, type Judge, type Search, solveStage } from './lookahead.ts';
import { balance, chanceOf, DESCRIBED, readPosition, type Weights } from './position-value.ts';

const numbers = new Float64Array(DESCRIBED);

/** What the deck's end gives: more stars, then value; a last duel is even. */
function ladder(state: State): number {
  const lead = (state.stars[0] as number) - (state.stars[1] as number) || domainValue(state, 0) - domainValue(state, 1);
  return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
}

/** Whether a card is due that the deck does not hold. */
export const deckEnds = ({ table, deck }: State): boolean => table.length + deck.length < TABLE_SIZE;

/** Reads positions with the network. `unseen` is taken as it is at the root of the search. */
export function readingJudge(weights: Weights, unseen: Unseen): Judge {
  return (state) => {
    if (deckEnds(state)) return ladder(state);
    const position = { ...zonesOf(state), meanPoints: unseen.meanPoints, deckSize: state.deck.length };
    return chanceOf(balance(weights, readPosition(position, unseen, numbers)));
  };
}

const zonesOf = ({ kinds, table, domains, discards, stars }: State) => ({ kinds, table, domains, discards, stars });

/** The network's judge for the searches from a state. */
export function judgeFrom(weights: Weights, state: State): Judge {
  return readingJudge(weights, unseenOf(state.kinds, state.deck));
}

/** Looks at the cards that may come next and at the round they begin. */
export function lookingJudge(search: Search): Judge {
  return (state) => {
    if (deckEnds(state)) return ladder(state);
    const due = TABLE_SIZE - state.table.length;
    return aside(state, (deck) =>
      overDraws(deck, due, search.draws, () =>
        aside(deck, (copy) => {
          for (let i = 0; i < due; i++) copy.table.push(draw(copy));
          return throwing(search, copy);
        }),
      ),
    );
  };
}

/** What the game of throws over a full table is worth. */
function throwing(search: Search, state: State): number {
  state.phase = 'duel';
  state.result = null;
  state.changed[0] = false;
  state.changed[1] = false;
  return solveStage(search, state).value;
}
