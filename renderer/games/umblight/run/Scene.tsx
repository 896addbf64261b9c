/** A place as one sees it: a large woodcut at the left, and beside it what it is and what can be done. */
import type { ReactNode } from 'react';
import { Cut } from '../art/cut.tsx';
import { CREAM, INK } from '../art/tones.ts';
import styles from './run.module.css';

interface Props {
  /** The block of the picture. */
  readonly cut: string;
  readonly title: string;
  readonly line: string;
  readonly children?: ReactNode;
}

export function Scene({ cut, title, line, children }: Props) {
  return (
    <section className={styles.scene} aria-labelledby="place-title">
      <svg className={styles.view} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M0 0h100v100H0z" fill={CREAM} />
        <Cut cut={cut} ink={INK} ground={CREAM} />
        <path d="M1.500 1.500h97v97h-97z" fill="none" stroke={INK} strokeWidth="1.200" />
      </svg>
      <div className={styles.told}>
        <h1 id="place-title">{title}</h1>
        <p className={styles.line}>{line}</p>
        {children}
      </div>
    </section>
  );
}
