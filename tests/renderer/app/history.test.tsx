// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { HistoryEntry, Notice, Replay } from '../../../electron/api.ts';
import { fakeBridge, OPENING } from './fake-bridge.ts';
import { game, openApp } from './open-app.tsx';

const past = (id: string, of: string): HistoryEntry => ({
  id,
  game: of,
  seats: [
    { kind: 'human', name: 'Ana', colour: 'jade', profile: null },
    { kind: 'computer', name: 'Otto', colour: 'coral', level: 'easy' },
  ],
  winners: [0],
  by: 'conceded',
  plies: 12,
  startedAt: '2026-05-01T12:00:00.000Z',
  endedAt: '2026-05-01T12:30:00.000Z',
});

function openList(replay: Replay = { kind: 'refused', fault: 'refused', move: 3 }, notices: readonly Notice[] = []) {
  let entries = [past('one', 'uno'), past('two', 'other')];
  const opening = { ...OPENING, notices };
  const bridge = fakeBridge(opening, {
    'history.list': () => entries,
    'history.remove': ({ id }) => {
      entries = entries.filter((entry) => entry.id !== id);
      return entries;
    },
    'history.replay': () => replay,
    'files.exportOne': () => ({ file: '/home/ana/one.quadreplay', documents: 1 }),
  });
  return openApp({ bridge, opening, games: [game('uno'), game('other')] });
}

const list = () => screen.findByRole('dialog', { name: 'Past matches' });
const rows = async () => within(await list()).findAllByRole('heading', { level: 3 });

describe('a sheet that breaks', () => {
  it('says so in words, and leads back to the screen under it', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...past('one', 'uno'), seats: null } as unknown as HistoryEntry;
    const bridge = fakeBridge(OPENING, { 'history.list': () => [broken] });
    const { user } = openApp({ bridge, games: [game('uno')] });
    await user.click(screen.getByRole('button', { name: 'Past matches' }));
    const alert = await screen.findByRole('alert');
    await user.click(within(alert.closest('main') ?? alert).getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Past matches' })).toBeTruthy();
    complaints.mockRestore();
  });
});

describe('a file that is imported', () => {
  const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? new HTMLInputElement();
  const openPicker = async (answers: Parameters<typeof fakeBridge>[1] = {}) => {
    const bridge = fakeBridge(OPENING, { 'files.offer': () => ({ names: ['matches/one'], refused: 0 }), ...answers });
    const { user } = openApp({ bridge, games: [game('uno')] });
    await user.click(screen.getByRole('button', { name: 'Past matches' }));
    await list();
    return { user, bridge };
  };

  it('can be the one that was chosen before', async () => {
    const { user } = await openPicker();
    await user.upload(picker(), new File(['{}'], 'a.quadmatch'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(picker().value).toBe('');
  });

  it('can be dropped on the window while past matches are listed; the page is never left for one', async () => {
    const { user } = await openPicker();
    const drop = (type: string) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      const dataTransfer = { types: ['Files'], files: [new File(['{}'], 'a.quadmatch')] };
      fireEvent(document.body, Object.assign(event, { dataTransfer }));
      return event.defaultPrevented;
    };
    expect([drop('dragover'), drop('drop')]).toEqual([true, true]);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drop('drop')).toBe(true);
  });

  it('is refused in words if it is far too large, or cannot be read', async () => {
    const { user, bridge } = await openPicker();
    const gone = Object.assign(new File(['{}'], 'a.quadmatch'), { text: () => Promise.reject(new Error('gone')) });
    const large = Object.defineProperty(new File(['{}'], 'b.quadmatch'), 'size', { value: 2 ** 40 });
    for (const file of [gone, large]) {
      await user.upload(picker(), file);
      expect(await screen.findByText(/could not be imported|far too large/)).toBeTruthy();
    }
    expect(bridge.asked.filter(({ channel }) => channel === 'files.offer')).toEqual([]);
  });
});

