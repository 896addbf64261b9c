// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../../../electron/api.ts';
import { ANA, BRUNO, fakeBridge, OPENING, SETTINGS } from './fake-bridge.ts';
import { game, openApp } from './open-app.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = (bridge: ReturnType<typeof fakeBridge>, channel: string) =>
  bridge.asked.filter((one) => one.channel === channel).map((one) => one.request);
const waiting = (id: string, which = 'uno'): MatchSummary => ({
  id,
  game: which,
  seats: [
    { kind: 'human', name: 'Ana', colour: 'jade', profile: null },
    { kind: 'computer', name: 'Iris', colour: 'coral', level: 'normal' },
  ],
  plies: 12,
  startedAt: '2026-05-01T12:00:00.000Z',
  savedAt: '2026-05-01T12:30:00.000Z',
});

describe('the boxes on the table', () => {
  it('are one for each game that is built, and no other', () => {
    openApp({ games: [game('uno'), game('shamano')] });
    const boxes = within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem');
    expect(boxes.map((box) => within(box).getByRole('heading').textContent)).toEqual(['UNO', 'SHAMANO']);
  });

  it('lead to the set-up screen', async () => {
    const { user } = openApp();
    await user.click(button('UNO: set up a match'));
    expect(await screen.findByRole('heading', { name: 'Set up a match of UNO' })).toBeTruthy();
  });

  it('begin a match with one press', async () => {
    const { user, bridge } = openApp({ opening: { profiles: [ANA], settings: { ...SETTINGS, profile: 'ana' } } });
    await user.click(button('Play UNO at once'));
    await screen.findByRole('heading', { name: 'At the table match-1' });
    expect(asked(bridge, 'match.begin')).toMatchObject([{ plan: { game: 'uno', seats: [{ name: 'Ana' }, {}, {}] } }]);
  });

  it('begin one match, however often they are pressed', async () => {
    const { user, bridge } = openApp();
    await user.dblClick(button('Play UNO at once'));
    await screen.findByRole('heading', { name: 'At the table match-1' });
    expect(asked(bridge, 'match.begin')).toHaveLength(1);
  });

  it('continue the match that was played last', async () => {
    const opening = { ...OPENING, waiting: [waiting('new'), waiting('old'), waiting('other', 'shamano')] };
    const { user } = openApp({ opening });
    await user.click(button('Continue UNO'));
    expect(await screen.findByRole('heading', { name: 'At the table new' })).toBeTruthy();
  });

  it('say so if the game cannot be loaded, and stay', async () => {
    const { user } = openApp({ games: [game('uno', { load: () => Promise.reject(new Error('gone')) })] });
    await user.click(button('Play UNO at once'));
    expect(await screen.findByText(/This game could not be opened/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Games' })).toBeTruthy();
  });

  it('have the focus again when their game is left', async () => {
    const { user } = openApp({ games: [game('uno'), game('shamano')] });
    await user.click(button('SHAMANO: set up a match'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(document.activeElement).toBe(button('SHAMANO: set up a match')));
  });
});

describe('matches that wait', () => {
  it('are listed, and forgotten only after a question', async () => {
    const { user, bridge } = openApp({ opening: { waiting: [waiting('a'), waiting('b')] } });
    await user.click(button('2 matches wait'));
    const [first] = screen.getAllByRole('button', { name: 'Forget this match of UNO' });
    await user.click(first as HTMLElement);
    expect(asked(bridge, 'match.drop')).toEqual([]);
    await user.click(button('Forget it'));
    expect(asked(bridge, 'match.drop')).toEqual([{ id: 'a' }]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Forget this match of UNO' })).toHaveLength(1));
  });

  it('show again on their box after a match is left', async () => {
    const { user } = openApp({ bridge: fakeBridge(OPENING, { 'match.waiting': () => [waiting('match-1')] }) });
    await user.click(button('Play UNO at once'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: 'Continue UNO' })).toBeTruthy();
  });
});

describe('who is playing', () => {
  it('is chosen from the players and kept', async () => {
    const { user, bridge } = openApp({ opening: { profiles: [ANA, BRUNO] } });
    await user.click(button('Guest is playing. Change who plays'));
    await user.click(button('Play as Bruno'));
    expect(asked(bridge, 'settings.change')).toEqual([{ profile: 'bruno' }]);
    expect(button('Bruno is playing. Change who plays')).toBeTruthy();
  });

  it('is the player who has just been added', async () => {
    const { user, bridge } = openApp();
    await user.click(button(/is playing/));
    await user.click(button('Add a player'));
    await user.type(screen.getByLabelText('Name'), '  Zoé ');
    await user.click(screen.getByRole('radio', { name: 'Violet' }));
    await user.click(screen.getByRole('radio', { name: 'Rocket' }));
    await user.click(button('Save'));
    await waitFor(() =>
      expect(asked(bridge, 'profiles.create')).toEqual([{ name: 'Zoé', colour: 'violet', avatar: 12 }]),
    );
    expect(await screen.findByRole('button', { name: 'Zoé is playing. Change who plays', hidden: true })).toBeTruthy();
  });

  it('needs a name, and says so', async () => {
    const { user, bridge } = openApp();
    await user.click(button(/is playing/));
    await user.click(button('Add a player'));
    await user.type(screen.getByRole('textbox'), '\u200b\u2060');
    await user.click(button('Save'));
    expect(screen.getByRole('alert').textContent).toBe('A player needs a name.');
    expect(asked(bridge, 'profiles.create')).toEqual([]);
  });

  it('is nobody after that player is removed', async () => {
    const { user } = openApp({ opening: { profiles: [ANA], settings: { ...SETTINGS, profile: 'ana' } } });
    await user.click(button('Ana is playing. Change who plays'));
    await user.click(button('Edit Ana'));
    await user.click(button('Remove player'));
    await user.click(button('Remove Ana'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(button('Guest is playing. Change who plays')).toBeTruthy();
  });
});

describe('keys', () => {
  it('are listed under ?, and Escape closes the list', async () => {
    const { user } = openApp();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('mute with M, but not while a name is being written', async () => {
    const { user, bridge } = openApp();
    await user.keyboard('m');
    expect(asked(bridge, 'settings.change')).toEqual([{ muted: true }]);
    await user.click(button(/is playing/));
    await user.click(button('Add a player'));
    await user.type(screen.getByLabelText('Name'), 'Mimi?');
    expect(asked(bridge, 'settings.change')).toEqual([{ muted: true }]);
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Mimi?');
  });
});

describe('commands of the shell', () => {
  it('open settings and keys, and lead back to the boxes', async () => {
    const { user, bridge } = openApp();
    bridge.signal('command', { command: 'settings' });
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeTruthy();
    bridge.signal('command', { command: 'keys' });
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(button('UNO: set up a match'));
    await screen.findByRole('heading', { name: 'Set up a match of UNO' });
    bridge.signal('command', { command: 'launcher' });
    expect(await screen.findByRole('list', { name: 'Games' })).toBeTruthy();
  });

  it('show settings that the window has changed', () => {
    const { app, bridge } = openApp();
    bridge.signal('settings', { ...SETTINGS, fullScreen: true });
    expect(app.getState().settings.fullScreen).toBe(true);
  });
});

describe('notices', () => {
  it('say what happened in a sentence, one after the other, until dismissed', async () => {
    const notices = ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      code: 'file-newer-version' as const,
      values: { file: `${id}.json` },
    }));
    const { user } = openApp({ opening: { notices } });
    const box = screen.getByRole('region', { name: 'Notices' });
    expect(box.textContent).toContain('a.json was written by a newer version');
    expect(box.textContent).toContain('One more notice');
    expect(box.textContent).not.toContain('d.json');
    await user.click(within(box).getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(box.textContent).not.toContain('a.json');
    expect(box.textContent).toContain('d.json');
  });
});
