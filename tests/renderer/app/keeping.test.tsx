// @vitest-environment happy-dom
/** How a deck that is being made is kept: what the builder is told of it. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeeping } from '../../../renderer/decks/use-keeping.ts';

afterEach(cleanup);

/** Keeps texts; an empty one has no form, and answers of the shelf come when the test says so. */
function keeping(first: string) {
  const answers: ((kept: boolean) => void)[] = [];
  const asked: string[] = [];
  const keep = (_id: string, deck: string) => {
    asked.push(deck);
    return new Promise((resolve) => answers.push((kept) => resolve(kept ? deck : null)));
  };
  const formed = (deck: string) => deck !== '';
  const hook = renderHook(({ deck }) => useKeeping({ id: 'one', deck, formed, keep }), {
    initialProps: { deck: first },
  });
  const turn = async (deck: string) => act(async () => hook.rerender({ deck }));
  const answer = async (kept: boolean) => act(async () => answers.shift()?.(kept));
  return { state: () => hook.result.current, asked, turn, answer };
}

describe('a deck under the hands of its builder', () => {
  it('is saved again when what was impossible is taken back', async () => {
    const { state, turn, asked } = keeping('Ana');
    await turn('');
    expect(state()).toBe('faulty');
    await turn('Ana');
    expect(state()).toBe('saved');
    expect(asked).toEqual([]);
  });

  it('is still on its way when what was impossible is taken back before the answer', async () => {
    const { state, turn, answer } = keeping('Ana');
    await turn('Bea');
    await turn('');
    await turn('Bea');
    expect(state()).toBe('saving');
    await answer(true);
    expect(state()).toBe('saved');
  });

  it('is sent again when one comes back to what was refused', async () => {
    const { state, turn, answer, asked } = keeping('Ana');
    await turn('Bea');
    await answer(false);
    expect(state()).toBe('refused');
    await turn('');
    await turn('Bea');
    await answer(true);
    expect(state()).toBe('saved');
    expect(asked).toEqual(['Bea', 'Bea']);
  });
});
