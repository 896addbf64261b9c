/**
 * A program for the kill tests: plays matches of the toy game over a data folder as fast as it can, for
 * ever, and says on standard output what has been answered. Its argument is the data folder.
 */
import { random } from '../../../core/players/random.ts';
import { answering } from '../../../electron/answers.ts';
import { openServices } from '../../../electron/services/services.ts';
import { directThinker } from '../../../electron/services/thinker.ts';
import { highest } from '../../toy/core/highest.ts';

const toys = [{ game: highest, players: [{ ...random, level: 'normal' as const }] }];
const folder = process.argv[2] ?? '';
const services = await openServices({ folder, catalogue: toys, appVersion: '1.2.3', thinker: directThinker(toys) });
const shell = {
  kind: 'preview',
  platform: 'linux',
  locale: () => 'en',
  showFolder: async () => undefined,
  give: async () => null,
} as const;
const answer = answering(services, shell, (line) => console.error(line));

// biome-ignore lint/suspicious/noExplicitAny: what is answered is checked by other tests.
async function ask(channel: string, asked: unknown): Promise<any> {
  const outcome = await answer(channel, asked, { trusted: true });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.answer;
}

const seat = { colour: 'red', profile: null, kind: 'human' } as const;
const seats = [
  { ...seat, name: 'Ana' },
  { ...seat, name: 'Bea' },
];

for (let volume = 0; ; volume = (volume + 1) % 101) {
  const [waiting] = await ask('match.waiting', {});
  const id: string =
    waiting?.id ?? (await ask('match.begin', { plan: { game: 'highest', seats, options: {} } })).table.id;
  console.log(`at ${id} ${waiting?.plies ?? 0}`);
  await ask('settings.change', { effects: volume });
  for (;;) {
    const { ply, awaiting, result } = await ask('match.look', { id, as: null });
    if (result !== null) break;
    const as = awaiting[0];
    const { legal } = await ask('match.look', { id, as });
    await ask('match.play', { id, ply, as, seat: as, action: legal[0] });
    console.log(`at ${id} ${ply + 1}`);
  }
  console.log(`over ${id}`);
}
