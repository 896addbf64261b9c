/** The menu of a match: go on, rules, settings, keys, begin again, leave, give up. Time stands still. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../app/Confirm.tsx';
import { useActions } from '../app/context.tsx';
import { Button } from '../app/controls/Button.tsx';
import { useSaveFile } from '../app/files/save-file.ts';
import { Sheet } from '../app/Sheet.tsx';
import { useKit, useTable } from './kit.ts';
import styles from './Panels.module.css';
import { RulesPanel } from './RulesPanel.tsx';
import { useLeaving } from './use-leaving.ts';

interface Props {
  readonly onLeave: () => void;
  readonly onAgain: (drop: boolean) => void;
}

export function PausePanel({ onLeave, onAgain }: Props) {
  const { t } = useTranslation('table');
  const { store, session, clock } = useKit();
  const panel = useTable((state) => state.panel);
  const open = (next: typeof panel) => store.setState({ panel: next });
  const close = () => open(null);
  useHeldClock(panel !== null, clock);
  if (panel === null) return null;
  if (panel === 'rules') return <RulesPanel onClose={close} />;
  return (
    <>
      <Menu onClose={close} onLeave={onLeave} />
      {panel === 'restart' && (
        <Confirm
          question={t('pause.restartAsk')}
          yes={t('pause.restartYes')}
          no={t('pause.restartNo')}
          onYes={() => onAgain(true)}
          onNo={() => open('pause')}
        />
      )}
      {panel === 'concede' && (
        <Confirm
          question={t('pause.concedeAsk')}
          yes={t('pause.concedeYes')}
          no={t('pause.concedeNo')}
          onYes={() => {
            close();
            session.concede();
          }}
          onNo={() => open('pause')}
        />
      )}
    </>
  );
}

/** Nothing comes due while the menu is open. */
function useHeldClock(held: boolean, clock: { hold(): void; release(): void }): void {
  useEffect(() => {
    if (!held) return;
    clock.hold();
    return () => clock.release();
  }, [held, clock]);
}

function Menu({ onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void }) {
  const { t } = useTranslation('table');
  const { t: app } = useTranslation('app');
  const { store, teaching } = useKit();
  const id = useTable((state) => state.table.id);
  const { said, save } = useSaveFile();
  const actions = useActions();
  const leaving = useLeaving();
  const over = useTable(({ phase }) => phase === 'over');
  const mayConcede = useTable(({ as, phase, curtain }) => as !== null && curtain === null && phase !== 'over');
  return (
    <Sheet title={t('pause.title')} size="small" onClose={onClose}>
      <div className={styles.list}>
        <Button look="primary" size="large" onClick={onClose}>
          {over ? t('end.back') : t('pause.resume')}
        </Button>
        <Button onClick={() => store.setState({ panel: 'rules' })}>{t('pause.rules')}</Button>
        <Button onClick={() => actions.open('settings')}>{t('pause.settings')}</Button>
        <Button onClick={() => actions.open('keys')}>{t('pause.keys')}</Button>
        {teaching === null && !over && (
          <Button onClick={() => store.setState({ panel: 'restart' })}>{t('pause.restart')}</Button>
        )}
        {teaching === null && mayConcede && (
          <Button onClick={() => store.setState({ panel: 'concede' })}>{t('pause.concede')}</Button>
        )}
        {teaching === null && (
          <Button icon="save" onClick={() => save(over ? 'history' : 'matches', id)}>
            {app('files.save')}
          </Button>
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
        <Button onClick={onLeave}>
          {teaching !== null ? t('lesson.leave') : over || leaving === 'end.workshop' ? t(leaving) : t('pause.leave')}
        </Button>
        {teaching === null && !over && (
          <p className={styles.note}>{t(leaving === 'end.workshop' ? 'pause.testLine' : 'pause.leaveLine')}</p>
        )}
      </div>
    </Sheet>
  );
}
