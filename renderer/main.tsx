/** Opens the bridge, asks for everything the first screen needs, and shows the app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { App } from './app/App.tsx';
import { openBridge } from './app/bridge.ts';
import { AppProvider } from './app/context.tsx';
import { ShortcutProvider } from './app/shortcuts.tsx';
import { createApp } from './app/store.ts';
import { games } from './games/index.ts';
import { createText, resolveLanguage } from './text/index.ts';
import './theme/index.css';

async function open(root: HTMLElement): Promise<void> {
  const bridge = openBridge();
  const outcome = await bridge.ask('app.open', {});
  if (!outcome.ok) {
    const text = createText(resolveLanguage('system', navigator.language));
    root.textContent = text.t(`faults.${outcome.fault.code}`, { reason: outcome.fault.sentence });
    return;
  }
  const opening = outcome.answer;
  const text = createText(resolveLanguage(opening.settings.language, opening.locale));
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={text}>
        <AppProvider app={createApp(bridge, opening, text)}>
          <ShortcutProvider>
            <App games={games} loadTable={() => import('./table/TableScreen.tsx')} />
          </ShortcutProvider>
        </AppProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('app');
if (root !== null) void open(root);
