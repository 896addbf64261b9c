/** axe looks at a page as it stands, by all levels of WCAG that are asked for, and finds nothing. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * `more` are tags of rules beside those of WCAG. The legacy mode only means that what axe found is not put
 * together in a second page, which costs more than the search; that page is for frames, and ours has none.
 */
export async function nothingFound(page: Page, where: string, more: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags([...RULES, ...more])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
  expect(found).toEqual([]);
}
