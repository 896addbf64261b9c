import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../core/index.ts';
import type { GameEntry } from '../../../renderer/games/entry.ts';
import { games } from '../../../renderer/games/index.ts';
import { addGameTexts, createText, LANGUAGES, type Language } from '../../../renderer/text/index.ts';

/** Every key that the set-up screen makes up from a game's option table. */
async function wantedKeys(entry: GameEntry): Promise<readonly string[]> {
  const { options } = (await entry.load()).game;
  const ofOptions = options.specs.flatMap((spec) => {
    const values = spec.kind === 'choice' ? spec.values : spec.kind === 'number' ? (spec.words ?? []) : [];
    const shown = values.map((value) => `options.${spec.key}.values.${value}`);
    return [`options.${spec.key}.name`, `options.${spec.key}.line`, ...shown];
  });
  return [
    ...ofOptions,
    ...Object.keys(options.presets).flatMap((name) => [`presets.${name}.name`, `presets.${name}.line`]),
  ];
}

async function missingIn(entry: GameEntry, language: Language): Promise<readonly string[]> {
  const text = createText(language);
  addGameTexts(text, entry.id, (await entry.load()).texts);
  const keys = await wantedKeys(entry);
  return keys.filter((key) => !text.exists(key, { ns: entry.id as never, lng: language, fallbackLng: [] }));
}

/** A game is loaded from its sources, which takes longer where other work is done. */
const SLOW = 180_000;

describe.each(games.map((entry) => [entry.name, entry] as const))('the box of %s', { timeout: SLOW }, (_, entry) => {
  it('holds a game of the core, for as many seats as that', async () => {
    const { game } = await entry.load();
    expect(catalogue.map((one) => one.game.id)).toContain(entry.id);
    expect([game.id, game.seats]).toEqual([entry.id, entry.seats]);
  });

  it('offers the levels its computer players have, weakest first', async () => {
    const { levels } = await entry.load();
    const players = catalogue.find((one) => one.game.id === entry.id)?.players ?? [];
    expect(levels).toEqual(players.map((player) => player.level));
  });

  it.each(LANGUAGES)('has words for every option and ready-made table in %s', async (language) => {
    expect(await missingIn(entry, language)).toEqual([]);
    expect(entry.line[language]).not.toBe('');
  });
});
