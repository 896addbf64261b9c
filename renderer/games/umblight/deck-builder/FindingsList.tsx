/** What is wrong with the deck and what is advised, in sentences, as it stands at every moment. */
import { useMemo } from 'react';
import { Icon } from '../../../app/controls/Icon.tsx';
import { Scroller } from '../../../app/Scroller.tsx';
import type { NamedDeck } from './deck.ts';
import sheet from './deck-sheet.module.css';
import { adviceWords, faultWords } from './finding-words.ts';
import { findings } from './findings.ts';
import { useWords } from './use-words.ts';

export function FindingsList({ deck }: { readonly deck: NamedDeck }) {
  const words = useWords();
  const { t } = words;
  const { errors, warnings } = useMemo(() => findings(deck), [deck]);
  return (
    <Scroller className={sheet.findings} labelledBy="findings-title">
      <h3 id="findings-title" className="quiet">
        {t('findings.heading')}
      </h3>
      {errors.length + warnings.length === 0 && (
        <p className={sheet.clean}>
          <Icon name="check" />
          {t('findings.clean')}
        </p>
      )}
      <Group level="error" title={t('findings.errors')} sentences={errors.map((one) => faultWords(one, words))} />
      <Group
        level="warning"
        title={t('findings.warnings')}
        sentences={warnings.map((one) => adviceWords(one, words))}
      />
    </Scroller>
  );
}

interface GroupProps {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly sentences: readonly string[];
}

function Group({ level, title, sentences }: GroupProps) {
  if (sentences.length === 0) return null;
  return (
    <>
      <h4 data-level={level}>{title}</h4>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
