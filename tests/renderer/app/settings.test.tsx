// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from './open-app.tsx';

const root = document.documentElement;

beforeEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('lang');
});

async function openSettings() {
  const opened = openApp();
  await opened.user.click(screen.getByRole('button', { name: 'Settings' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Settings' }));
  const sent = () =>
    opened.bridge.asked.filter(({ channel }) => channel === 'settings.change').map(({ request }) => request);
  return { ...opened, sheet, sent };
}

describe('settings', () => {
  it('change the language at once, and the document says which it is', async () => {
    const { user, sheet } = await openSettings();
    await user.selectOptions(sheet.getByLabelText('Language'), 'Português (Brasil)');
    expect(screen.getByRole('heading', { name: 'Configurações' })).toBeTruthy();
    expect(root.lang).toBe('pt-BR');
  });

  it('change the theme at once', async () => {
    const { user, sheet } = await openSettings();
    for (const [name, theme] of [
      ['Day', 'light'],
      ['High contrast', 'contrast'],
      ['Night', 'dark'],
    ] as const) {
      await user.click(sheet.getByRole('radio', { name }));
      expect(root.dataset.theme).toBe(theme);
    }
  });

  it('change the size of the text for every screen', async () => {
    const { sheet } = await openSettings();
    fireEvent.change(sheet.getByRole('slider', { name: 'Text size' }), { target: { value: '175' } });
    expect(root.style.getPropertyValue('--text-size')).toBe('1.75');
    expect(sheet.getByText('175 %')).toBeTruthy();
  });

  it('change the font', async () => {
    const { user, sheet } = await openSettings();
    await user.click(sheet.getByRole('switch', { name: 'Font that is easier to read' }));
    expect(root.dataset.font).toBe('readable');
  });

  it('reduce movement when asked to, and when movement is off', async () => {
    const { user, sheet } = await openSettings();
    expect(root.hasAttribute('data-reduced')).toBe(false);
    await user.click(sheet.getByRole('switch', { name: 'Less movement' }));
    expect(root.hasAttribute('data-reduced')).toBe(true);
    await user.click(sheet.getByRole('switch', { name: 'Less movement' }));
    await user.click(sheet.getByRole('radio', { name: 'Off' }));
    expect([root.hasAttribute('data-reduced'), root.dataset.pace]).toEqual([true, 'off']);
  });

  it('each reach the main process under their own name', async () => {
    const { user, sheet, sent } = await openSettings();
    for (const name of ['Mute everything', 'Ask before drawing', 'Curtain between people', 'Full screen']) {
      await user.click(sheet.getByRole('switch', { name }));
    }
    fireEvent.change(sheet.getByRole('slider', { name: 'Effects' }), { target: { value: '0' } });
    fireEvent.change(sheet.getByRole('slider', { name: 'Ambience' }), { target: { value: '65' } });
    await screen.findByText('65 %');
    const all = Object.assign({}, ...sent());
    expect(all).toEqual({
      muted: true,
      confirmDraw: false,
      curtain: false,
      fullScreen: true,
      effects: 0,
      ambience: 65,
    });
  });

  it('name the folder where everything lies, and show it', async () => {
    const { user, sheet, bridge } = await openSettings();
    expect(sheet.getByText('/home/ana/.config/Quadrille')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Show the folder' }));
    expect(bridge.asked.map(({ channel }) => channel)).toContain('app.showFolder');
  });

  it('say what could not be saved', async () => {
    const { user, sheet, bridge } = await openSettings();
    bridge.notices = [{ id: 'n', code: 'cannot-write-full', values: { file: 'settings.json', folder: '/data' } }];
    await user.click(sheet.getByRole('radio', { name: 'Day' }));
    expect(await screen.findByText(/The disk is full: settings.json could not be saved in \/data/)).toBeTruthy();
  });
});
