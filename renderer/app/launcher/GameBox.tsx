/** A box in three dimensions: back, sides, top, the tray with what is inside, and a lid hinged at one side. */
import type { CSSProperties } from 'react';
import type { GameEntry } from '../../games/entry.ts';
import styles from './GameBox.module.css';

interface Props {
  readonly entry: GameEntry;
  readonly hinge: 'left' | 'right';
  /** A bookmark hangs out: a match waits inside. */
  readonly ribbon: boolean;
}

export function GameBox({ entry, hinge, ribbon }: Props) {
  const { Box, cloth } = entry;
  return (
    <span className={styles.scene} data-hinge={hinge} aria-hidden="true" style={{ '--cloth': cloth } as CSSProperties}>
      <span className={styles.shadow} />
      <span className={styles.body}>
        <span className={styles.back} />
        <span className={styles.far} />
        <span className={styles.near} />
        <span className={styles.top} />
        <span className={styles.tray}>
          <Box part="inside" />
          <span className={styles.glow} />
        </span>
        {ribbon && <span className={styles.ribbon} />}
        <span className={styles.lid}>
          <span className={styles.front}>
            <Box part="front" />
            <span className={styles.sheen} />
          </span>
          <span className={styles.lining} />
        </span>
      </span>
    </span>
  );
}
