import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seal } from '../../electron/services/envelope.ts';
import { USUAL } from '../../electron/services/settings.ts';
import { open, temporaryFolder } from './helpers/workshop.ts';

const by = { appVersion: '1', savedAt: 'then' };
const format = { format: 'quadrille-settings', schema: 1 };

/** Opens a folder whose settings file is this. */
async function withFile(bytes: string | Buffer) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'settings.json'), bytes);
  return open({ folder });
}

describe('settings', () => {
  it('are the usual ones at first', async () => {
    const { ask } = await open();
    expect(await ask('app.open', {})).toMatchObject({ settings: USUAL, notices: [] });
  });

  it('are what they were changed to, after a restart too', async () => {
    const { ask, services, folder } = await open();
    const changed = await ask('settings.change', { theme: 'light', textSize: 150 });
    expect(changed).toEqual({ ...USUAL, theme: 'light', textSize: 150 });
    await ask('settings.change', { theme: 'contrast' });
    await services.close();
    expect((await (await open({ folder })).ask('app.open', {})).settings).toMatchObject({
      theme: 'contrast',
      textSize: 150,
    });
  });

  it('may be 0, false and null: those are values', async () => {
    const values = { effects: 0, ambience: 0, curtain: false, profile: null, textSize: 100 };
    const { ask, services, folder } = await open();
    await ask('settings.change', values);
    await services.close();
    expect((await (await open({ folder })).ask('app.open', {})).settings).toMatchObject(values);
  });

  it.each([
    ['a volume above 100', { effects: 101 }],
    ['a text', { effects: '60' }],
    ['an unknown theme', { theme: 'sepia' }],
    ['an unknown key', { volume: 3 }],
  ])('are not changed to %s', async (_what, change) => {
    const { send, ask } = await open();
    expect(await send('settings.change', change)).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
    expect((await ask('app.open', {})).settings).toEqual(USUAL);
  });

  it('with values that are not possible are mended one by one, and those named', async () => {
    const body = { ...USUAL, theme: 'sepia', effects: 'loud', ambience: 0, language: { is: 'pt-BR' }, muted: true };
    const { ask } = await withFile(seal(format, body, by));
    const { settings, notices } = await ask('app.open', {});
    expect(settings).toEqual({ ...USUAL, ambience: 0, muted: true });
    expect(notices).toMatchObject([{ code: 'settings-mended', values: { keys: 'language, theme, effects' } }]);
  });

  it('keep keys that this version does not know', async () => {
    const { ask, services, folder } = await withFile(seal(format, { ...USUAL, wobble: [1, 2], theme: 'light' }, by));
    expect((await ask('app.open', {})).notices).toEqual([]);
    await ask('settings.change', { muted: true });
    await services.close();
    const { body } = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
    expect(body).toMatchObject({ wobble: [1, 2], theme: 'light', muted: true });
  });

  it('that lack a key of this version have its usual value, without a word', async () => {
    const { theme: _, ...body } = { ...USUAL, muted: true };
    const { ask } = await withFile(seal(format, body, by));
    expect(await ask('app.open', {})).toMatchObject({ settings: { ...USUAL, muted: true }, notices: [] });
  });

  it('edited by hand are taken, and that is said', async () => {
    const file = String(seal(format, USUAL, by)).replace('"theme":"dark"', '"theme":"light"');
    const { settings, notices } = await (await withFile(file)).ask('app.open', {});
    expect(settings.theme).toBe('light');
    expect(notices).toMatchObject([{ code: 'settings-edited', values: { file: 'settings.json' } }]);
  });

  it('spoilt by one stray comma are set aside, not silently emptied', async () => {
    const file = String(seal(format, USUAL, by)).replace('"theme"', ',"theme"');
    const { folder, ask } = await withFile(file);
    const [notice] = (await ask('app.open', {})).notices;
    expect(notice).toMatchObject({ code: 'file-damaged-set-aside', values: { file: 'settings.json' } });
    expect(readFileSync(join(folder, notice?.values.kept ?? ''), 'utf8')).toBe(file);
  });

  it('that are no list are set aside', async () => {
    const { ask } = await withFile(seal(format, ['dark'], by));
    expect((await ask('app.open', {})).notices).toMatchObject([{ code: 'file-damaged-set-aside' }]);
  });
});
