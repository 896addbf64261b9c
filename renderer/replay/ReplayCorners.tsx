/** The small buttons in the corners of a replay: leave, sound and settings left; file and log right. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions, useApp } from '../app/context.tsx';
import { IconButton } from '../app/controls/Button.tsx';
import { useSaveFile } from '../app/files/save-file.ts';
import { useKit, useTable } from '../table/kit.ts';
import corners from '../table/TopBar.module.css';
import type { Playback } from './playback.ts';
import styles from './replay.module.css';

interface Props {
  /** The match. */
  readonly id: string;
  readonly playback: Playback;
  readonly onLeave: () => void;
}

export function ReplayCorners({ id, playback, onLeave }: Props) {
  const { t } = useTranslation('replay');
  const { t: bar } = useTranslation('table');
  const { t: app } = useTranslation('app');
  const { store } = useKit();
  const { change, open } = useActions();
  const muted = useApp((state) => state.settings.muted);
  const logOpen = useTable((state) => state.logOpen);
  const { said, save, hush } = useSaveFile();
  useEffect(() => playback.store.subscribe(hush), [playback, hush]);
  return (
    <>
      <div className={corners.left}>
        <IconButton icon="back" label={t('leave')} onClick={onLeave} />
        <IconButton
          icon={muted ? 'silent' : 'sound'}
          label={bar('bar.sound')}
          aria-pressed={!muted}
          onClick={() => void change({ muted: !muted })}
        />
        <IconButton icon="settings" label={app('launcher.settings')} onClick={() => open('settings')} />
      </div>
      <div className={corners.right}>
        <IconButton icon="save" label={t('save')} onClick={() => save('history', id)} />
        <IconButton
          icon="list"
          label={bar('bar.log')}
          aria-expanded={logOpen}
          onClick={() => store.setState({ logOpen: !logOpen })}
        />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
