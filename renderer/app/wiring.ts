/** Ties the app to what lies outside React: the document's look and language, the shell's commands, full screen. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Signals } from '../../electron/api.ts';
import { resolveLanguage, speak } from '../text/index.ts';
import { applyLook } from '../theme/apply.ts';
import { useActions, useApp, useBridge, useMotion } from './context.tsx';

/** Settings that change how things look and read take effect here, at once. */
export function useLook(): void {
  const settings = useApp((state) => state.settings);
  const locale = useApp((state) => state.opening.locale);
  const { reduced } = useMotion();
  const { i18n } = useTranslation('app');
  useEffect(() => applyLook(document.documentElement, settings, reduced), [settings, reduced]);
  useEffect(
    () => speak(i18n, resolveLanguage(settings.language, locale), document.documentElement),
    [settings.language, locale, i18n],
  );
}

/** Menu commands and shortcuts that reach the main process first. `rules` is for the table. */
export function useCommands(): void {
  const actions = useActions();
  const bridge = useBridge();
  const fullScreen = useApp((state) => state.settings.fullScreen);
  useEffect(() => {
    const obey = ({ command }: Signals['command']) => {
      if (command === 'settings' || command === 'keys') actions.open(command);
      if (command === 'launcher') void actions.toLauncher();
      if (command === 'full-screen') void actions.change({ fullScreen: !fullScreen });
    };
    const silence = [bridge.on('command', obey), bridge.on('settings', actions.hearSettings)];
    return () => {
      for (const stop of silence) stop();
    };
  }, [bridge, actions, fullScreen]);
}

/** In the preview the page itself must ask the browser; in Electron the main process does it. */
export function usePreviewFullScreen(): void {
  const wanted = useApp((state) => state.settings.fullScreen);
  const preview = useApp((state) => state.opening.shell === 'preview');
  const { change } = useActions();
  useEffect(() => {
    if (!preview || wanted === (document.fullscreenElement !== null)) return;
    // A browser refuses without a gesture, for instance on the first screen; then the window stays as it is.
    if (wanted) document.documentElement.requestFullscreen().catch(() => undefined);
    else void document.exitFullscreen();
  }, [wanted, preview]);
  useEffect(() => {
    if (!preview) return;
    const follow = () => void change({ fullScreen: document.fullscreenElement !== null });
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [preview, change]);
}

/** The main process says when there is something to hear, also while nothing is asked of it. */
export function useListening(): void {
  const bridge = useBridge();
  const { listen } = useActions();
  useEffect(() => bridge.on('notices', () => void listen()), [bridge, listen]);
}
