/** Who is playing: choose, add, change or remove a local player. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../electron/api.ts';
import { useActions, useApp } from '../context.tsx';
import { Button, IconButton } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Sheet } from '../Sheet.tsx';
import { Avatar } from './Avatar.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfilesSheet.module.css';

type Doing = { readonly kind: 'choosing' } | { readonly kind: 'editing'; readonly profile: Profile | null };

export function ProfilesSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const profiles = useApp((state) => state.profiles);
  const playing = useApp((state) => state.settings.profile);
  const { change } = useActions();
  const [doing, setDoing] = useState<Doing>({ kind: 'choosing' });
  const choosing = () => setDoing({ kind: 'choosing' });
  if (doing.kind === 'editing') return <ProfileForm profile={doing.profile} onDone={choosing} />;
  const choose = (profile: string | null) => {
    void change({ profile });
    onClose();
  };
  return (
    <Sheet
      title={t('profiles.title')}
      onClose={onClose}
      actions={
        <Button icon="plus" look="primary" onClick={() => setDoing({ kind: 'editing', profile: null })}>
          {t('profiles.add')}
        </Button>
      }
    >
      {profiles.length === 0 && <p className={styles.none}>{t('profiles.none')}</p>}
      <ul className={styles.people}>
        {profiles.map((profile) => (
          <Person
            key={profile.id}
            profile={profile}
            playing={profile.id === playing}
            onChoose={() => choose(profile.id)}
            onEdit={() => setDoing({ kind: 'editing', profile })}
          />
        ))}
        <li className={styles.person}>
          <button type="button" className={styles.choose} aria-pressed={playing === null} onClick={() => choose(null)}>
            <span className={styles.guest}>
              <Icon name="person" />
            </span>
            <span className={styles.name}>{t('profiles.guest')}</span>
            <span className={styles.line}>{playing === null ? t('profiles.chosen') : t('profiles.guestLine')}</span>
          </button>
        </li>
      </ul>
    </Sheet>
  );
}

interface PersonProps {
  readonly profile: Profile;
  readonly playing: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

function Person({ profile, playing, onChoose, onEdit }: PersonProps) {
  const { t, i18n } = useTranslation('app');
  const since = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(Date.parse(profile.since));
  return (
    <li className={styles.person}>
      <button
        type="button"
        className={styles.choose}
        aria-label={t('profiles.choose', { name: profile.name })}
        aria-pressed={playing}
        onClick={onChoose}
      >
        <Avatar avatar={profile.avatar} colour={profile.colour} className={styles.avatar} />
        <span className={styles.name}>{profile.name}</span>
        <span className={styles.line}>{playing ? t('profiles.chosen') : t('profiles.since', { when: since })}</span>
      </button>
      <IconButton
        className={styles.edit}
        icon="edit"
        label={t('profiles.editNamed', { name: profile.name })}
        onClick={onEdit}
      />
    </li>
  );
}
