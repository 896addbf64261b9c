/** Where decks of a game are made: the game's own screen, loaded when opened, and what it may ask of the app. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptDeck } from '../../electron/api.ts';
import type { DeckFace, WorkshopProps } from '../games/deck-face.ts';
import type { GameEntry, GameFace } from '../games/entry.ts';
import styles from './App.module.css';
import { useActions, useApp } from './context.tsx';
import { duelDraft, planOf } from './setup/draft.ts';

interface Props {
  readonly entry: GameEntry;
  readonly face: GameFace;
  readonly decks: readonly KeptDeck[];
  /** The deck that is open at first. */
  readonly open: string | null;
}

export function WorkshopScreen({ entry, face, decks, open }: Props) {
  const own = face.decks;
  return own === undefined ? null : <Loaded entry={entry} face={face} decks={decks} open={open} own={own} />;
}

function Loaded({ entry, face, decks, open, own }: Props & { readonly own: DeckFace }) {
  const { t } = useTranslation('app');
  const { ask, begin, toSetup } = useActions();
  const profiles = useApp((state) => state.profiles);
  const playing = useApp((state) => state.settings.profile);
  const [Workshop] = useState(() => lazy(own.load));
  const play: WorkshopProps['play'] = (value, level, deck, against = value) => {
    const making = { entry, face, profiles, playing, guest: t('profiles.guest') };
    void begin(entry, planOf(duelDraft(making, level, { [own.option]: [value, against] }), making), deck);
  };
  return (
    <Suspense fallback={<p className={styles.wait}>{t('common.loading')}</p>}>
      <Workshop
        decks={decks}
        open={open}
        levels={face.levels}
        save={(id, deck) => ask('decks.save', { game: entry.id, id, deck: deck as never })}
        remove={(id) => ask('decks.remove', { id })}
        play={play}
        onLeave={() => void toSetup(entry)}
      />
    </Suspense>
  );
}
