import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { type Command, menuTemplate } from '../../electron/menu.ts';
import { MENU_WORDS, menuLanguage } from '../../electron/menu-words.ts';

type Item = MenuItemConstructorOptions;
const itemsOf = (item: Item | undefined): Item[] => (item?.submenu as Item[] | undefined) ?? [];

function menu(platform: NodeJS.Platform, language: 'en' | 'pt-BR' = 'en', developer = false) {
  const commands: Command[] = [];
  const template = menuTemplate({
    platform,
    words: MENU_WORDS[language],
    developer,
    command: (command) => commands.push(command),
    toggleFullScreen: () => undefined,
    showFolder: () => undefined,
  });
  return { template, commands, all: template.flatMap((item) => [item, ...itemsOf(item)]) };
}

describe('the menu', () => {
  it('begins with the app’s own menu on macOS, with what belongs there', () => {
    const { template } = menu('darwin');
    expect(template.map((item) => item.label)).toEqual(['Quadrille', 'Game', 'Edit', 'View', 'Window', 'Help']);
    const roles = itemsOf(template[0]).map((item) => item.role ?? item.accelerator);
    for (const role of ['about', 'Command+,', 'hide', 'hideOthers', 'unhide', 'quit']) expect(roles).toContain(role);
    expect(itemsOf(template[4]).map((item) => item.role)).toContain('minimize');
  });

  it.each<NodeJS.Platform>(['win32', 'linux'])('holds settings and quitting in its first menu on %s', (platform) => {
    const { template } = menu(platform);
    expect(template.map((item) => item.label)).toEqual(['Game', 'Edit', 'View', 'Help']);
    expect(itemsOf(template[0]).map((item) => item.accelerator ?? item.role)).toEqual(
      expect.arrayContaining(['Ctrl+L', 'Ctrl+,', 'quit']),
    );
  });

  it.each<[NodeJS.Platform, string]>([
    ['darwin', 'Control+Command+F'],
    ['win32', 'F11'],
    ['linux', 'F11'],
  ])('switches full screen on %s with %s', (platform, accelerator) => {
    expect(menu(platform).all.find((item) => item.label === 'Full Screen')?.accelerator).toBe(accelerator);
  });

  it.each<NodeJS.Platform>(['darwin', 'win32', 'linux'])(
    'keeps cut, copy and paste for text fields on %s',
    (platform) => {
      expect(menu(platform).all.map((item) => item.role)).toEqual(
        expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll']),
      );
    },
  );

  it('says to the page what was chosen', () => {
    const { all, commands } = menu('linux');
    for (const label of ['Settings…', 'All Games', 'Rules', 'Keyboard Shortcuts']) {
      all.find((item) => item.label === label)?.click?.(undefined as never, undefined, undefined as never);
    }
    expect(commands).toEqual(['settings', 'launcher', 'rules', 'keys']);
  });

  it('offers the developer’s tools to developers only', () => {
    expect(menu('linux').all.map((item) => item.role)).not.toContain('toggleDevTools');
    expect(menu('linux', 'en', true).all.map((item) => item.role)).toContain('toggleDevTools');
  });

  it.each<NodeJS.Platform>(['darwin', 'win32', 'linux'])(
    'gives every item a name of its own, in both languages on %s',
    (platform) => {
      const labels = (language: 'en' | 'pt-BR') => menu(platform, language).all.map((item) => item.label ?? item.type);
      const [english, portuguese] = [labels('en'), labels('pt-BR')];
      expect(portuguese).toHaveLength(english.length);
      expect(english).not.toContain(undefined);
      const alike = english.filter((label, i) => label === portuguese[i] && label !== 'separator');
      expect(alike.every((label) => ['Quadrille', 'Zoom'].includes(String(label)))).toBe(true);
    },
  );

  it.each([
    ['system', 'pt-BR', 'pt-BR'],
    ['system', 'pt', 'pt-BR'],
    ['system', 'de-AT', 'en'],
    ['en', 'pt-BR', 'en'],
    ['pt-BR', 'en-US', 'pt-BR'],
  ] as const)('is in the language chosen: %s on a system in %s is %s', (chosen, locale, language) => {
    expect(menuLanguage(chosen, locale)).toBe(language);
  });
});
