/** Below the table: the scrub bar, the buttons that go along it, what happens at this position, and whose eyes. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { IconButton } from '../app/controls/Button.tsx';
import { Select } from '../app/controls/Field.tsx';
import { useEntryFocus } from '../app/focus.tsx';
import type { GameEntry } from '../games/entry.ts';
import { useKit, useTable, useWords } from '../table/kit.ts';
import type { Language } from '../text/index.ts';
import { OpenHands } from './OpenHands.tsx';
import type { Playback } from './playback.ts';
import styles from './replay.module.css';
import { type ShownReplay, saidAt } from './track.ts';
import type { Tracks } from './use-tracks.ts';

interface Props {
  readonly entry: Pick<GameEntry, 'endings'>;
  /** Where the match lies that was just exported; empty: nowhere. Said in place of what happens here. */
  readonly said: string;
  readonly replay: ShownReplay;
  readonly playback: Playback;
  readonly tracks: Tracks;
}

export function ReplayBar({ entry, replay, playback, tracks, said }: Props) {
  const { t } = useTranslation('replay');
  const { face } = useKit();
  const { at, track } = useStore(playback.store);
  const [open, setOpen] = useState(false);
  const line = useLine(entry, replay, playback);
  const position = t('position', { at, last: track.last });
  const several = replay.table.seats.length > 1;
  return (
    <section className={styles.bar} aria-label={t('controls')}>
      {open && <OpenHands tracks={tracks} at={at} />}
      <input
        className={styles.scrub}
        type="range"
        min={0}
        max={track.last}
        step={1}
        value={at}
        aria-label={t('scrub')}
        aria-valuetext={`${position}. ${line}`}
        style={{ '--done': `${(100 * at) / Math.max(1, track.last)}%` } as React.CSSProperties}
        onChange={(event) => playback.seek(event.target.valueAsNumber)}
      />
      <div className={styles.row}>
        <Buttons playback={playback} />
        <p className={styles.position}>{position}</p>
        <p className={styles.line} data-line hidden={said !== ''}>
          {line}
        </p>
        <p className={styles.said} role="status">
          {said}
        </p>
        {several && face.secret === undefined && (
          <button type="button" className={styles.open} aria-pressed={open} onClick={() => setOpen(!open)}>
            {t('open')}
          </button>
        )}
        {several && <Eyes playback={playback} tracks={tracks} />}
      </div>
    </section>
  );
}

function Buttons({ playback }: Pick<Props, 'playback'>) {
  const { t } = useTranslation('replay');
  const { at, playing, track } = useStore(playback.store);
  const play = useRef<HTMLButtonElement>(null);
  useEntryFocus(play);
  const off = (ends: boolean) => ({ 'aria-disabled': ends || undefined });
  return (
    <div className={styles.buttons}>
      <IconButton icon="first" label={t('first')} {...off(at === 0)} onClick={() => playback.seek(0)} />
      <IconButton icon="previous" label={t('back')} {...off(at === 0)} onClick={playback.back} />
      <IconButton
        ref={play}
        className={styles.play ?? ''}
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'pause' : 'play')}
        onClick={playback.toggle}
      />
      <IconButton icon="next" label={t('forward')} {...off(at === track.last)} onClick={playback.forward} />
      <IconButton icon="last" label={t('last')} {...off(at === track.last)} onClick={() => playback.seek(track.last)} />
    </div>
  );
}

const ONLOOKER = 'onlooker';

function Eyes({ playback, tracks }: Pick<Props, 'playback' | 'tracks'>) {
  const { t } = useTranslation('replay');
  const as = useStore(playback.store, ({ track }) => track.as);
  const seats = useTable((state) => state.table.seats);
  const wanted = useRef<number | null>(as);
  const pick = (value: string) => {
    const eyes = value === ONLOOKER ? null : Number(value);
    wanted.current = eyes;
    // Eyes that come late do not take the place of those that were picked after them.
    void tracks.want(eyes).then((track) => track !== null && wanted.current === eyes && playback.look(track));
  };
  return (
    <div className={styles.eyes}>
      <span aria-hidden="true">{t('eyes')}</span>
      <Select label={t('eyes')} value={as === null ? ONLOOKER : String(as)} onPick={pick}>
        {seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value={ONLOOKER}>{t('onlooker')}</option>
      </Select>
    </div>
  );
}

/** What happens at this position, in words; at the end with who won. */
function useLine({ endings }: Props['entry'], { table, result }: ShownReplay, playback: Playback): string {
  const { t, i18n } = useTranslation('replay');
  const { text } = useWords();
  const { at, track } = useStore(playback.store);
  const nameOf = (seat: number) => table.seats[seat]?.name ?? '';
  const step = track.steps[at];
  const words = saidAt(track, at);
  const mover = nameOf(step?.seat ?? -1);
  const here = at === 0 ? t('start') : words === null ? t('silent', { name: mover }) : text(words);
  if (at < track.last) return here;
  const names = result.winners.map(nameOf);
  const ending = endings?.[result.by]?.[i18n.language as Language];
  const end = ending !== undefined ? `${ending}.` : names.length === 0 ? t('draw') : t('won', { names });
  const quitter = table.seats.findIndex((_, seat) => !result.winners.includes(seat));
  return [here, ...(result.by === 'conceded' ? [t('gaveUp', { name: nameOf(quitter) })] : []), end].join(' ');
}
