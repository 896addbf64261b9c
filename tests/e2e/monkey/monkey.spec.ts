/**
 * 200 random clicks, drags and keys in a row never leave a table stuck, through whole matches. With
 * `MONKEY_MINUTES` (`npm run monkey`) it goes on for as long, from table to table.
 */
import type { Page, TestInfo } from '@playwright/test';
import { below, seeded } from '../../../core/kit/rng.ts';
import { type App, test } from '../fixtures.ts';
import { begin, STILL, type Wanted } from '../table/table.ts';
import { Monkey } from './monkey.ts';
import { stillWorks } from './rescue.ts';

const PARTY = { preset: 'party', handSize: 5, target: 200 };
const MINUTE = 60_000;

// It writes down what it does; a trace of as many actions would cost more than they do.
test.use({ trace: 'off' });

/** Lets a monkey loose on one table; what it did is kept if the table is then stuck. */
async function loose(
  app: App,
  page: Page,
  info: TestInfo,
  wanted: Wanted & { seed: string },
  rounds: number,
): Promise<void> {
  const table = await begin(app, page, wanted);
  const monkey = new Monkey(page, wanted.seed);
  try {
    for (let round = 0; round < rounds; round++) {
      await monkey.play(200);
      if ((await stillWorks(app, table)) === 'over') return;
    }
  } catch (error) {
    const told = `seed ${wanted.seed}\n${JSON.stringify(wanted)}\n${monkey.done.join('\n')}`;
    await info.attach('what the monkey did', { body: told, contentType: 'text/plain' });
    console.log(told);
    throw error;
  }
}

const minutes = Number(process.env.MONKEY_MINUTES ?? 0);
const seed = process.env.MONKEY_SEED ?? 'ci';

if (minutes > 0) {
  test(`a monkey of seed ${seed} for ${minutes} minutes`, async ({ app, page }, info) => {
    test.setTimeout((minutes + 5) * MINUTE);
    const end = Date.now() + minutes * MINUTE;
    for (let n = 0; Date.now() < end; n++) {
      const rng = seeded(`${seed}/${n}`);
      const people = 1 + below(rng, 3);
      const machines = below(rng, 5) + (people === 1 ? 1 : 0);
      const motion = (['off', 'fast', 'normal'] as const)[below(rng, 3)] ?? 'off';
      const settings = { ...STILL, motion, confirmDraw: below(rng, 2) === 0, curtain: below(rng, 2) === 0 };
      console.log(`table ${n}: ${people} people, ${machines} computers, motion ${motion}`);
      await loose(app, page, info, { people, machines, settings, options: PARTY, seed: `${seed}/${n}` }, 4);
    }
  });
} else {
  test('a monkey never leaves the table stuck: alone against two computers, with everything moving', async ({
    app,
    page,
  }, info) => {
    test.setTimeout(10 * MINUTE);
    await loose(
      app,
      page,
      info,
      { machines: 2, settings: { ...STILL, motion: 'fast' }, options: PARTY, seed: `${seed} alone` },
      2,
    );
  });

  test(
    'a monkey never leaves the table stuck: two at one screen, through the curtain',
    { tag: '@long' },
    async ({ app, page }, info) => {
      test.setTimeout(10 * MINUTE);
      const settings = { ...STILL, confirmDraw: true };
      await loose(app, page, info, { people: 2, machines: 1, settings, options: PARTY, seed: `${seed} two` }, 2);
    },
  );
}
