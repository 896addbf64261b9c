import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../electron/api.ts';
import { open, plan } from './helpers/workshop.ts';

const idOf = (profiles: readonly Profile[], name: string) =>
  profiles.find((profile) => profile.name === name)?.id ?? '';
const ana = { name: 'Ana', colour: 'red', avatar: 0 };
const bea = { name: 'Bea', colour: 'blue', avatar: 31 };

describe('profiles', () => {
  it('are created, changed and removed, and come back after a restart', async () => {
    const { ask, services, folder } = await open();
    await ask('profiles.create', ana);
    const both = await ask('profiles.create', bea);
    const [first, second] = [idOf(both, 'Ana'), idOf(both, 'Bea')];
    await ask('profiles.change', { id: second, profile: { ...bea, name: 'Beatriz' } });
    expect((await ask('profiles.remove', { id: first })).map(({ name }) => name)).toEqual(['Beatriz']);
    await services.close();
    const { profiles } = await (await open({ folder })).ask('app.open', {});
    expect(profiles).toEqual([{ ...bea, name: 'Beatriz', id: second, since: expect.any(String) }]);
  });

  it('that are damaged take no other with them', async () => {
    const { ask, services, folder } = await open();
    await ask('profiles.create', ana);
    const first = idOf(await ask('profiles.create', bea), 'Ana');
    await services.close();
    writeFileSync(join(folder, 'profiles', `${first}.json`), 'scribbled over');
    const { profiles, notices } = await (await open({ folder })).ask('app.open', {});
    expect(profiles.map(({ name }) => name)).toEqual(['Bea']);
    expect(notices).toMatchObject([{ code: 'file-damaged-set-aside', values: { file: `profiles/${first}.json` } }]);
    expect(readdirSync(join(folder, 'quarantine'))).toHaveLength(1);
  });

  it('that were copied by hand are players of their own, and each can be removed', async () => {
    const { ask, services, folder } = await open();
    const [first] = await ask('profiles.create', ana);
    await services.close();
    copyFileSync(join(folder, 'profiles', `${first?.id}.json`), join(folder, 'profiles', 'copy.json'));
    const shop = await open({ folder });
    const { profiles } = await shop.ask('app.open', {});
    expect(profiles.map(({ id }) => id).sort()).toEqual([first?.id, 'copy'].sort());
    expect(await shop.ask('profiles.remove', { id: 'copy' })).toMatchObject([{ id: first?.id }]);
  });

  it.each([
    ['turns round what follows', 'A\u202ena'],
    ['is a control character', 'A\u0007na\n'],
    ['takes no room', '\ufeffAna\u200b'],
  ])('lose from their name what %s', async (_what, name) => {
    const { ask } = await open();
    expect(await ask('profiles.create', { ...ana, name })).toMatchObject([{ name: 'Ana' }]);
  });

  it('that are removed are not who is playing any more', async () => {
    const { ask } = await open();
    const [first] = await ask('profiles.create', ana);
    const id = first?.id ?? '';
    await ask('settings.change', { profile: id });
    await ask('profiles.remove', { id });
    expect((await ask('app.open', {})).settings.profile).toBeNull();
  });

  it.each(['profiles.change', 'profiles.remove'])('that do not exist are a fault on %s', async (channel) => {
    const { send } = await open();
    const asked = channel === 'profiles.change' ? { id: 'nobody', profile: ana } : { id: 'nobody' };
    const fault = { code: 'unknown-profile', sentence: 'There is no player nobody.' };
    expect(await send(channel, asked)).toEqual({ ok: false, fault });
  });

  it.each([
    ['without a name', { ...ana, name: '  ' }],
    ['with a name that cannot be seen', { ...ana, name: '\u202e\u200b' }],
    ['with a name that shows nothing but takes room', { ...ana, name: '\u3164 \u2800' }],
    ['with a name that is too long', { ...ana, name: 'A'.repeat(25) }],
    ['with an avatar that is none', { ...ana, avatar: 32 }],
  ])('%s are refused', async (_what, draft) => {
    const { send } = await open();
    expect(await send('profiles.create', draft)).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
  });

  it('are 64 at most', async () => {
    const { ask, send } = await open();
    for (let i = 0; i < 64; i++) await ask('profiles.create', ana);
    expect(await send('profiles.create', ana)).toMatchObject({
      ok: false,
      fault: { sentence: 'There are 64 players already.' },
    });
  });
});

describe('history', () => {
  it('forgets a match when told to, also on the disk', async () => {
    const { ask, send, services, folder } = await open();
    const { table } = await ask('match.begin', { plan });
    await ask('match.concede', { id: table.id, ply: 0, as: 0, seat: 0 });
    expect(await ask('history.remove', { id: table.id })).toEqual([]);
    expect(await send('history.remove', { id: table.id })).toMatchObject({
      ok: false,
      fault: { code: 'unknown-match' },
    });
    await services.close();
    expect(await (await open({ folder })).ask('history.list', {})).toEqual([]);
  });

  it('lists the newest first', async () => {
    const { ask } = await open();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { table } = await ask('match.begin', { plan });
      await ask('match.concede', { id: table.id, ply: 0, as: 0, seat: 0 });
      ids.unshift(table.id);
    }
    const listed = await ask('history.list', {});
    expect(listed.map(({ endedAt }) => endedAt)).toEqual(
      listed
        .map(({ endedAt }) => endedAt)
        .sort()
        .reverse(),
    );
    expect(listed.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });
});
