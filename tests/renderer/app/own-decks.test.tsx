// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import type { KeptDeck } from '../../../electron/api.ts';
import type { DeckFace, WorkshopProps } from '../../../renderer/games/deck-face.ts';
import type { GameFace } from '../../../renderer/games/entry.ts';
import { fakeBridge } from './fake-bridge.ts';
import { game, openApp } from './open-app.tsx';

function Workshop({ decks, open, save, play }: WorkshopProps) {
  return (
    <main>
      <h1>{`Workshop of ${decks.length}`}</h1>
      <p>{`Open: ${open}`}</p>
      <button type="button" onClick={() => void save(null, { name: 'New', value: 1 })}>
        Save
      </button>
      <button type="button" onClick={() => play('standard', 'easy', 'deck-1')}>
        Test
      </button>
    </main>
  );
}

type Named = { readonly name: string; readonly value: unknown };
const deckFace = (option: string): DeckFace => ({
  option,
  ready: [{ id: 'deep', value: 'deep-wood', name: { en: 'Deep Wood', 'pt-BR': 'Mata Funda' } }],
  nameOf: (deck) => (deck as Named).name,
  valueOf: (deck) => (deck as Named).value,
  load: () => Promise.resolve({ default: Workshop }),
});

function shelf(core: unknown, option: string, kept: readonly Named[]) {
  const face = {
    game: core as AnyGame,
    levels: ['easy', 'normal'],
    texts: { en: {}, 'pt-BR': {} },
    decks: deckFace(option),
  } as unknown as GameFace;
  const decks: KeptDeck[] = kept.map((deck, i) => ({
    id: `deck-${i}`,
    game: (core as AnyGame).id,
    since: '',
    savedAt: '',
    deck,
  }));
  const bridge = fakeBridge(undefined, {
    'decks.list': () => decks,
    'decks.save': () => ({ id: 'new', decks }),
  });
  const entry = game((core as AnyGame).id, { seats: (core as AnyGame).seats, load: () => Promise.resolve(face) });
  return openApp({ games: [entry], bridge });
}

const plans = (bridge: ReturnType<typeof fakeBridge>) =>
  bridge.asked.flatMap(({ channel, request }) =>
    channel === 'match.begin' ? [(request as { plan: { options: Record<string, unknown> } }).plan] : [],
  );

describe('decks of the players’ own', () => {
  const mine = { ...standard, id: 'mine' };
  const kept = [
    { name: 'Mine', value: mine },
    { name: 'Half made', value: null },
  ];

  it('can be chosen beside the ready-made tables, unless they are not finished', async () => {
    const { bridge, user } = shelf(jankenWars, 'deck', kept);
    await user.click(await screen.findByRole('button', { name: 'JANKEN-WARS: set up a match' }));
    await user.click(await screen.findByRole('radio', { name: /Mine/ }));
    expect(screen.getByRole('radio', { name: /Half made/ })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(plans(bridge)).toHaveLength(1));
    expect(plans(bridge)[0]?.options.deck).toEqual(mine);
  });

  it('can be chosen for a single seat', async () => {
    const { bridge, user } = shelf(umblight, 'decks', [{ name: 'Mine', value: ['a'] }]);
    await user.click(await screen.findByRole('button', { name: 'UMBLIGHT: set up a match' }));
    const [, second] = await screen.findAllByRole('combobox', { name: /options.decks.name|decks/ });
    expect(second).toHaveProperty('value', 'deep');
    expect(second?.closest('label')?.firstElementChild?.textContent).toMatch(/options.decks.name|decks/);
    await user.selectOptions(second as HTMLElement, 'Mine');
    expect(second).toHaveProperty('value', 'deck-0');
    expect(plans(bridge)).toEqual([]);
  });

  it('are made in the workshop, which plays them against a computer', async () => {
    const { bridge, user } = shelf(jankenWars, 'deck', kept);
    await user.click(await screen.findByRole('button', { name: 'JANKEN-WARS: set up a match' }));
    await user.click(await screen.findByRole('button', { name: 'Deck workshop' }));
    await screen.findByRole('heading', { name: 'Workshop of 2' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(plans(bridge)).toHaveLength(1));
    expect(plans(bridge)[0]).toMatchObject({
      game: 'janken-wars',
      seats: [{ kind: 'human' }, { kind: 'computer', level: 'easy' }],
      options: { deck: 'standard' },
    });
    expect(bridge.asked).toContainEqual({
      channel: 'decks.save',
      request: { game: 'janken-wars', id: null, deck: { name: 'New', value: 1 } },
    });
  });

  it('are found open in the workshop again by whoever leaves a test game, which does not wait then', async () => {
    const { user, bridge } = shelf(jankenWars, 'deck', kept);
    await user.click(await screen.findByRole('button', { name: 'JANKEN-WARS: set up a match' }));
    await user.click(await screen.findByRole('button', { name: 'Deck workshop' }));
    await screen.findByText('Open: null');
    await user.click(screen.getByRole('button', { name: 'Test' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Open: deck-1');
    expect(bridge.asked).toContainEqual({ channel: 'match.drop', request: { id: 'match-1' } });
  });
});
