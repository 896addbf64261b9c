/** Words that stand with the rules, in the language of the screen. */
import { useTranslation } from 'react-i18next';
import type { Words } from '../../../core/games/umblight/words.ts';
import type { Language } from '../../text/index.ts';

/** What reads such words; new when the language changes. */
export function useSpoken(): (words: Words) => string {
  const { i18n } = useTranslation('app');
  return (words) => words[i18n.language as Language] ?? words.en;
}
