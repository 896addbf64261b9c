/** What policies read in playouts is what their seat could read from its view. */
import { expect, it } from 'vitest';
import { look, sightOf } from '../../../core/games/uno/players/sight.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import { visitPositions } from './positions.ts';

it('a sight of a state holds exactly what a sight of the view holds', () => {
  let positions = 0;
  visitPositions(40, (state) => {
    for (let seat = 0; seat < state.hands.length; seat++) {
      const seen = sightOf(uno.view(state, seat), seat);
      const blank = { ...seen, sizes: seen.sizes.map(() => -1), hand: [], colour: null, owes: null, drawn: null };
      expect(look(state, seat, blank)).toEqual(seen);
    }
    positions++;
  });
  expect(positions).toBeGreaterThan(1000);
});
