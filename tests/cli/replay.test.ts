/** A match that breaks a law is kept as a file that can be played again. */
import { readFileSync, rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../core/kit/game.ts';
import { walk } from '../../core/kit/laws.ts';
import { expectLawful } from '../core/broken.ts';
import { highest } from '../toy/core/highest.ts';
import type { State } from '../toy/core/state.ts';
import { replayFile } from './replay.ts';

/** Loses a card as soon as somebody has a point. */
const broken: AnyGame = {
  ...highest,
  play: (state: State, seat: number, action: { type: 'lay'; card: number }, tell) => {
    const refusal = highest.play(state, seat, action, tell);
    if (refusal === null && state.points.some((n) => n > 0)) state.deck.pop();
    return refusal;
  },
} as AnyGame;

const asked = { game: broken, setup: { seats: 2, options: { handSize: 3 } }, seed: 'kept' };
const file = 'test-results/broken/highest-kept.json';

afterEach(() => rmSync(file, { force: true }));

it('names the file, which shows the same fault again and none where the rules are whole', () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
  expect(() => expectLawful(asked, walk(asked))).toThrow(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'highest', seed: 'kept' });
  expect(replayFile([broken], file)).toBe(1);
  expect(said.at(-1)).toMatch(/lost or doubled a card/);
  expect(replayFile([highest as AnyGame], file)).toBe(0);
  vi.restoreAllMocks();
});
