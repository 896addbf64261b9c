/** `opening-once.ts replay|open FOLDER ID`: the milliseconds that one way to a kept match takes (`opening.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../core/index.ts';
import { fromForm, type MatchForm } from '../../core/kit/match.ts';
import { nodeFiles } from '../../electron/services/files.ts';
import { openHistory } from '../../electron/services/history.ts';
import { openMatches } from '../../electron/services/matches.ts';
import { notices as openNotices } from '../../electron/services/notices.ts';
import { openPlans } from '../../electron/services/plans.ts';
import { openProfiles } from '../../electron/services/profiles.ts';
import { clock } from '../../electron/services/queue.ts';
import { Store } from '../../electron/services/store.ts';
import { directThinker } from '../../electron/services/thinker.ts';

const [way, folder = '', id = ''] = process.argv.slice(2);

/** The other services are open already: what is measured is the match, from its file to its table. */
async function open(): Promise<number> {
  const notices = openNotices();
  const store = new Store({ files: nodeFiles, folder, appVersion: '0', clock, notices });
  const [profiles, plans] = await Promise.all([openProfiles(store, clock), openPlans(store)]);
  const history = openHistory(store);
  const from = performance.now();
  const thinker = directThinker(catalogue);
  const matches = await openMatches({ catalogue, store, clock, thinker, profiles, plans, history });
  matches.resume(id);
  const ms = performance.now() - from;
  await store.close();
  return ms;
}

/** The replay alone: the file has been read and parsed before. */
function replay(): number {
  const { match } = (
    JSON.parse(readFileSync(join(folder, 'matches', `${id}.json`), 'utf8')) as { body: { match: MatchForm } }
  ).body;
  const entry = catalogue.find(({ game }) => game.id === 'uno');
  if (entry === undefined) throw new Error('there is no UNO');
  const from = performance.now();
  fromForm(entry.game, match);
  return performance.now() - from;
}

console.log(way === 'open' ? await open() : replay());
