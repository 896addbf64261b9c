/** The invariants of a state, and the census of its cards. */
import { sorted } from '../../kit/piles.ts';
import { TOKEN } from './kinds.ts';
import { awaiting, legal } from './legal.ts';
import { NONE, ROUND_LIMIT, STAR_SUPPLY, type State, TABLE_SIZE } from './state.ts';

/** All cards but the tokens, which come and go. */
export function census(state: State): number[] {
  const all = [...state.deck, ...state.table, ...state.domains.flat(), ...state.discards.flat(), state.held];
  return sorted(all.filter((card) => card !== TOKEN && card !== NONE));
}

export function check(state: State): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const stars = (state.stars[0] as number) + (state.stars[1] as number);
  must(stars <= STAR_SUPPLY && state.stars.every((n) => n >= 0), `${stars} stars are out`);
  must(state.table.length <= TABLE_SIZE, `${state.table.length} cards lie on the table`);
  must(state.round >= 1 && state.round <= ROUND_LIMIT, `round ${state.round} is played`);
  must(!state.deck.includes(TOKEN) && !state.table.includes(TOKEN), 'a token lies in the deck or on the table');
  must(state.buried >= 0 && state.buried <= state.deck.length, 'more cards are buried than the deck holds');
  must(
    state.known.every((n) => n >= 0 && n <= state.deck.length),
    'more cards are known than the deck holds',
  );
  must((state.phase === 'action') === (state.pending !== null), 'the pending action does not fit the phase');
  must(state.held === NONE || state.phase === 'action', 'a card is held outside an action');
  must((state.phase === 'over') === (state.result !== null), 'the result does not fit the phase');
  must(state.placed < Math.max(1, state.looking), 'more cards are put back than were looked at');
  must(
    awaiting(state).every((seat) => legal(state, seat).length > 0),
    'somebody is awaited and can do nothing',
  );
  return faults;
}
