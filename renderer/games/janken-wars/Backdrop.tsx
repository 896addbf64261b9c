/** The table's surface: a cutting mat with its ruled lines, worn by many cuts. */
import { memo } from 'react';
import styles from './janken-wars.module.css';

const STEP = 40;
const columns = Array.from({ length: 31 }, (_, i) => (i + 1) * STEP);
const rows = Array.from({ length: 19 }, (_, i) => (i + 1) * STEP);

export const Backdrop = memo(function Backdrop() {
  const thin = [...columns.map((x) => `M${x} 14v772`), ...rows.map((y) => `M14 ${y}h1252`)].join('');
  const thick = [
    ...columns.filter((_, i) => i % 5 === 4).map((x) => `M${x} 14v772`),
    ...rows.filter((_, i) => i % 5 === 4).map((y) => `M14 ${y}h1252`),
  ].join('');
  return (
    <svg className={styles.backdrop} viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={thin} stroke="var(--mat-line)" strokeWidth="0.8" opacity="0.5" />
      <path d={thick} stroke="var(--mat-line)" strokeWidth="1.6" opacity="0.75" />
      <path d="M14 14h1252v772H14z" fill="none" stroke="var(--mat-line)" strokeWidth="3" />
      <path d="M14 786L786 14M494 786L1266 14" stroke="var(--mat-line)" strokeWidth="1" opacity="0.4" />
      <path
        d="M180 310l120-36M905 560l150 40M610 250l44 60M330 640l90-20M1010 190l70 66M70 520l46-70M720 640l120 12"
        stroke="var(--mat-cut)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  );
});
