/** What is seen of a card that lies open: its picture, and a sticker with what it is worth there. */
import { useKit } from '../../table/kit.ts';
import { signed } from './art/printed.ts';
import styles from './janken-wars.module.css';

interface Props {
  readonly code: string;
  /** Worth in its domain now; absent where it counts for nobody. */
  readonly value?: number;
  /** Points as printed; null where a rule gives them. */
  readonly printed?: number | null;
}

export function Lying({ code, value, printed = null }: Props) {
  const { face } = useKit();
  return (
    <span className={styles.lie}>
      <face.CardArt card={code} />
      {value !== undefined && (
        <span key={value} className={styles.value} data-live={value !== printed || undefined} aria-hidden="true">
          {signed(value)}
        </span>
      )}
    </span>
  );
}
