/**
 * A match that is over, shown again on its game's own table: through anybody's eyes, forward and back.
 * Nothing here plays, and nothing is saved; the table asks nobody.
 */
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { useMotion } from '../app/context.tsx';
import { useSaveFile } from '../app/files/save-file.ts';
import { useShortcuts } from '../app/shortcuts.tsx';
import type { GameEntry, GameFace } from '../games/entry.ts';
import { Air } from '../table/Air.tsx';
import { Announcer } from '../table/Announcer.tsx';
import { realClock } from '../table/clock.ts';
import { DragArea } from '../table/drag.tsx';
import { createKit, type Kit, KitContext, useKit, useTable } from '../table/kit.ts';
import { LogPanel } from '../table/LogPanel.tsx';
import { paceOf } from '../table/pace.ts';
import { useTableSound } from '../table/sound.ts';
import tableStyles from '../table/TableScreen.module.css';
import { tableTexts } from '../table/text/index.ts';
import { useWordsOf } from '../table/words.tsx';
import { addGameTexts } from '../text/index.ts';
import { createPlayback, type Playback } from './playback.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayCorners } from './ReplayCorners.tsx';
import styles from './replay.module.css';
import { replayTexts } from './text/index.ts';
import type { ShownReplay } from './track.ts';
import { type Tracks, useTracks } from './use-tracks.ts';

export interface ReplayProps {
  readonly entry: GameEntry;
  readonly face: GameFace;
  readonly replay: ShownReplay;
  readonly onLeave: () => void;
}

/** For the app, which loads the screen when the first replay is opened. */
export default function ReplayScreen({ entry, face, replay, onLeave }: ReplayProps) {
  const { i18n } = useTranslation('app');
  addGameTexts(i18n, 'table', tableTexts);
  addGameTexts(i18n, 'replay', replayTexts);
  addGameTexts(i18n, face.game.id, face.texts);
  const { kit, playback, tracks } = useReplayKit(face, replay);
  const words = useWordsOf(kit.face, replay.table.seats);
  const context = useMemo(() => ({ kit, words }), [kit, words]);
  const motion = useMotion();
  return (
    <KitContext value={context}>
      <LazyMotion features={domAnimation} strict>
        <MotionConfig reducedMotion={motion.reduced ? 'always' : 'never'} skipAnimations={motion.pace === 0}>
          <ReplayBody entry={entry} replay={replay} playback={playback} tracks={tracks} onLeave={onLeave} />
        </MotionConfig>
      </LazyMotion>
    </KitContext>
  );
}

/** A table's kit whose session is never opened: what moves on it is moved by the playback alone. */
function useReplayKit(face: GameFace, replay: ShownReplay) {
  const pace = paceOf(useMotion());
  const latest = useRef(pace);
  latest.current = pace;
  const sound = useTableSound(face);
  const [kit] = useState(
    (): Kit =>
      createKit({
        face,
        table: replay.table,
        ask: async () => null,
        teaching: null,
        clock: realClock,
        pace: () => latest.current,
        curtain: () => false,
        byKeys: () => false,
        confirmDraw: () => false,
        sound,
      }),
  );
  const tracks = useTracks(kit.face, replay);
  const [playback] = useState((): Playback => {
    const { store: table, director, clock } = kit;
    return createPlayback(tracks.first, { table, face: kit.face, director, clock, pace: () => latest.current });
  });
  useEffect(() => playback.close, [playback]);
  return { kit, playback, tracks };
}

interface BodyProps extends Omit<ReplayProps, 'face'> {
  readonly playback: Playback;
  readonly tracks: Tracks;
}

function ReplayBody({ entry, replay, playback, tracks, onLeave }: BodyProps) {
  const { t } = useTranslation('replay');
  const kit = useKit();
  const logOpen = useTable((state) => state.logOpen);
  const root = useRef<HTMLElement>(null);
  const { said, save, hush } = useSaveFile();
  useEffect(() => playback.store.subscribe(hush), [playback, hush]);
  useReplayKeys(playback, onLeave);
  useEffect(() => (root.current === null ? undefined : kit.spots.put('table', root.current)), [kit]);
  return (
    <main
      ref={root}
      className={`${tableStyles.table} ${styles.replay} ${kit.face.world}`}
      aria-label={t('title', { game: entry.name })}
      data-focus-home
      data-replay
      tabIndex={-1}
      onMouseDownCapture={keepFocus}
    >
      <div className={styles.stage}>
        <div className={tableStyles.inner} data-beside={logOpen || undefined}>
          <Table />
          <ReplayCorners onLeave={onLeave} onSave={() => save('history', replay.table.id)} />
          <Announcer />
        </div>
        {logOpen && (
          <div className={`${tableStyles.log} ${styles.log}`}>
            <LogPanel />
          </div>
        )}
      </div>
      <ReplayBar entry={entry} replay={replay} playback={playback} tracks={tracks} said={said} />
    </main>
  );
}

/** A card that is pressed does not take the focus: the arrows go on going along the replay, not along the hand. */
function keepFocus(event: React.MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-card]') !== null) event.preventDefault();
}

function Table() {
  const { face } = useKit();
  const view = useTable((state) => state.view);
  const as = useTable((state) => state.as);
  const plans = useTable((state) => state.table.seats);
  const effect = useTable((state) => state.scene.effect);
  // A board looks from the seat of the one person at the screen: here that is whoever's eyes are chosen.
  const seats = useMemo(
    () =>
      plans.map(({ name, colour }, seat) =>
        seat === as
          ? ({ kind: 'human', name, colour, profile: null } as const)
          : ({ kind: 'computer', name, colour, level: 'normal' } as const),
      ),
    [plans, as],
  );
  if (view === null) return null;
  return (
    <DragArea>
      <face.Board view={view} seats={seats} as={as} effect={effect} />
      <Air />
    </DragArea>
  );
}

function useReplayKeys(playback: Playback, onLeave: () => void): void {
  const { t } = useTranslation('replay');
  const { store } = useKit();
  const last = useStore(playback.store, ({ track }) => track.last);
  const lists = 'select';
  useShortcuts('screen', [
    { key: 'ArrowLeft', also: ['ArrowRight'], label: t('keys.step'), keeps: lists, run: playback.back },
    { key: 'ArrowRight', label: null, keeps: lists, run: playback.forward },
    { key: 'Home', also: ['End'], label: t('keys.ends'), keeps: lists, run: () => playback.seek(0) },
    { key: 'End', label: null, keeps: lists, run: () => playback.seek(last) },
    { key: ' ', label: t('keys.play'), keeps: 'select, button', run: playback.toggle },
    { key: 'l', label: t('keys.log'), run: () => store.setState({ logOpen: !store.getState().logOpen }) },
    { key: 'Escape', label: t('keys.leave'), run: onLeave },
  ]);
}
