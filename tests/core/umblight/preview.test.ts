/** The preview equals the clash that follows. `npm run previews` checks 100,000 positions. */
import { expect, it } from 'vitest';
import { previewPlace } from '../../../core/games/umblight/battle/preview.ts';
import { kindOf } from '../../../core/games/umblight/cards/designs.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { randomMove } from '../../../core/kit/laws.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { checkPreviews } from './preview-law.ts';

it('what is shown before a turn is ended is what the clash does, at 1,500 random positions', () => {
  const { positions, fault } = checkPreviews(1500, 'unit');
  expect(fault).toBeNull();
  expect(positions).toBe(1500);
}, 60_000);

it('what is shown before a card is dropped is what lies there afterwards', () => {
  let placings = 0;
  for (let i = 0; i < 40; i++) {
    const rng = seeded(`drop ${i}`);
    const options = { ...randomOptions(umblight.options, 2, rng), mode: 'duel' as const };
    const state: State = umblight.start({ seats: 2, options }, rng);
    while (umblight.result(state) === null) {
      const { seat, action } = randomMove(umblight, state, rng) as { seat: number; action: never };
      const placing = action as { type: string; card: number; lane: number; as: 'light' | 'shadow' | null };
      const seen = umblight.view(state, seat).battle;
      const as = placing.as === null ? null : placing.as === 'light' ? 0 : 1;
      const shown = placing.type === 'place' && seen !== null ? previewPlace(seen, seat, { ...placing, as }) : null;
      umblight.play(state, seat, action);
      if (shown === null) continue;
      placings++;
      const [own, other] = [state.battle?.sides[seat as 0 | 1], state.battle?.sides[(1 - seat) as 0 | 1]];
      expect(shown.result).toEqual(own?.row[placing.lane]);
      expect(shown.opposing).toEqual(other?.row[placing.lane]);
      expect(shown.coins).toBe(own?.coins);
    }
  }
  expect(placings).toBeGreaterThan(500);
});

it('nothing is shown for a card that may not be placed', () => {
  const options = umblight.options.presets.duel;
  const state = options === undefined ? null : umblight.start({ seats: 2, options }, seeded('no'));
  const battle = state?.battle ?? null;
  const card = kindOf('moon-engine') ?? 0;
  expect(battle === null ? null : previewPlace(battle, 0, { card, lane: 0, as: null })).toBeNull();
});
