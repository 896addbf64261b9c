/** The application menu, as each platform's people expect it. */
import type { MenuItemConstructorOptions } from 'electron';
import type { Signals } from './api.ts';
import type { MenuWords } from './menu-words.ts';

export type Command = Signals['command']['command'];

export interface MenuOptions {
  readonly platform: NodeJS.Platform;
  readonly words: MenuWords;
  readonly developer: boolean;
  command(command: Command): void;
  toggleFullScreen(): void;
  showFolder(): void;
}

export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { platform, words } = options;
  const edit = { label: words.edit, submenu: editItems(words) };
  const view = { label: words.view, submenu: viewItems(options) };
  const help = { role: 'help' as const, label: words.help, submenu: helpItems(options) };
  if (platform !== 'darwin') return [{ label: words.game, submenu: gameItems(options) }, edit, view, help];
  const app = { label: 'Quadrille', submenu: appItems(options) };
  const game = { label: words.game, submenu: [command(options, words.launcher, 'launcher', 'Command+L')] };
  const window = { role: 'window' as const, label: words.window, submenu: windowItems(words) };
  return [app, game, edit, view, window, help];
}

function command({ command }: MenuOptions, label: string, name: Command, accelerator?: string) {
  const item = { label, click: () => command(name) };
  return accelerator === undefined ? item : { ...item, accelerator };
}

const LINE = { type: 'separator' as const };

function appItems(options: MenuOptions): MenuItemConstructorOptions[] {
  const { words } = options;
  return [
    { role: 'about', label: words.about },
    LINE,
    command(options, words.settings, 'settings', 'Command+,'),
    LINE,
    { role: 'services', label: words.services },
    LINE,
    { role: 'hide', label: words.hide },
    { role: 'hideOthers', label: words.hideOthers },
    { role: 'unhide', label: words.showAll },
    LINE,
    { role: 'quit', label: words.quit },
  ];
}

function gameItems(options: MenuOptions): MenuItemConstructorOptions[] {
  const { words } = options;
  return [
    command(options, words.launcher, 'launcher', 'Ctrl+L'),
    command(options, words.settings, 'settings', 'Ctrl+,'),
    LINE,
    { role: 'quit', label: words.quit },
  ];
}

function editItems(words: MenuWords): MenuItemConstructorOptions[] {
  return [
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'selectAll', label: words.selectAll },
  ];
}

function viewItems({ platform, words, developer, toggleFullScreen }: MenuOptions): MenuItemConstructorOptions[] {
  const accelerator = platform === 'darwin' ? 'Control+Command+F' : 'F11';
  const fullScreen = { label: words.fullScreen, accelerator, click: toggleFullScreen };
  return developer ? [fullScreen, LINE, { role: 'toggleDevTools', label: words.developerTools }] : [fullScreen];
}

function windowItems(words: MenuWords): MenuItemConstructorOptions[] {
  return [
    { role: 'minimize', label: words.minimize },
    { role: 'zoom', label: words.zoom },
    { role: 'close', label: words.close },
    LINE,
    { role: 'front', label: words.front },
  ];
}

function helpItems(options: MenuOptions): MenuItemConstructorOptions[] {
  const { platform, words, showFolder } = options;
  const about: MenuItemConstructorOptions[] =
    platform === 'darwin' ? [] : [LINE, { role: 'about', label: words.about }];
  return [
    command(options, words.rules, 'rules', 'F1'),
    command(options, words.keys, 'keys'),
    LINE,
    { label: words.folder, click: showFolder },
    ...about,
  ];
}
