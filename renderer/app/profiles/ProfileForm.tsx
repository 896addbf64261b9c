/** A player's name, colour and picture: of a new one (`profile` null) or one that is there. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownName } from '../../../core/kit/shown-name.ts';
import type { Profile } from '../../../electron/api.ts';
import { SEAT_COLOURS, SeatMark, seatColour } from '../../theme/seats.tsx';
import { Confirm } from '../Confirm.tsx';
import { useActions, useApp } from '../context.tsx';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../controls/Field.tsx';
import { Swatch } from '../controls/Swatch.tsx';
import { Sheet } from '../Sheet.tsx';
import { AVATARS, Avatar } from './Avatar.tsx';
import styles from './ProfileForm.module.css';

/** As the api allows. */
const LONGEST_NAME = 24;

interface Props {
  readonly profile: Profile | null;
  readonly onDone: () => void;
}

export function ProfileForm({ profile, onDone }: Props) {
  const { t } = useTranslation('app');
  const form = useId();
  const draft = useDraft(profile, onDone);
  const [asking, setAsking] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void draft.save();
  };
  return (
    <Sheet
      title={profile === null ? t('profiles.newTitle') : t('profiles.editTitle')}
      onClose={onDone}
      actions={
        <>
          {profile !== null && (
            <Button look="plain" icon="trash" className={styles.remove} onClick={() => setAsking(true)}>
              {t('profiles.remove')}
            </Button>
          )}
          <Button onClick={onDone}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" form={form}>
            {t('profiles.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={save}>
        <Avatar avatar={draft.avatar} colour={draft.colour} className={styles.portrait} />
        <div>
          <TextField
            label={t('profiles.name')}
            showLabel
            value={draft.name}
            maxLength={LONGEST_NAME}
            aria-invalid={draft.nameless}
            onText={draft.setName}
          />
          <p role="alert" className={styles.missing}>
            {draft.nameless && t('profiles.nameMissing')}
          </p>
        </div>
        <Swatches label={t('profiles.colour')}>
          {SEAT_COLOURS.map((colour) => (
            <Swatch
              key={colour}
              group="colour"
              label={t(`colours.${colour}`)}
              checked={colour === draft.colour}
              onChoose={() => draft.setColour(colour)}
            >
              <SeatMark colour={colour} />
            </Swatch>
          ))}
        </Swatches>
        <Swatches label={t('profiles.avatar')}>
          {AVATARS.map((name, number) => (
            <Swatch
              key={name}
              group="avatar"
              label={t(`avatars.${name}`)}
              checked={number === draft.avatar}
              onChoose={() => draft.setAvatar(number)}
            >
              <Avatar avatar={number} colour={draft.colour} />
            </Swatch>
          ))}
        </Swatches>
      </form>
      {asking && profile !== null && (
        <Confirm
          question={t('profiles.removeAsk', { name: profile.name })}
          yes={t('profiles.removeYes', { name: profile.name })}
          no={t('profiles.removeNo', { name: profile.name })}
          onYes={() => void draft.remove()}
          onNo={() => setAsking(false)}
        />
      )}
    </Sheet>
  );
}

/** What is being written, and what is done with it. A new player is the one who plays. */
function useDraft(profile: Profile | null, onDone: () => void) {
  const { ask, change, setProfiles } = useActions();
  const known = useApp((state) => state.profiles);
  const free = SEAT_COLOURS.find((colour) => known.every((other) => other.colour !== colour)) ?? SEAT_COLOURS[0];
  const [name, setName] = useState(profile?.name ?? '');
  const [colour, setColour] = useState(seatColour(profile?.colour ?? free));
  const [avatar, setAvatar] = useState((profile?.avatar ?? known.length) % AVATARS.length);
  const [tried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    const shown = shownName(name);
    if (shown === '') return;
    const draft = { name: shown, colour, avatar };
    const profiles =
      profile === null
        ? await ask('profiles.create', draft)
        : await ask('profiles.change', { id: profile.id, profile: draft });
    if (profiles === null) return;
    setProfiles(profiles);
    const fresh = profiles.find((one) => known.every((other) => other.id !== one.id));
    if (profile === null && fresh !== undefined) void change({ profile: fresh.id });
    onDone();
  };
  const remove = async () => {
    const profiles = profile && (await ask('profiles.remove', { id: profile.id }));
    if (profiles !== null) setProfiles(profiles);
    onDone();
  };
  const nameless = tried && shownName(name) === '';
  return { name, setName, colour, setColour, avatar, setAvatar, nameless, save, remove };
}

function Swatches({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.swatches}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
