/** What can be done with the deck on the bench as a whole. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../app/controls/Button.tsx';
import { Select } from '../../../app/controls/Field.tsx';
import { DECK_WORDS } from '../../../decks/text/index.ts';
import type { KeptState } from '../../../decks/use-keeping.ts';
import type { ComputerLevel } from '../../entry.ts';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  /** Null: the deck ships and cannot be changed. */
  readonly state: KeptState | null;
  readonly playable: boolean;
  readonly levels: readonly ComputerLevel[];
  readonly undo: (() => void) | null;
  readonly onCopy: () => void;
  readonly onTest: (level: ComputerLevel) => void;
  readonly onReport: () => void;
  readonly onExport: () => void;
}

export function BenchTools(props: Props) {
  const { state, playable, levels, undo, onCopy, onTest, onReport, onExport } = props;
  const { t } = useWords();
  const shared = useTranslation(DECK_WORDS);
  return (
    <>
      <p className={styles.state} role="status">
        {t(state === null ? 'bench.readOnly' : `bench.${state}`)}
      </p>
      <div className={styles.tools}>
        {state === null ? (
          <Button onClick={onCopy}>{t('bench.copy')}</Button>
        ) : (
          <IconButton icon="undo" label={t('bench.undo')} disabled={undo === null} onClick={() => undo?.()} />
        )}
        <Button onClick={onExport}>{shared.t('export.name')}</Button>
        <Button {...whilePlayable(playable, t('bench.notYet'))} onClick={() => playable && onReport()}>
          {t('bench.report')}
        </Button>
        {levels.length > 0 && <TestTools levels={levels} playable={playable} onTest={onTest} />}
      </div>
    </>
  );
}

/** What a button says of itself while the deck has errors. */
const whilePlayable = (playable: boolean, why: string) => ({
  'aria-disabled': !playable,
  title: playable ? undefined : why,
});

/** A match against a computer with the deck as it is. */
function TestTools({ levels, playable, onTest }: Pick<Props, 'levels' | 'playable' | 'onTest'>) {
  const { t } = useWords();
  const app = useTranslation('app');
  const [level, setLevel] = useState<ComputerLevel>(levels.includes('normal') ? 'normal' : (levels[0] ?? 'normal'));
  return (
    <>
      <Select
        label={t('bench.testAgainst')}
        className={styles.level}
        value={level}
        onPick={(picked) => setLevel(picked as ComputerLevel)}
      >
        {levels.map((one) => (
          <option key={one} value={one}>
            {app.t(`levels.${one}`)}
          </option>
        ))}
      </Select>
      <Button
        look="primary"
        icon="play"
        {...whilePlayable(playable, t('bench.notYet'))}
        onClick={() => playable && onTest(level)}
      >
        {t('bench.test')}
      </Button>
    </>
  );
}
