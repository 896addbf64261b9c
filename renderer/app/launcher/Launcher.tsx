/** The first screen: a dark room, one lamp, and on the table a box for each game. */
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameEntry } from '../../games/entry.ts';
import { useApp } from '../context.tsx';
import { useShortcuts } from '../shortcuts.tsx';
import { BoxStand } from './BoxStand.tsx';
import styles from './Launcher.module.css';
import { MenuBar } from './MenuBar.tsx';
import { Room } from './Room.tsx';
import { WhoPlays } from './WhoPlays.tsx';

export function Launcher({ games }: { readonly games: readonly GameEntry[] }) {
  const { t } = useTranslation('app');
  const main = useRef<HTMLElement>(null);
  const from = useApp((state) => (state.screen.at === 'launcher' ? state.screen.from : null));
  useEffect(() => {
    const box = from === null ? null : main.current?.querySelector<HTMLElement>(`[data-game="${from}"]`);
    (box ?? main.current)?.focus({ preventScroll: true });
  }, [from]);
  /** From box to box with the arrows, wherever in a stand the focus is. */
  const step = (by: number) => {
    const boxes = [...(main.current?.querySelectorAll<HTMLElement>('[data-game]') ?? [])];
    const here = boxes.findIndex((box) => box.closest('li')?.contains(document.activeElement) ?? false);
    boxes[here < 0 ? 0 : (here + by + boxes.length) % boxes.length]?.focus();
  };
  useShortcuts('screen', [
    { key: 'ArrowLeft', label: null, run: () => step(-1) },
    { key: 'ArrowRight', label: null, run: () => step(1) },
  ]);
  return (
    <main ref={main} className={styles.launcher} data-focus-home tabIndex={-1}>
      <Room bare={games.length > 2} waking={from === null} />
      <div className={styles.front}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h1>{t('title')}</h1>
            <p>{t('motto')}</p>
          </div>
          <WhoPlays />
          <MenuBar />
        </header>
        <ul
          className={styles.boxes}
          aria-label={t('launcher.boxes')}
          style={{ '--count': games.length } as CSSProperties}
        >
          {games.map((entry, index) => (
            <BoxStand key={entry.id} entry={entry} place={placeOf(index, games.length)} />
          ))}
        </ul>
      </div>
    </main>
  );
}

/** Where a box stands: −1 at the left end of the row, 0 in the middle, 1 at the right end. */
function placeOf(index: number, count: number): number {
  return count === 1 ? 0 : (2 * index) / (count - 1) - 1;
}
