/** The file of a journey in Umblight, edited by hand for more coins than were earned. */
import { expect, it } from 'vitest';
import { umblight } from '../../core/games/umblight/umblight.ts';
import { catalogue } from '../../core/index.ts';
import { advance, begin, type Match, toForm } from '../../core/kit/match.ts';
import { seal } from '../../electron/services/envelope.ts';
import { matchKind } from '../../electron/services/match-file.ts';
import { MemoryFiles } from './helpers/memory-files.ts';
import { FOLDER, rig } from './helpers/store-rig.ts';
import { human } from './helpers/workshop.ts';

const by = { appVersion: '1.2.3', savedAt: '2026-11-30T08:00:00.000Z' };
const COIN = 'coin-twin-polished';

/** A journey on its first map: traveller and deck are chosen, the bank is that of the beginning. */
function setOut(): Match {
  let { match } = begin(umblight, { seats: 2, options: umblight.options.presets.run ?? {} }, 'coins');
  for (let choice = 0; choice < 2; choice++) {
    const [first] = umblight.legal(match.state as never, 0);
    const played = advance(match, 0, first as never);
    if (!played.ok) throw new Error('the first choice was refused');
    match = played.match;
  }
  return match;
}

const journey = setOut();
const form = toForm(journey);
const computer = { kind: 'computer', name: 'Iris', colour: 'blue', level: 'normal' };
const body = { id: 'm', startedAt: by.savedAt, seats: [human('Ana'), computer], playerSeed: 'p', conceded: null };
const kind = matchKind(catalogue);
const file = (match: object) => seal(kind, { ...body, match }, by);

it.each<[string, object, string]>([
  [
    'a coin paid that was never in the bank',
    { moves: [...form.moves, `0 pay ${COIN}`] },
    `Move 3 (seat 0: pay ${COIN}) is refused: not-here.`,
  ],
  ['a bank written into it', { bank: [COIN, COIN, COIN] }, 'It does not describe a match.'],
  [
    'the hash of a richer position',
    { hash: '0123456789abcdef' },
    'The moves do not lead to the position that was saved with them.',
  ],
])('a journey with %s is set aside and said, and goes on from its backup', async (_what, change, why) => {
  const edited = file({ ...form, ...change });
  const files = new MemoryFiles(
    new Map([
      [`${FOLDER}/matches/m.json`, edited],
      [`${FOLDER}/matches/m.backup.json`, file(form)],
    ]),
  );
  const made = rig(files);
  expect((await made.store.load('matches/m', kind))?.value.match).toEqual(journey);
  expect(made.notices()).toMatchObject([{ code: 'match-broken-backup-used', values: { why } }]);
  const kept = [...files.snapshot()].filter(([path]) => path.startsWith(`${FOLDER}/quarantine/`));
  expect(kept.map(([, bytes]) => bytes)).toEqual([edited]);
});
