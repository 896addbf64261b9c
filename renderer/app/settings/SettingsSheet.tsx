/** Settings. Each takes effect as it is changed; there is nothing to confirm. */
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../electron/api.ts';
import type { GameEntry } from '../../games/entry.ts';
import { LANGUAGE_NAMES, LANGUAGES, resolveLanguage } from '../../text/index.ts';
import { useActions, useApp } from '../context.tsx';
import { Button } from '../controls/Button.tsx';
import { Choice, Select, Slider, Switch } from '../controls/Field.tsx';
import { Sheet } from '../Sheet.tsx';
import { FilesGroup } from './FilesGroup.tsx';
import { Group } from './Group.tsx';
import styles from './SettingsSheet.module.css';

interface Props {
  readonly games: readonly GameEntry[];
  readonly onClose: () => void;
  /** `dialog` where it is opened over another sheet, as from a match's pause. */
  readonly layer?: 'sheet' | 'dialog';
}

export function SettingsSheet({ games, onClose, layer = 'sheet' }: Props) {
  const { t } = useTranslation('app');
  return (
    <Sheet title={t('settings.title')} size="large" layer={layer} onClose={onClose}>
      <div className={styles.groups}>
        <LookGroup />
        <MotionGroup />
        <SoundGroup />
        <PlayGroup />
        <WindowGroup />
        <FilesGroup games={games} />
      </div>
    </Sheet>
  );
}

/** The settings and how to change one. */
function useSettings() {
  const settings = useApp((state) => state.settings);
  const { change } = useActions();
  return { settings, change: (some: Partial<Settings>) => void change(some) };
}

function LookGroup() {
  const { t } = useTranslation('app');
  const { settings, change } = useSettings();
  const locale = useApp((state) => state.opening.locale);
  const system = LANGUAGE_NAMES[resolveLanguage('system', locale)];
  return (
    <Group title={t('settings.look')}>
      <div className={styles.row}>
        <span className={styles.label}>{t('settings.language')}</span>
        <Select
          label={t('settings.language')}
          value={settings.language}
          onPick={(language) => change({ language: language as Settings['language'] })}
        >
          <option value="system">{t('settings.languageSystem', { language: system })}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </div>
      <Choice
        label={t('settings.theme')}
        value={settings.theme}
        items={[
          { value: 'dark', label: t('settings.themeDark') },
          { value: 'light', label: t('settings.themeLight') },
          { value: 'contrast', label: t('settings.themeContrast') },
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Slider
        label={t('settings.textSize')}
        value={settings.textSize}
        min={100}
        max={175}
        step={5}
        shown={t('settings.percent', { value: settings.textSize })}
        onChange={(textSize) => change({ textSize })}
      />
      <Switch
        label={t('settings.readableFont')}
        line={t('settings.readableFontLine')}
        checked={settings.readableFont}
        onChange={(readableFont) => change({ readableFont })}
      />
    </Group>
  );
}

function MotionGroup() {
  const { t } = useTranslation('app');
  const { settings, change } = useSettings();
  return (
    <Group title={t('settings.motion')}>
      <Choice
        label={t('settings.speed')}
        value={settings.motion}
        items={[
          { value: 'slow', label: t('settings.motionSlow') },
          { value: 'normal', label: t('settings.motionNormal') },
          { value: 'fast', label: t('settings.motionFast') },
          { value: 'off', label: t('settings.motionOff') },
        ]}
        onChange={(motion) => change({ motion })}
      />
      <Switch
        label={t('settings.reducedMotion')}
        line={t('settings.reducedMotionLine')}
        checked={settings.reducedMotion === 'on'}
        onChange={(on) => change({ reducedMotion: on ? 'on' : 'system' })}
      />
    </Group>
  );
}

function SoundGroup() {
  const { t } = useTranslation('app');
  const { settings, change } = useSettings();
  const volume = (key: 'effects' | 'ambience') => (
    <Slider
      label={t(`settings.${key}`)}
      value={settings[key]}
      min={0}
      max={100}
      step={5}
      shown={t('settings.percent', { value: settings[key] })}
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <Group title={t('settings.sound')}>
      {volume('effects')}
      {volume('ambience')}
      <Switch label={t('settings.muted')} checked={settings.muted} onChange={(muted) => change({ muted })} />
    </Group>
  );
}

function PlayGroup() {
  const { t } = useTranslation('app');
  const { settings, change } = useSettings();
  return (
    <Group title={t('settings.play')}>
      <Switch
        label={t('settings.confirmDraw')}
        line={t('settings.confirmDrawLine')}
        checked={settings.confirmDraw}
        onChange={(confirmDraw) => change({ confirmDraw })}
      />
      <Switch
        label={t('settings.curtain')}
        line={t('settings.curtainLine')}
        checked={settings.curtain}
        onChange={(curtain) => change({ curtain })}
      />
      <Choice
        label={t('settings.atOnce')}
        value={settings.atOnce}
        items={[
          { value: 'pass', label: t('settings.atOncePass') },
          { value: 'keys', label: t('settings.atOnceKeys') },
        ]}
        onChange={(atOnce) => change({ atOnce })}
      />
    </Group>
  );
}

function WindowGroup() {
  const { t } = useTranslation('app');
  const { settings, change } = useSettings();
  const { ask } = useActions();
  const { folder, shell } = useApp((state) => state.opening);
  return (
    <Group title={t('settings.window')}>
      <Switch
        label={t('settings.fullScreen')}
        checked={settings.fullScreen}
        onChange={(fullScreen) => change({ fullScreen })}
      />
      <div className={styles.folder}>
        <p>{t('settings.folderLine')}</p>
        <code>{folder}</code>
        {shell === 'electron' && (
          <Button icon="folder" onClick={() => void ask('app.showFolder', {})}>
            {t('settings.folder')}
          </Button>
        )}
      </div>
    </Group>
  );
}
