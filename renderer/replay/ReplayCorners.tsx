/** The small buttons in the corners of a replay: leave, sound and settings left; file and log right. */
import { useTranslation } from 'react-i18next';
import { useActions, useApp } from '../app/context.tsx';
import { IconButton } from '../app/controls/Button.tsx';
import { useKit, useTable } from '../table/kit.ts';
import corners from '../table/TopBar.module.css';

interface Props {
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

export function ReplayCorners({ onLeave, onSave }: Props) {
  const { t } = useTranslation('replay');
  const { t: bar } = useTranslation('table');
  const { t: app } = useTranslation('app');
  const { store } = useKit();
  const { change, open } = useActions();
  const muted = useApp((state) => state.settings.muted);
  const logOpen = useTable((state) => state.logOpen);
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
        <IconButton icon="save" label={t('save')} onClick={onSave} />
        <IconButton
          icon="list"
          label={bar('bar.log')}
          aria-expanded={logOpen}
          onClick={() => store.setState({ logOpen: !logOpen })}
        />
      </div>
    </>
  );
}
