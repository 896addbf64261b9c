/** What the first lesson says is what its table shows. */
import { expect, it } from 'vitest';
import { type ClashPreview, previewClash, previewPlace } from '../../../core/games/umblight/battle/preview.ts';
import { kindOf } from '../../../core/games/umblight/cards/designs.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { lesson } from '../../../renderer/games/umblight/lesson.ts';
import { en } from '../../../renderer/games/umblight/text/lesson-en.ts';
import { ptBR } from '../../../renderer/games/umblight/text/lesson-pt-BR.ts';

function opening() {
  const options = lesson.game.options.presets[lesson.rules as string] as object;
  const context = { setup: { seats: 2, options }, rng: seeded(lesson.seed), keepRest: true };
  const { battle } = lesson.game.scenario.given({ ...lesson.given }, context) as State;
  if (battle === null) throw new Error('the lesson has no battle');
  return battle;
}

const numbers = (words: string) => (words.match(/\d+/g) ?? []).map(Number);
const said = [en, ptBR].map(({ lesson: words }) => words);

/** The numbers that a lane and the learner's panel show. */
const shown = ({ lanes, hp }: ClashPreview) => ({
  toPlayer: lanes[0]?.toPlayer[0],
  power: lanes[0]?.power[0],
  hp: hp[0],
});

it('explains the fates on the table with the first words, before anything is asked', () => {
  const { toPlayer, hp } = shown(previewClash(opening()));
  for (const { lanes } of said) expect(numbers(lanes)).toEqual([toPlayer, 20, hp]);
  expect(lesson.script[0]).not.toHaveProperty('play');
});

it('says what the first card placed has changed', () => {
  const card = kindOf('candle-maid');
  const after = card === null ? null : previewPlace(opening(), 0, { card, lane: 0, as: null });
  if (after === null) throw new Error('it cannot be placed');
  const { power, hp } = shown(after.clash);
  for (const { fates } of said) expect(numbers(fates)).toEqual([power, hp]);
});
