// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uno } from '../../../core/games/uno/uno.ts';
import type { MatchPlan } from '../../../electron/api.ts';
import { ANA, BRUNO, fakeBridge, OPENING, SETTINGS } from './fake-bridge.ts';
import { openApp } from './open-app.tsx';

const opening = { ...OPENING, profiles: [ANA, BRUNO], settings: { ...SETTINGS, profile: 'ana' } };

async function openSetup(lastPlan: MatchPlan | null = null) {
  const opened = openApp({ opening, bridge: fakeBridge(opening, { 'match.lastPlan': () => lastPlan }) });
  await opened.user.click(screen.getByRole('button', { name: 'UNO: set up a match' }));
  await screen.findByRole('heading', { name: 'Set up a match of UNO' });
  const begun = () =>
    opened.bridge.asked.flatMap((one) => (one.channel === 'match.begin' ? [one.request as { plan: MatchPlan }] : []));
  const plan = (): MatchPlan => {
    const [last] = begun().slice(-1);
    if (last === undefined) throw new Error('no match has begun');
    return last.plan;
  };
  return { ...opened, begun, plan };
}

const button = (name: string) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);

describe('the set-up screen', () => {
  it('is ready to start, and starts with what it shows', async () => {
    const { user, plan } = await openSetup();
    expect(document.activeElement).toBe(button('Start'));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'At the table match-1' });
    expect(plan().options).toEqual(uno.options.presets.seed);
    expect(plan().seats.map((seat) => seat.name)).toEqual(['Ana', 'Iris', 'Otto']);
  });

  it('adds seats up to ten and takes them away down to two', async () => {
    const { user } = await openSetup();
    for (let i = 0; i < 9; i++) await user.click(button('Add a seat'));
    expect(names()).toHaveLength(10);
    for (let i = 0; i < 8; i++) await user.click(button('Take seat 2 away'));
    expect(names()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Take seat 2 away' })).toBeNull();
  });

  it('keeps the focus when a seat is taken away', async () => {
    const { user } = await openSetup();
    await user.click(button('Take seat 3 away'));
    expect(document.activeElement).toBe(button('Add a seat'));
  });

  it('says in a line what each level of the computer players is', async () => {
    await openSetup();
    const note = document.getElementById(button('How the computer players play').getAttribute('popovertarget') ?? '');
    const lines = [...(note?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent);
    expect(lines.filter((_, i) => i % 2 === 0)).toEqual(['Easy', 'Normal', 'Source']);
    expect(lines.at(-1)).toMatch(/^Plays by the very words of the description/);
  });

  it('seats people by profile, guests and computers by level', async () => {
    const { user, plan } = await openSetup();
    await user.selectOptions(screen.getByLabelText('Who sits at seat 2'), 'Bruno');
    await user.selectOptions(screen.getByLabelText('Who sits at seat 3'), 'Source');
    expect(names()).toEqual(['Ana', 'Bruno', 'Otto']);
    await user.click(button('Start'));
    await waitFor(() =>
      expect(plan().seats).toMatchObject([{ profile: 'ana' }, { profile: 'bruno' }, { level: 'source' }]),
    );
  });

  it('says that people share the screen, and what the curtain does', async () => {
    const { user, app } = await openSetup();
    await user.selectOptions(screen.getByLabelText('Who sits at seat 2'), 'Guest');
    expect(screen.getByText('2 people share this screen; a curtain falls between turns.')).toBeTruthy();
    await app.actions.change({ curtain: false });
    expect(await screen.findByText('2 people share this screen with open hands.')).toBeTruthy();
  });

  it('offers to watch a table of computers', async () => {
    const { user } = await openSetup();
    await user.selectOptions(screen.getByLabelText('Who sits at seat 1'), 'Normal');
    expect(button('Watch')).toBeTruthy();
    expect(screen.getByText('Nobody but computers at this table: you watch.')).toBeTruthy();
  });

  it('does not start while a seat has no name, and says which', async () => {
    const { user, begun } = await openSetup();
    await user.clear(screen.getByLabelText('Name at seat 2'));
    await user.click(button('Start'));
    expect(screen.getByText('Seat 2 needs a name.')).toBeTruthy();
    expect(begun()).toEqual([]);
  });

  it('takes a whole ready-made table, and knows when it is none any more', async () => {
    const { user, plan } = await openSetup();
    await user.click(screen.getByRole('radio', { name: /Table party/ }));
    expect((screen.getByRole('radio', { name: 'stacking up' }) as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('switch', { name: 'jumpIn' }));
    expect(screen.getByText('Your own table')).toBeTruthy();
    await user.click(button('Start'));
    await waitFor(() => expect(plan().options).toEqual({ ...uno.options.presets.party, jumpIn: false }));
  });

  it('shows a rule inactive, with the reason, while it has no effect', async () => {
    const { user } = await openSetup();
    const teams = () => screen.getByRole('switch', { name: 'teams' }) as HTMLInputElement;
    expect(teams().disabled).toBe(true);
    expect(screen.getByText('teams needs more.')).toBeTruthy();
    await user.click(button('Add a seat'));
    expect(teams().disabled).toBe(false);
    expect(screen.getByText('About teams.')).toBeTruthy();
  });

  it('sets numbers by steps, by typing and by the word for a special value', async () => {
    const { user, plan } = await openSetup();
    const target = () => screen.getByRole('spinbutton', { name: /target/ }) as HTMLInputElement;
    await user.click(button('More: target'));
    expect(target().value).toBe('150');
    await user.click(button('target single'));
    expect(target().value).toBe('');
    await user.click(button('Less: handSize'));
    await user.click(button('Start'));
    await waitFor(() => expect(plan().options).toMatchObject({ target: 'single', handSize: 6 }));
  });

  it('opens as the last match was begun', async () => {
    const last: MatchPlan = {
      game: 'uno',
      seats: [
        { kind: 'human', name: 'Bruno', colour: 'rose', profile: 'bruno' },
        { kind: 'computer', name: 'Hal', colour: 'sky', level: 'easy' },
      ],
      options: { ...uno.options.presets.official },
    };
    await openSetup(last);
    expect(names()).toEqual(['Bruno', 'Hal']);
    expect((screen.getByRole('radio', { name: /Table official/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('goes back with Escape', async () => {
    const { user } = await openSetup();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('list', { name: 'Games' })).toBeTruthy();
  });

  it('has words for everything it shows, in both languages', async () => {
    const { app, missing } = await openSetup();
    await app.actions.change({ language: 'pt-BR' });
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeTruthy();
    expect(missing).toEqual([]);
  });
});
