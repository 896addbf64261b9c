/** Every lesson, along every way a learner may take through it. */
import { describe, expect, it } from 'vitest';
import { games } from '../../../renderer/games/index.ts';
import { isReply, type Lesson } from '../../../renderer/lesson/lesson.ts';
import { LEARNER_COLOUR, type LessonTable, openLesson } from '../../../renderer/lesson/lesson-table.ts';
import { addGameTexts, addMoreTexts, createText, LANGUAGES } from '../../../renderer/text/index.ts';

const taught = (
  await Promise.all(
    games.map(async (entry) => {
      const face = await entry.load();
      return face.lesson === undefined ? [] : [{ name: entry.name, face, lesson: await face.lesson() }];
    }),
  )
).flat();

/** Replays the first choices of a way, then takes the first choice each time; the choices there were. */
async function along(lesson: Lesson, way: readonly number[]) {
  const table = openLesson(lesson, { name: 'Ana' });
  const open: number[] = [];
  for (let i = 0; i < lesson.script.length; i++) {
    const line = lesson.script[i];
    if (line === undefined) break;
    if (isReply(line)) expect((await ask(table, 'match.think')).kind).toBe('moved');
    else if (!('play' in line)) expect(table.goOn()).toBe(true);
    else {
      const { legal } = await look(table);
      if (line.play !== 'any') expect([...legal].sort()).toEqual([...line.play].sort());
      expect(legal.length).toBeGreaterThan(0);
      const action = legal[way[open.length] ?? 0] ?? '';
      open.push(legal.length);
      expect((await ask(table, 'match.play', action)).kind).toBe('moved');
    }
  }
  return { open, done: table.store.getState().done };
}

const at = { id: 'lesson', ply: 0, as: 0 };
async function look(table: LessonTable) {
  const glimpse = await table.ask('match.look', { id: 'lesson', as: 0 });
  if (glimpse === null) throw new Error('a lesson has no answer');
  return glimpse;
}
async function ask(table: LessonTable, channel: 'match.think' | 'match.play', action = '') {
  const reply =
    channel === 'match.think' ? await table.ask(channel, at) : await table.ask(channel, { ...at, seat: 0, action });
  if (reply === null) throw new Error('a lesson has no answer');
  return reply;
}

/** Every way through the choices, at most some hundreds. */
async function ways(lesson: Lesson): Promise<number> {
  let tried = 0;
  const queue: (readonly number[])[] = [[]];
  while (queue.length > 0 && tried < 400) {
    const way = queue.pop() ?? [];
    const { open, done } = await along(lesson, way);
    expect(done).toBe(lesson.script.length);
    tried++;
    for (let i = way.length; i < open.length; i++) {
      const taken = [...way, ...Array.from({ length: i - way.length }, () => 0)];
      for (let choice = 1; choice < (open[i] ?? 0); choice++) queue.push([...taken, choice]);
    }
  }
  return tried;
}

describe.each(taught.map((one) => [one.name, one] as const))('the lesson of %s', (_, { face, lesson }) => {
  it('can be played to its end whichever plays it allows are chosen', async () => {
    expect(await ways(lesson)).toBeGreaterThan(0);
  });

  it('gives nobody the colour of another', () => {
    const colours = [LEARNER_COLOUR, ...lesson.others.map(({ colour }) => colour)];
    expect(new Set(colours).size).toBe(colours.length);
  });

  it.each(LANGUAGES)('has words for every line in %s', (language) => {
    const text = createText(language);
    addGameTexts(text, face.game.id, face.texts);
    if (lesson.words !== undefined) addMoreTexts(text, face.game.id, lesson.words);
    const keys = lesson.script.flatMap((line) => (isReply(line) ? [] : [line.say.key]));
    const missing = keys.filter(
      (key) => !text.exists(key, { ns: face.game.id as never, lng: language, fallbackLng: [] }),
    );
    expect(missing).toEqual([]);
  });

  it('refuses what the rules refuse with their own reason, and what it does not ask for with its own', async () => {
    const table = openLesson(lesson, { name: 'Ana' });
    expect(table.seating.glimpse.undoable).toBe(false);
    expect(await ask(table, 'match.play', 'nonsense')).toEqual({ kind: 'refused', code: 'lesson-not-now' });
  });
});

it('UNO, where it is learnt first of all, has a lesson', () => {
  expect(taught.map(({ name }) => name)).toContain('UNO');
});
