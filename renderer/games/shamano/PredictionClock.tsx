/**
 * The clock of a prediction: it runs only for one person alone against computers, stands while the match
 * is paused, and can be stopped. When it has run out the table passes for the player.
 */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../core/games/shamano/view.ts';
import { Button } from '../../app/controls/Button.tsx';
import { useKit, useTable } from '../../table/kit.ts';
import styles from './papers.module.css';

export function PredictionClock({ view }: { readonly view: View }) {
  const people = useTable(({ table }) => table.seats.filter((plan) => plan.kind === 'human').length);
  const asked = useTable(({ phase, decision }) =>
    phase === 'deciding' && decision?.offers[0]?.action.type === 'predict' ? decision.ply : null,
  );
  const { predictionSeconds } = view.options;
  if (people !== 1 || asked === null || predictionSeconds === 'off') return null;
  return <Running key={asked} seconds={predictionSeconds} />;
}

const SECOND = 1000;

function Running({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('shamano');
  const { clock, controls, store } = useKit();
  const [left, setLeft] = useState<number | null>(seconds);
  useEffect(() => {
    if (left === null) return;
    if (left > 0) return clock.after(SECOND, () => setLeft((now) => (now === null ? null : now - 1)));
    if (store.getState().asking === null) controls.pressButton('act.predict', 0);
    controls.answer('pass');
    return undefined;
  }, [left, clock, controls, store]);
  return (
    <div className={styles.clock} data-clock={left ?? 'stopped'} role="timer">
      {left === null ? (
        <p>{t('clock.stopped')}</p>
      ) : (
        <>
          <span className={styles.sand} style={{ '--share': left / seconds } as React.CSSProperties} />
          <p>{t('clock.left', { count: left })}</p>
          <Button onClick={() => setLeft(null)} data-keeps>
            {t('clock.stop')}
          </Button>
        </>
      )}
    </div>
  );
}
