/** What the match is shuffled from: shown, to be written down or entered, or the seed of today. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button.tsx';
import { dailySeed, freshSeed } from './draft.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './SeedRow.module.css';

/** As the api allows. */
const LONGEST = 64;

export function SeedRow({ draft, onChange }: Pick<PanelProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation('app');
  const id = useId();
  const set = (seed: string) => onChange((now) => ({ ...now, seed }));
  const today = dailySeed(new Date());
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <span className={styles.name}>{t('setup.seed')}</span>
        <span className={styles.line}>{t('setup.seedLine')}</span>
      </label>
      <div className={styles.tools}>
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoComplete="off"
          maxLength={LONGEST}
          value={draft.seed}
          onChange={(event) => set(event.target.value)}
        />
        <Button onClick={() => set(freshSeed())}>{t('setup.seedFresh')}</Button>
        <Button aria-pressed={draft.seed === today} onClick={() => set(today)}>
          {t('setup.seedDaily')}
        </Button>
      </div>
    </div>
  );
}
