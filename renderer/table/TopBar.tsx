/**
 * The small buttons in the corners: menu and sound left; hint, take back and log right. A dim one says
 * why it is: on hover, to a screen reader, and when it is pressed all the same.
 */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions, useApp } from '../app/context.tsx';
import { IconButton } from '../app/controls/Button.tsx';
import type { IconName } from '../app/controls/Icon.tsx';
import { useKit, useTable } from './kit.ts';
import styles from './TopBar.module.css';
import { useHint } from './use-hint.ts';
import { type NoKey, useNoHint, useNoUndo } from './use-why-not.ts';

export function TopBar() {
  const { t } = useTranslation('table');
  const { store, session } = useKit();
  const { change } = useActions();
  const muted = useApp((state) => state.settings.muted);
  const noHint = useNoHint();
  const noUndo = useNoUndo();
  const logOpen = useTable((state) => state.logOpen);
  const hint = useHint();
  return (
    <>
      <div className={styles.left} data-corner="left" data-keeps>
        <IconButton icon="menu" label={t('bar.menu')} onClick={() => store.setState({ panel: 'pause' })} />
        <IconButton
          icon={muted ? 'silent' : 'sound'}
          label={t('bar.sound')}
          aria-pressed={!muted}
          onClick={() => void change({ muted: !muted })}
        />
      </div>
      <div className={styles.right} data-corner="right" data-keeps>
        <Dimmable icon="bulb" label={t('bar.hint')} why={noHint} run={() => void hint()} />
        <Dimmable icon="undo" label={t('bar.undo')} why={noUndo} run={() => void session.undo()} />
        <IconButton
          icon="list"
          label={t('bar.log')}
          aria-expanded={logOpen}
          onClick={() => store.setState({ logOpen: !logOpen })}
        />
      </div>
    </>
  );
}

interface DimmableProps {
  readonly icon: IconName;
  readonly label: string;
  /** Null: it can be pressed. */
  readonly why: NoKey | null;
  readonly run: () => void;
}

function Dimmable({ icon, label, why, run }: DimmableProps) {
  const { t } = useTranslation('table');
  const { controls } = useKit();
  const id = useId();
  if (why === null) return <IconButton icon={icon} label={label} onClick={run} />;
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        title={t('bar.off', { label, why: t(why) })}
        aria-disabled
        aria-describedby={id}
        className={styles.off ?? ''}
        onClick={() => controls.tell(null, { key: `table:${why}` })}
      />
      <span id={id} className="quiet" aria-hidden="true">
        {t(why)}
      </span>
    </>
  );
}