describe('the list of past matches', () => {
  it('says of each who won, how long it was and that somebody gave up', async () => {
    const { user } = openList();
    await user.click(screen.getByRole('button', { name: 'Past matches' }));
    const [first] = await rows();
    expect(first?.textContent).toBe('UNO · Won by Ana');
    expect(first?.parentElement?.textContent).toContain('12 moves · given up');
  });

  it('says of a match in the game’s own words how it ended, where those are not who won', async () => {
    const endings = { defeat: { en: 'A journey that was lost', 'pt-BR': 'Jornada perdida' } };
    const lost = { ...past('one', 'uno'), by: 'defeat', winners: [1] };
    const bridge = fakeBridge(OPENING, { 'history.list': () => [lost] });
    const { user } = openApp({ bridge, games: [game('uno', { endings })] });
    await user.click(screen.getByRole('button', { name: 'Past matches' }));
    expect((await rows()).map((row) => row.textContent)).toEqual(['UNO · A journey that was lost']);
    expect(document.querySelector('[data-winner]')).toBeNull();
  });

  it('lists one game’s matches when it is opened from that game’s set-up, and all when told to', async () => {
    const { user } = openList();
    await user.click(screen.getByRole('button', { name: 'OTHER: set up a match' }));
    await user.click(await screen.findByRole('button', { name: 'Past matches' }));
    expect((await rows()).map((row) => row.textContent)).toEqual(['OTHER · Won by Ana']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which game' }), 'All games');
    expect(await rows()).toHaveLength(2);
  });

  it('asks before it removes a match', async () => {
    const { user, bridge } = openList();
    await user.click(screen.getByRole('button', { name: 'Past matches' }));
    await rows();
    await user.click(screen.getByRole('button', { name: /^Remove the match of UNO/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(bridge.asked.map(({ channel }) => channel)).not.toContain('history.remove');
    await user.click(screen.getByRole('button', { name: /^Remove the match of UNO/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it.each<[Replay, string]>([
    [{ kind: 'refused', fault: 'refused', move: 3 }, 'move 3 is against the rules'],
    [{ kind: 'refused', fault: 'other-version', move: 0 }, 'it was played by older rules'],
    [{ kind: 'refused', fault: 'newer', move: 0 }, 'it was played by newer rules; update Quadrille to see it'],
  ])('says in its place why a match cannot be shown again: %o', async (replay, reason) => {
    const { user } = openList(replay);
    await user.click(screen.getByRole('button', { name: 'Past matches' }));
    await rows();
    await user.click(screen.getByRole('button', { name: /^Replay of the match of UNO/ }));
    expect(await screen.findByText(`This match cannot be shown again: ${reason}.`)).toBeTruthy();
  });

  it('says where a match lies that was exported', async () => {
    const { user } = openList();
    await user.click(screen.getByRole('button', { name: 'Past matches' }));
    await rows();
    await user.click(screen.getByRole('button', { name: /^Export the match of UNO .* as a file$/ }));
    expect(await screen.findByText('Exported as /home/ana/one.quadreplay.')).toBeTruthy();
  });
});

describe('a replay that was opened from outside', () => {
  const values = { file: '/home/ana/one.quadreplay', taken: '1', already: '0', refused: '0', only: 'history/one' };

  it('is shown at once on the first screen; if it cannot be, that is said', async () => {
    const { bridge } = openList(undefined, [{ id: 'n1', code: 'file-opened', values }]);
    expect(await screen.findByText('Opened a replay from /home/ana/one.quadreplay.')).toBeTruthy();
    await screen.findByText('This match cannot be shown again: move 3 is against the rules.');
    expect(bridge.asked.filter(({ channel }) => channel === 'history.replay')).toHaveLength(1);
  });

  it('waits for a press where something else is on the screen', async () => {
    const { user, bridge } = openList();
    await user.click(screen.getByRole('button', { name: 'UNO: set up a match' }));
    await screen.findByRole('button', { name: 'Start' });
    bridge.notices = [{ id: 'n1', code: 'file-opened', values }];
    bridge.signal('notices', null);
    const button = await screen.findByRole('button', { name: 'Show the replay' });
    expect(bridge.asked.map(({ channel }) => channel)).not.toContain('history.replay');
    await user.click(button);
    await waitFor(() => expect(bridge.asked.map(({ channel }) => channel)).toContain('history.replay'));
  });
});
