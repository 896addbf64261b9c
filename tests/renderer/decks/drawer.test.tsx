// @vitest-environment happy-dom
/** The decks that are kept, while what was changed is still on its way to the shelf. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { KeptDeck } from '../../../electron/api.ts';
import { useDrawer } from '../../../renderer/decks/use-drawer.ts';

afterEach(cleanup);

interface Named {
  readonly name: string;
}

const shelved = (...names: string[]): KeptDeck[] =>
  names.map((name, i) => ({ id: `deck-${i}`, game: 'umblight', since: '', savedAt: '', deck: { name } }));

/** A drawer over a shelf that answers when the test says so. */
function drawer(...names: string[]) {
  let shelf = shelved(...names);
  const answers: (() => void)[] = [];
  const asked: string[] = [];
  const later = <T,>(name: string, answer: () => T) => {
    asked.push(name);
    return new Promise<T>((resolve) => answers.push(() => resolve(answer())));
  };
  const hook = renderHook(() =>
    useDrawer<Named>({
      decks: shelved(...names),
      save: (id, deck) =>
        later((deck as Named).name, () => {
          if ((deck as Named).name === 'forbidden') return null;
          shelf = shelf.map((one) => (one.id === id ? { ...one, deck } : one)) as KeptDeck[];
          return { id: id ?? 'new', decks: shelf };
        }),
      remove: (id) =>
        later(`remove ${id}`, () => {
          shelf = shelf.filter((one) => one.id !== id);
          return shelf;
        }),
    }),
  );
  return {
    asked,
    now: () => {
      hook.rerender();
      return hook.result.current;
    },
    names: () => {
      hook.rerender();
      return hook.result.current.kept.map(({ design }) => design.name);
    },
    answer: () => act(async () => answers.shift()?.()),
  };
}

it('shows a deck as it was last changed before the shelf has answered', async () => {
  const { now, names, answer } = drawer('Ana', 'Bea');
  void now().keep('deck-0', { name: 'Anna' });
  expect(names()).toEqual(['Anna', 'Bea']);
  void now().keep('deck-0', { name: 'Hanna' });
  expect(names()).toEqual(['Hanna', 'Bea']);
  await answer();
  expect(names()).toEqual(['Hanna', 'Bea']);
  await answer();
  expect(names()).toEqual(['Hanna', 'Bea']);
});

it('sends one change at a time, and of those that wait only the last', async () => {
  const { now, asked, answer } = drawer('Ana');
  for (const name of ['A', 'B', 'C']) void now().keep('deck-0', { name });
  expect(asked).toEqual(['A']);
  await answer();
  expect(asked).toEqual(['A', 'C']);
});

it('shows what is kept again when a change is refused', async () => {
  const { now, names, answer } = drawer('Ana');
  const kept = now().keep('deck-0', { name: 'forbidden' });
  await answer();
  expect(await kept).toBeNull();
  expect(names()).toEqual(['Ana']);
});

it('does not bring a removed deck back with a change that still waited', async () => {
  const { now, names, asked, answer } = drawer('Ana', 'Bea');
  void now().keep('deck-0', { name: 'A' });
  void now().keep('deck-0', { name: 'B' });
  void now().remove('deck-0');
  await answer();
  await answer();
  expect(asked).toEqual(['A', 'remove deck-0']);
  expect(names()).toEqual(['Bea']);
});

it('rests when the last change has arrived', async () => {
  const { now, answer } = drawer('Ana');
  void now().keep('deck-0', { name: 'A' });
  void now().keep('deck-0', { name: 'B' });
  let rests = false;
  void now()
    .rest()
    .then(() => {
      rests = true;
    });
  await answer();
  expect(rests).toBe(false);
  await answer();
  expect(rests).toBe(true);
});
