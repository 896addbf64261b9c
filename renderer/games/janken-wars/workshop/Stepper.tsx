/** A whole number within bounds: typed, or by a step on either side. */
import { useId } from 'react';
import { IconButton } from '../../../app/controls/Button.tsx';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  readonly label: string;
  /** Where what stands beside it says the same. */
  readonly hideLabel?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** A number that would mean nothing; steps go past it. */
  readonly without?: number;
  readonly onValue: (value: number) => void;
}

export function Stepper({ label, hideLabel = false, value, min, max, without, onValue }: Props) {
  const { t } = useWords();
  const id = useId();
  const go = (to: number, by: number) => {
    const next = to === without ? to + by : to;
    onValue(Math.min(max, Math.max(min, next)));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'quiet' : ''}>
        {label}
      </label>
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          label={t('card.less', { label })}
          disabled={value <= min}
          onClick={() => go(value - 1, -1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            if (Number.isInteger(typed)) go(typed, typed < value ? -1 : 1);
          }}
        />
        <IconButton
          icon="plus"
          label={t('card.more', { label })}
          disabled={value >= max}
          onClick={() => go(value + 1, 1)}
        />
      </div>
    </div>
  );
}
