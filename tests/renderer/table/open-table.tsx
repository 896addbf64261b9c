/** The whole table on a page of happy-dom, over the real services. */
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, vi } from 'vitest';
import type { Begun, MatchPlan, Settings } from '../../../electron/api.ts';
import { AppProvider } from '../../../renderer/app/context.tsx';
import { FocusKeeper } from '../../../renderer/app/focus.tsx';
import { ShortcutProvider } from '../../../renderer/app/shortcuts.tsx';
import { createApp } from '../../../renderer/app/store.ts';
import { games } from '../../../renderer/games/index.ts';
import TableScreen from '../../../renderer/table/TableScreen.tsx';
import { createText } from '../../../renderer/text/index.ts';
import type { RealBridge } from './real-bridge.ts';
import { FACES } from './seat-at.ts';

configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });
window.getComputedStyle = (element) => (element as HTMLElement).style;
afterEach(cleanup);

export interface OpenTable {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly id: string;
  readonly left: ReturnType<typeof vi.fn>;
  readonly again: ReturnType<typeof vi.fn>;
  /** Waits until the table stands in one of these phases. */
  until(...phases: readonly string[]): Promise<void>;
}

/** Begins a match and shows it, with nothing moving. A text that is missing fails the test. */
export async function openTable(
  bridge: RealBridge,
  plan: MatchPlan,
  settings: Partial<Settings> = {},
): Promise<OpenTable> {
  const changed = { motion: 'off', confirmDraw: false, ...settings } as const;
  await bridge.must('settings.change', changed);
  const opening = await bridge.must('app.open', {});
  const begun: Begun = await bridge.must('match.begin', { plan });
  const missing = (key: string) => {
    throw new Error(`There is no text ${key}.`);
  };
  const text = createText(changed.language === 'pt-BR' ? 'pt-BR' : 'en', missing);
  const [left, again] = [vi.fn(), vi.fn()];
  const face = FACES[plan.game];
  const entry = games[0];
  if (face === undefined || entry === undefined) throw new Error('no such game');
  const { table, glimpse, events } = begun;
  render(
    <I18nextProvider i18n={text}>
      <AppProvider app={createApp(bridge, opening, text)}>
        <ShortcutProvider>
          <FocusKeeper />
          <TableScreen
            entry={entry}
            face={face}
            teaching={null}
            seating={{ table, glimpse, events }}
            onLeave={left}
            onBegun={again}
          />
        </ShortcutProvider>
      </AppProvider>
    </I18nextProvider>,
  );
  return {
    user: userEvent.setup(),
    id: table.id,
    left,
    again,
    async until(...phases) {
      await waitFor(() => {
        const now = screen.getByRole('main').dataset.phase ?? '';
        if (!phases.includes(now)) throw new Error(`The table is ${now}, not ${phases.join(' or ')}.`);
      });
    },
  };
}

export const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
export const playable = () => [...document.querySelectorAll<HTMLElement>('[data-card][data-playable]')];
/** What has been read aloud, in order. */
export const said = () => screen.getByRole('log', { name: /News|Notícias/ }).textContent ?? '';
