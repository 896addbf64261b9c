/** The match is over: who won and how, figures, the seed as proof of the shuffle, and what next. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventBase, Result } from '../../core/kit/game.ts';
import { useActions } from '../app/context.tsx';
import { Button } from '../app/controls/Button.tsx';
import { useSaveFile } from '../app/files/save-file.ts';
import { useRefusalWords } from '../app/files/use-documents.ts';
import { Scroller } from '../app/Scroller.tsx';
import type { GameEntry } from '../games/entry.ts';
import { FiguresTable } from './FiguresTable.tsx';
import type { Sentence } from './face.ts';
import { useKit, useTable, useWords } from './kit.ts';
import styles from './Panels.module.css';
import { useLeaving } from './use-leaving.ts';

interface Props {
  readonly entry: GameEntry;
  readonly onLeave: () => void;
  readonly onAgain: (drop: boolean) => void;
}

export function EndPanel({ entry, onLeave, onAgain }: Props) {
  const { t } = useTranslation('table');
  const { face, store } = useKit();
  const { text } = useWords();
  const leaving = useLeaving();
  const view = useTable((state) => state.view);
  const glimpse = useTable((state) => state.glimpse);
  const heard = useHeard();
  const [away, setAway] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on coming back to the result as well
  useEffect(() => again.current?.focus({ preventScroll: true }), [away]);
  const title = useResultWords(glimpse?.result ?? null);
  if (view === null || glimpse === null || glimpse.result === null) return null;
  if (away) {
    return (
      <Button className={styles.return} look="primary" onClick={() => setAway(false)} data-keeps>
        {t('end.back')}
      </Button>
    );
  }
  const figures = face.matchEnd(view, glimpse.result, heard);
  return (
    <section className={styles.end} aria-labelledby="end-title" data-panel="end" data-keeps>
      <div>
        <h1 id="end-title">{figures.headline === undefined ? title : text(figures.headline)}</h1>
        <p className={styles.lead}>{text(figures.title)}</p>
        {figures.lines.map((line) => (
          <p key={line.key} className={styles.lead}>
            {text(line)}
          </p>
        ))}
      </div>
      <Scroller className={styles.scroll} labelledBy="end-title">
        <Moments moments={face.moments?.(heard) ?? []} />
        <FiguresTable figures={figures} />
        {glimpse.seed !== null && <Seed seed={glimpse.seed} />}
      </Scroller>
      <div className={styles.foot}>
        <Button ref={again} look="primary" size="large" onClick={() => onAgain(false)} data-again>
          {t('end.again')}
        </Button>
        <Keep entry={entry} />
        <Button onClick={() => setAway(true)}>{t('end.look')}</Button>
        <Button onClick={() => store.setState({ logOpen: true })}>{t('end.log')}</Button>
        <Button onClick={onLeave}>{t(leaving)}</Button>
      </div>
    </section>
  );
}

/** The match shown again, or saved as a file. */
function Keep({ entry }: Pick<Props, 'entry'>) {
  const { t } = useTranslation('table');
  const { t: app } = useTranslation('app');
  const { replay } = useActions();
  const id = useTable((state) => state.table.id);
  const words = useRefusalWords();
  const { said, save } = useSaveFile();
  const [refused, setRefused] = useState('');
  const watch = async () => {
    const refusal = await replay(entry, id, 'table');
    if (refusal !== null) setRefused(words(refusal));
  };
  return (
    <>
      <Button icon="play" onClick={() => void watch()}>
        {t('end.replay')}
      </Button>
      <Button icon="save" onClick={() => save('history', id)}>
        {app('files.save')}
      </Button>
      <p role="status" className={styles.said}>
        {refused || said}
      </p>
    </>
  );
}

/** Who won, in the second person where one person plays against computers. */
function useResultWords(result: Result | null): string {
  const { t } = useTranslation('table');
  const seats = useTable((state) => state.table.seats);
  if (result === null) return '';
  const people = seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat] : []));
  const names = result.winners.map((seat) => seats[seat]?.name ?? '');
  const [name] = names;
  if (name === undefined) return t('end.draw');
  if (names.length > 1) return t('end.won', { names });
  const alone = people.length === 1 && result.winners[0] === people[0];
  return alone ? t('end.wonYou', { name }) : t('end.wonOne', { name });
}

/** What was telling in this match, in order. */
function Moments({ moments }: { readonly moments: readonly Sentence[] }) {
  const { t } = useTranslation('table');
  const { text } = useWords();
  if (moments.length === 0) return null;
  return (
    <ol className={styles.moments} aria-label={t('end.moments')}>
      {moments.map((moment) => (
        <li key={text(moment)}>{text(moment)}</li>
      ))}
    </ol>
  );
}

/** All that everybody heard, for the figures; empty until it has come. */
function useHeard(): readonly EventBase[] {
  const { ask } = useActions();
  const id = useTable((state) => state.table.id);
  const [heard, setHeard] = useState<readonly EventBase[]>([]);
  useEffect(() => {
    let wanted = true;
    void ask('match.heard', { id, as: null }).then((plies) => {
      if (wanted && plies !== null) setHeard(plies.flatMap(({ events }) => events));
    });
    return () => {
      wanted = false;
    };
  }, [ask, id]);
  return heard;
}

function Seed({ seed }: { readonly seed: string }) {
  const { t } = useTranslation('table');
  return (
    <div className={styles.seed}>
      <span>{t('end.seed')}</span>
      <code>{seed}</code>
      <p>{t('end.seedLine')}</p>
    </div>
  );
}
