/** Who is playing: picture and name; pressing it opens the list of players. */
import { useTranslation } from 'react-i18next';
import { useActions, useApp } from '../context.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Avatar } from '../profiles/Avatar.tsx';
import styles from './WhoPlays.module.css';

export function WhoPlays() {
  const { t } = useTranslation('app');
  const { open } = useActions();
  const profile = useApp((state) => state.profiles.find((one) => one.id === state.settings.profile) ?? null);
  const name = profile?.name ?? t('profiles.guest');
  return (
    <button
      type="button"
      className={styles.who}
      aria-label={t('launcher.playing', { name })}
      onClick={() => open('profiles')}
    >
      {profile === null ? (
        <span className={styles.nobody}>
          <Icon name="person" />
        </span>
      ) : (
        <Avatar avatar={profile.avatar} colour={profile.colour} className={styles.avatar} />
      )}
      <span className={styles.name}>{name}</span>
    </button>
  );
}
