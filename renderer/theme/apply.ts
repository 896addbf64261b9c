/** Writes the look chosen in the settings onto the root element, where the style sheets read it. */
import type { Settings } from '../../electron/api.ts';

type Look = Pick<Settings, 'theme' | 'textSize' | 'readableFont' | 'motion'>;

export function applyLook(root: HTMLElement, settings: Look, reduced: boolean): void {
  root.dataset.theme = settings.theme;
  root.dataset.pace = settings.motion;
  root.dataset.font = settings.readableFont ? 'readable' : 'usual';
  root.toggleAttribute('data-reduced', reduced);
  root.style.setProperty('--text-size', String(settings.textSize / 100));
}
