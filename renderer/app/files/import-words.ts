/** What is in a file of ours, and what has come of taking it in, in the words of a person. */
import type { TFunction } from 'i18next';
import type { Imported } from '../../../electron/api.ts';

type Translate = TFunction<'app'>;

const KINDS = ['matches', 'history', 'decks', 'profiles', 'settings', 'plans'] as const;

/** “a match” and “2 decks” of documents by their names (`matches/4f2a`, `settings`), kind by kind. */
export function kindWords(t: Translate, names: readonly string[]): readonly string[] {
  return KINDS.flatMap((kind) => {
    const count = names.filter((name) => name.split('/')[0] === kind).length;
    return count === 0 ? [] : [t(`files.kinds.${kind}`, { count })];
  });
}

/** One sentence for each thing that happened; what did not happen is not said. */
export function importWords(t: Translate, imported: Omit<Imported, 'only'>): string {
  const { names, already, refused, unwritten, full } = imported;
  const taken = names.length === 0 ? t('files.takenNothing') : t('files.takenIn', { names: [...kindWords(t, names)] });
  const left = (['already', 'refused', 'unwritten', 'full'] as const).flatMap((what) => {
    const count = { already, refused, unwritten, full }[what];
    return count === 0 ? [] : [t(`files.${what}`, { count })];
  });
  return [taken, ...left].join(' ');
}
