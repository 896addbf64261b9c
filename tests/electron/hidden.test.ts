/** Whole matches of every game through the services: each answer holds what its eyes may know, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../core/index.ts';
import { type AnyGame, heard } from '../../core/kit/game.ts';
import { fromForm, history, type Match, type MatchForm } from '../../core/kit/match.ts';
import { below, seeded } from '../../core/kit/rng.ts';
import type { MatchPlan, Reply } from '../../electron/api.ts';
import { directThinker } from '../../electron/services/thinker.ts';
import { human, open, toys, type Workshop } from './helpers/workshop.ts';

const SEED = 'the-seed-nobody-may-see';
const MOST_PLIES = 250;
const entries = [...catalogue, ...toys];

interface Answered {
  readonly as: number | null;
  readonly reply: Reply & { readonly kind: 'moved' };
}

/** People in even seats, computers of the strongest level in odd ones. */
function planFor(game: AnyGame): MatchPlan {
  const level = entries.find((entry) => entry.game === game)?.players.at(-1)?.level;
  const seats = Array.from({ length: Math.min(4, game.seats.max) }, (_, seat) =>
    seat % 2 === 0 || level === undefined || level === 'random'
      ? human(`P${seat}`)
      : { kind: 'computer' as const, name: `C${seat}`, colour: 'blue', level },
  );
  return { game: game.id, seats, options: {}, seed: SEED };
}

/** Plays at random, asking for other eyes each time; answers what was answered. */
async function playAll({ ask }: Workshop, id: string, people: readonly number[]): Promise<Answered[]> {
  const rng = seeded('eyes');
  const answered: Answered[] = [];
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const as = [null, ...people][below(rng, people.length + 1)] ?? null;
    let reply = await ask('match.think', { id, ply, as });
    if (reply.kind === 'idle') {
      const looks = await Promise.all(people.map((seat) => ask('match.look', { id, as: seat })));
      const able = looks.filter(({ legal }) => legal.length > 0);
      const { as: seat, legal } = able[below(rng, able.length)] ?? { as: null, legal: [] };
      if (seat === null) break;
      reply = await ask('match.play', { id, ply, as, seat, action: legal[below(rng, legal.length)] ?? '' });
    }
    if (reply.kind !== 'moved') throw new Error(JSON.stringify(reply));
    answered.push({ as, reply });
  }
  return answered;
}

/** The match as its file says it was played. */
async function playedMatch({ services, folder }: Workshop, id: string, game: AnyGame): Promise<Match> {
  await services.matches.settled();
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')).body as { stored?: object };
  const body =
    (await services.history.list()).length > 0 ? read(`history/${id}.json`).stored : read(`matches/${id}.json`);
  return fromForm(game, (body as { match: MatchForm }).match);
}

describe.each(entries.map(({ game }) => ({ id: game.id, game })))('$id through the services', ({ game }) => {
  it('shows at each ply what the asking eyes may know, and the seed to nobody before the end', async () => {
    const shop = await open({ catalogue: entries, thinker: directThinker(entries) });
    const plan = planFor(game);
    const people = plan.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));
    const { table } = await shop.ask('match.begin', { plan });
    const answered = await playAll(shop, table.id, people);
    const steps = history(await playedMatch(shop, table.id, game));
    expect(answered).toHaveLength(steps.length - 1);
    answered.forEach(({ as, reply }, i) => {
      const { match, told } = steps[i + 1] as (typeof steps)[number];
      const { state } = match;
      const over = game.result(state) !== null;
      const legal = as === null || over ? [] : game.legal(state, as).map((action) => game.notation.write(action));
      expect(reply.glimpse).toMatchObject({ ply: i + 1, as, view: game.view(state, as), legal });
      expect(Object.keys(reply.glimpse.view).sort()).toEqual(Object.keys(game.view(state, as)).sort());
      expect(reply.events).toEqual(told.map((one) => heard(one, as)));
      expect(JSON.stringify(reply).includes(SEED)).toBe(over);
    });
    expect(answered.length).toBeGreaterThan(5);
  });
});
