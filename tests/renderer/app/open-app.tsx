/** Puts the whole app on a page of happy-dom, over a fake bridge and with games made for the test. */
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach } from 'vitest';
import { uno } from '../../../core/games/uno/uno.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import type { OptionKind } from '../../../core/kit/options.ts';
import type { Opening } from '../../../electron/api.ts';
import { App } from '../../../renderer/app/App.tsx';
import { AppProvider } from '../../../renderer/app/context.tsx';
import { ShortcutProvider } from '../../../renderer/app/shortcuts.tsx';
import { createApp } from '../../../renderer/app/store.ts';
import type { TableProps } from '../../../renderer/app/table-props.ts';
import type { BoxProps, GameEntry, GameFace } from '../../../renderer/games/entry.ts';
import { createText, resolveLanguage } from '../../../renderer/text/index.ts';
import { type FakeBridge, fakeBridge, OPENING } from './fake-bridge.ts';

afterEach(cleanup);
// No style sheet is loaded here, and computing what none of them says takes most of a test's time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
window.getComputedStyle = (element) => (element as HTMLElement).style;

/** Every option's words are its key and its values, so that a test can name them. */
function words() {
  const values = (spec: OptionKind) =>
    spec.kind === 'choice' ? spec.values : spec.kind === 'number' ? (spec.words ?? []) : [];
  const options = uno.options.specs.map((spec) => [
    spec.key,
    {
      name: spec.key,
      line: `About ${spec.key}.`,
      needs: `${spec.key} needs more.`,
      values: Object.fromEntries(values(spec).map((value) => [value, `${spec.key} ${value}`])),
    },
  ]);
  const presets = Object.keys(uno.options.presets).map((name) => [
    name,
    { name: `Table ${name}`, line: `Like ${name}.` },
  ]);
  return { options: Object.fromEntries(options), presets: Object.fromEntries(presets), conflicts: {} };
}

const face = {
  game: uno as unknown as AnyGame,
  levels: ['easy', 'normal', 'source'],
  texts: { en: words(), 'pt-BR': words() },
} as unknown as GameFace;

function PlainBox({ part }: BoxProps) {
  return <svg viewBox="0 0 400 500" aria-hidden="true" data-part={part} />;
}

/** A game under a name of its own, with UNO's rules behind it. */
export function game(id: string, change: Partial<GameEntry> = {}): GameEntry {
  return {
    id,
    name: id.toUpperCase(),
    line: { en: `${id} in a line.`, 'pt-BR': `${id} numa linha.` },
    seats: uno.seats,
    cloth: '#444444',
    Box: PlainBox,
    load: () => Promise.resolve(face),
    ...change,
  };
}

/** Stands where the table would: says which match lies on it. */
function TableStandIn({ seating, onLeave }: TableProps) {
  return (
    <main>
      <h1>{`At the table ${seating.table.id}`}</h1>
      <button type="button" onClick={onLeave}>
        Leave
      </button>
    </main>
  );
}

interface Wanted {
  readonly opening?: Partial<Opening>;
  readonly games?: readonly GameEntry[];
  readonly bridge?: FakeBridge;
}

export function openApp({ opening = {}, games = [game('uno')], bridge }: Wanted = {}) {
  const whole = { ...OPENING, ...opening };
  const used = bridge ?? fakeBridge(whole);
  const missing: string[] = [];
  const text = createText(resolveLanguage(whole.settings.language, whole.locale), (key) => missing.push(key));
  const app = createApp(used, whole, text);
  const page = render(
    <I18nextProvider i18n={text}>
      <AppProvider app={app}>
        <ShortcutProvider>
          <App games={games} loadTable={() => Promise.resolve({ default: TableStandIn })} />
        </ShortcutProvider>
      </AppProvider>
    </I18nextProvider>,
  );
  return { page, app, bridge: used, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), missing };
}
