/** Reads aloud what happens, in order. Lines are added and never changed, as a live region wants it. */
import { useTranslation } from 'react-i18next';
import { useTable, useWords } from './kit.ts';

export function Announcer() {
  const { t } = useTranslation('table');
  const { text } = useWords();
  const said = useTable((state) => state.said);
  return (
    <div className="quiet" role="log" aria-live="polite" aria-label={t('region.news')}>
      {said.map(({ id, words }) => (
        <p key={id}>{text(words)}</p>
      ))}
    </div>
  );
}
