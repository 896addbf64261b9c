/** What axe says of the page as it stands: nothing, or the test fails; and the looks in which it is asked. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function nothingFound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
  expect(found).toEqual([]);
}

/** Every theme and every language; contrast hangs on the theme, names on the language. */
export const LOOKS = [
  ['dark', 'en'],
  ['light', 'pt-BR'],
  ['contrast', 'en'],
] as const;
