/** One of several small pictures of which one is chosen: a colour, a face. As large as twice its letters. */
import type { ReactNode } from 'react';
import styles from './Swatch.module.css';

interface Props {
  /** The name that the swatches of one choice share. */
  readonly group: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function Swatch({ group, label, checked, onChoose, children }: Props) {
  return (
    <label className={styles.swatch} title={label}>
      <input type="radio" name={group} aria-label={label} checked={checked} onChange={onChoose} />
      {children}
    </label>
  );
}
