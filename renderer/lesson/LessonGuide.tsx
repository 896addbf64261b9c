/** The words of a lesson beside the table: what to look at, what to do, and at the end what next. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { useActions } from '../app/context.tsx';
import { Button } from '../app/controls/Button.tsx';
import type { GameEntry } from '../games/entry.ts';
import type { SpotId } from '../table/face.ts';
import { useKit, useTable, useWords } from '../table/kit.ts';
import styles from './LessonGuide.module.css';
import { isReply, type Lesson, type Line } from './lesson.ts';
import type { LessonTable } from './lesson-table.ts';

interface Props {
  readonly teaching: LessonTable;
  readonly entry: GameEntry;
  readonly onLeave: () => void;
}

export function LessonGuide({ teaching, entry, onLeave }: Props) {
  const { t } = useTranslation('table');
  const { nodes } = useWords();
  const { session } = useKit();
  const done = useStore(teaching.store, (state) => state.done);
  const calm = useTable(({ phase }) => phase === 'deciding' || phase === 'waiting');
  const { lesson } = teaching;
  const line = lesson.script[done];
  const over = line === undefined;
  const said = lastSaid(lesson, done);
  // Replies of the others have no words, and are no steps to whoever learns.
  const steps = (lines: readonly Line[]) => lines.filter((one) => !isReply(one)).length;
  const n = Math.max(1, steps(lesson.script.slice(0, done + 1)));
  const count = steps(lesson.script);
  const reading = line !== undefined && !isReply(line) && !('play' in line);
  usePoint(line !== undefined && !isReply(line) && calm ? line.point : undefined);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if ((reading || over) && calm) next.current?.focus({ preventScroll: true });
  }, [reading, over, calm]);
  const goOn = () => {
    if (teaching.goOn()) void session.refresh();
  };
  return (
    <aside className={styles.guide} data-side={lesson.side ?? 'left'} aria-label={t('lesson.title')} data-keeps>
      <p className={styles.count}>{t('lesson.step', { n, count })}</p>
      <progress className={styles.bar} max={count} value={over ? count : n - 1} aria-hidden />
      <p className={styles.words} aria-live="polite">
        {over ? t('lesson.over') : said && nodes(said.say, (_, name) => <strong>{name}</strong>)}
      </p>
      {reading && (
        <Button ref={next} look="primary" aria-disabled={!calm} onClick={goOn}>
          {t('lesson.goOn')}
        </Button>
      )}
      {over && <Over entry={entry} first={next} onLeave={onLeave} />}
    </aside>
  );
}

function Over({ entry, first, onLeave }: Pick<Props, 'entry' | 'onLeave'> & { first: React.Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('table');
  const { toSetup } = useActions();
  return (
    <div className={styles.foot}>
      <Button ref={first} look="primary" onClick={() => void toSetup(entry)}>
        {t('lesson.match')}
      </Button>
      <Button onClick={onLeave}>{t('lesson.leave')}</Button>
    </div>
  );
}

/** The words in force: those of the line, or while others play those before. */
function lastSaid({ script }: Lesson, done: number) {
  for (let i = done; i >= 0; i--) {
    const line = script[i];
    if (line !== undefined && !isReply(line)) return line;
  }
  return null;
}

/** Makes a spot glow; a card of the hand by its first slot. */
function usePoint(point: SpotId | undefined): void {
  const { spots } = useKit();
  useEffect(() => {
    if (point === undefined) return;
    const element = spots.element(point) ?? spots.element(spots.like(`${point}#`)[0] ?? point);
    element?.setAttribute('data-taught', '');
    return () => element?.removeAttribute('data-taught');
  }, [spots, point]);
}
