// @vitest-environment happy-dom
/** A builder in a haste: changes that come one upon the other, faster than the page finds time for anything else. */
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useKeeping } from '../../../renderer/decks/use-keeping.ts';
import { useStory } from '../../../renderer/decks/use-story.ts';

/** Changes that a story remembers. */
const MANY = 100;

beforeEach(() => configure({ reactStrictMode: true }));
afterEach(cleanup);

function Bench({ keep }: { readonly keep: () => Promise<unknown> }) {
  const { now, change, undo } = useStory(0);
  const state = useKeeping({ id: 'one', deck: now, formed: (deck) => deck % 3 !== 0, keep });
  return (
    <>
      <p>{`${now} ${state}`}</p>
      <button type="button" onClick={() => change(now + 1)}>
        Add
      </button>
      <button type="button" onClick={() => undo?.()}>
        Undo
      </button>
    </>
  );
}

it.each([
  ['answers at once', () => Promise.resolve('one')],
  ['does not answer', () => new Promise(() => {})],
])('a hundred changes undone in one breath lead back to the deck as it was, when the shelf %s', async (_, keep) => {
  render(<Bench keep={keep} />);
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const errors: unknown[] = [];
  window.addEventListener('error', (event) => errors.push(event.error));
  for (const name of ['Add', 'Undo']) {
    for (let i = 0; i < MANY; i++) {
      screen.getByRole('button', { name }).click();
      for (let step = 0; step < 8; step++) await Promise.resolve();
    }
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(errors).toEqual([]);
  expect(screen.getByRole('paragraph').textContent).toMatch(/^0 /);
});
