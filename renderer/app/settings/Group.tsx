/** Settings that belong together, under a heading. */
import type { ReactNode } from 'react';
import styles from './SettingsSheet.module.css';

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
