/** The words of a game that are found by option key: the only keys that no compiler can check, so a test does. */
import type { Namespace } from 'i18next';
import { useTranslation } from 'react-i18next';

export interface GameWords {
  option(key: string): string;
  /** One line of explanation. */
  optionLine(key: string): string;
  value(key: string, value: string): string;
  preset(name: string): string;
  presetLine(name: string): string;
  /** Why rules do not go together; null if the game has no words for it. */
  conflict(key: string): string | null;
  /** When a rule has an effect, if the game says so. */
  needs(key: string): string | null;
}

export function useGameWords(game: string): GameWords {
  const { i18n } = useTranslation('app');
  // The namespace is only known when the program runs, so its keys have no types here.
  const ns = game as Namespace;
  const read = (key: string) => i18n.getFixedT(i18n.language, ns)(key as never) as string;
  const maybe = (key: string) => (i18n.exists(key, { ns: game as never }) ? read(key) : null);
  return {
    option: (key) => read(`options.${key}.name`),
    optionLine: (key) => read(`options.${key}.line`),
    value: (key, value) => read(`options.${key}.values.${value}`),
    preset: (name) => read(`presets.${name}.name`),
    presetLine: (name) => read(`presets.${name}.line`),
    conflict: (key) => maybe(`conflicts.${key}`),
    needs: (key) => maybe(`options.${key}.needs`),
  };
}
