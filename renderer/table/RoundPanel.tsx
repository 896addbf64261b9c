/** A round is over: the table stands, with its figures over it, until somebody goes on. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/controls/Button.tsx';
import { Scroller } from '../app/Scroller.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { useKit, useTable, useWords } from './kit.ts';
import styles from './Panels.module.css';

export function RoundPanel() {
  const { t } = useTranslation('table');
  const { face, session, controls } = useKit();
  const { text } = useWords();
  const view = useTable((state) => state.view);
  const busy = useTable((state) => state.phase !== 'between');
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
  const figures = view === null ? null : face.roundEnd(view);
  if (figures === null) return null;
  const goOn = () => {
    controls.spend();
    session.goOn();
  };
  return (
    <section className={styles.end} aria-labelledby="round-title" data-panel="round" data-keeps>
      <div>
        <h2 id="round-title">{text(figures.title)}</h2>
        {figures.lines.map((line) => (
          <p key={line.key} className={styles.lead}>
            {text(line)}
          </p>
        ))}
      </div>
      <Scroller className={styles.scroll} labelledBy="round-title">
        <FiguresTable figures={figures} />
      </Scroller>
      <div className={styles.foot}>
        <Button ref={go} look="primary" size="large" busy={busy} onClick={goOn} data-go-on>
          {t('round.goOn')}
        </Button>
      </div>
    </section>
  );
}
