/** Files that something has spoilt while the app was closed: each is said in a sentence, and nothing is lost. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type App, expect, test } from './fixtures.ts';

const seats = [
  { kind: 'human', name: 'Ana', colour: 'red', profile: null },
  { kind: 'computer', name: 'Bit', colour: 'blue', level: 'normal' },
] as const;

interface Envelope {
  format: string;
  schema: number;
  appVersion: string;
  savedAt: string;
  sha256: string;
  body: { match: { moves: string[] } };
}

/** A file with a checksum that fits, as an honest program would write it. */
function sealed({ format, schema, appVersion, savedAt, body }: Envelope): string {
  const head = JSON.stringify({ format, schema, appVersion, savedAt });
  const sha256 = createHash('sha256').update(head).update(JSON.stringify(body)).digest('hex');
  return `${JSON.stringify({ format, schema, appVersion, savedAt, sha256, body })}\n`;
}

/** Begins a match, makes some moves, closes the app, spoils the match's file and opens the app again. */
async function spoil(app: App, spoiled: (file: string) => string): Promise<{ name: string; file: string }> {
  const { table } = await app.ask('match.begin', {
    plan: { game: 'uno', seats: [...seats], options: {}, seed: 'spoil' },
  });
  for (let ply = 0; ply < 4; ply++) {
    const { awaiting, legal } = await app.ask('match.look', { id: table.id, as: 0 });
    const at = { id: table.id, ply, as: 0 };
    const mine = awaiting.includes(0) ? legal[0] : undefined;
    if (mine === undefined) await app.ask('match.think', at);
    else await app.ask('match.play', { ...at, seat: 0, action: mine });
  }
  const name = join('matches', `${table.id}.json`);
  const path = join(app.program.folder, name);
  await app.restart();
  const file = spoiled(readFileSync(path, 'utf8'));
  await app.restart('SIGTERM', () => writeFileSync(path, file));
  return { name, file };
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const quarantine = (app: App) => join(app.program.folder, 'quarantine');

const DAMAGED: readonly [string, (file: string) => string][] = [
  ['cut off in the middle', (file) => file.slice(0, file.length / 2)],
  ['empty', () => ''],
  ['with a flipped byte', (file) => file.replace('"playerSeed":"', '"playerSeed":"x')],
];

for (const [what, spoiled] of DAMAGED) {
  test(`a save ${what} is set aside and said, and its backup goes on`, async ({ page, app }) => {
    const { name, file } = await spoil(app, spoiled);
    await expect(notices(page)).toContainText(`${name} was damaged. Its backup has been used`);
    const [kept = ''] = readdirSync(quarantine(app));
    expect(readFileSync(join(quarantine(app), kept), 'utf8')).toBe(file);
    expect(await app.ask('match.waiting', {})).toMatchObject([{ plies: 3 }]);
  });
}

test('a save whose log names a card that is not in the hand is said with its move, and its backup goes on', async ({
  page,
  app,
}) => {
  const { file } = await spoil(app, (whole) => {
    const envelope = JSON.parse(whole) as Envelope;
    const moves = envelope.body.match.moves;
    moves[0] = moves[0]?.startsWith('0 play r9') ? '0 play b9' : '0 play r9';
    return sealed(envelope);
  });
  await expect(notices(page)).toContainText(
    'could not be continued: move 1 is against the rules. Its backup has been used',
  );
  const [kept = ''] = readdirSync(quarantine(app));
  expect(readFileSync(join(quarantine(app), kept), 'utf8')).toBe(file);
});

test('a save of a newer version is left as it is, and said', async ({ page, app }) => {
  const { name, file } = await spoil(app, (whole) => sealed({ ...(JSON.parse(whole) as Envelope), schema: 99 }));
  await expect(notices(page)).toContainText(`${name} was written by a newer version of Quadrille.`);
  expect(readFileSync(join(app.program.folder, name), 'utf8')).toBe(file);
  expect(await app.ask('match.waiting', {})).toEqual([]);
});

test('settings with unknown keys and wrong types are mended, named, and keep what is unknown', async ({
  page,
  app,
}) => {
  await app.ask('settings.change', { effects: 0 });
  const path = join(app.program.folder, 'settings.json');
  await app.restart();
  await app.restart('SIGTERM', () => {
    const envelope = JSON.parse(readFileSync(path, 'utf8')) as Envelope;
    writeFileSync(
      path,
      sealed({ ...envelope, body: { ...envelope.body, theme: 7, muted: 'yes', wobble: [1] } as never }),
    );
  });
  await expect(notices(page)).toContainText('put back to their usual value: theme, muted');
  expect((await app.ask('app.open', {})).settings).toMatchObject({ theme: 'dark', muted: false, effects: 0 });
  await app.ask('settings.change', { muted: true });
  await app.restart();
  expect(JSON.parse(readFileSync(path, 'utf8')).body).toMatchObject({ wobble: [1], muted: true, theme: 'dark' });
});

test('a data folder that cannot be written is said, and the app plays on in memory', async ({ page, app }) => {
  await app.restart('SIGTERM', () =>
    writeFileSync(join(app.program.folder, 'matches'), 'a file where a folder should be'),
  );
  await expect(notices(page)).toContainText('matches cannot be read just now. It is left as it is.');
  const { table } = await app.ask('match.begin', { plan: { game: 'uno', seats: [...seats], options: {} } });
  await expect(notices(page)).toContainText('Nothing is lost while Quadrille stays open');
  expect(await app.ask('match.waiting', {})).toMatchObject([{ id: table.id }]);
});
