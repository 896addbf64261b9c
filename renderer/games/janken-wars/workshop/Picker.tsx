/** A native list with its name above it. */
import { useId } from 'react';
import field from '../../../app/controls/Field.module.css';
import styles from './workshop.module.css';

interface Props<T extends string> {
  readonly label: string;
  /** Where a heading above says the same. */
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly items: readonly { readonly value: T; readonly label: string }[];
  readonly onPick: (value: T) => void;
}

export function Picker<T extends string>({ label, hideLabel = false, value, items, onPick }: Props<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'quiet' : ''}>
        {label}
      </label>
      <select
        id={id}
        className={field.select}
        value={value}
        onChange={(event) => {
          const picked = items.find((item) => item.value === event.target.value);
          if (picked !== undefined) onPick(picked.value);
        }}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </div>
  );
}
