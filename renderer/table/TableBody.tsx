/** What is on the screen of a table: the board, or the curtain, and whatever lies over them. */
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../app/context.tsx';
import type { GameEntry } from '../games/entry.ts';
import { LessonGuide } from '../lesson/LessonGuide.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Air } from './Air.tsx';
import { Announcer } from './Announcer.tsx';
import { Bubbles } from './Bubble.tsx';
import { Chooser } from './Chooser.tsx';
import { CurtainView } from './CurtainView.tsx';
import { DragArea } from './drag.tsx';
import { EndPanel } from './EndPanel.tsx';
import { useTableKeys } from './keys.ts';
import { type Kit, useKit, useTable } from './kit.ts';
import { LogPanel } from './LogPanel.tsx';
import { PausePanel } from './PausePanel.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { StuckPanel } from './StuckPanel.tsx';
import styles from './TableScreen.module.css';
import { TopBar } from './TopBar.tsx';
import { useTurnCalls } from './use-turn-calls.ts';

interface Props {
  readonly entry: GameEntry;
  readonly onLeave: () => void;
  readonly onAgain: (drop: boolean) => void;
}

export function TableBody({ entry, onLeave, onAgain }: Props) {
  const { t } = useTranslation('table');
  const kit = useKit();
  const curtain = useTable((state) => state.curtain);
  const phase = useTable((state) => state.phase);
  const logOpen = useTable((state) => state.logOpen && state.curtain === null);
  const root = useRef<HTMLElement>(null);
  const onPointerDownCapture = useSkipping(kit);
  useTableKeys();
  useRulesCommand(kit);
  useTurnCalls(root);
  useEffect(() => (root.current === null ? undefined : kit.spots.put('table', root.current)), [kit]);
  return (
    <main
      ref={root}
      className={`${styles.table} ${kit.face.world}`}
      aria-label={t('region.table')}
      data-focus-home
      data-phase={phase}
      tabIndex={-1}
      onPointerDownCapture={onPointerDownCapture}
    >
      <div className={styles.inner} data-words="table" data-beside={logOpen || undefined}>
        {curtain === null ? (
          <Table entry={entry} onLeave={onLeave} onAgain={onAgain} />
        ) : (
          <CurtainView curtain={curtain} />
        )}
        {phase === 'stuck' && <StuckPanel onLeave={onLeave} />}
        <Announcer />
      </div>
      {logOpen && (
        <div className={styles.log}>
          <LogPanel />
        </div>
      )}
      <PausePanel onLeave={onLeave} onAgain={onAgain} />
    </main>
  );
}

function Table({ entry, onLeave, onAgain }: Props) {
  const { face, teaching } = useKit();
  const view = useTable((state) => state.view);
  const seats = useTable((state) => state.table.seats);
  const as = useTable((state) => state.as);
  const effect = useTable((state) => state.scene.effect);
  const over = useTable((state) => state.phase === 'over');
  // Stays while the next round is being asked for, so that the button does not vanish under the pointer.
  const between = useTable(({ phase, view: now }) => {
    return (
      (phase === 'between' || phase === 'asking') &&
      now !== null &&
      face.goOn !== undefined &&
      face.roundEnd(now) !== null
    );
  });
  if (view === null) return <TopBar />;
  return (
    <DragArea>
      <face.Board view={view} seats={seats} as={as} effect={effect} />
      <ActionBar />
      <Chooser />
      <TopBar />
      <Bubbles />
      {teaching !== null && <LessonGuide teaching={teaching} entry={entry} onLeave={onLeave} />}
      {between && <RoundPanel />}
      {over && <EndPanel entry={entry} onLeave={onLeave} onAgain={onAgain} />}
      <Air />
    </DragArea>
  );
}

/** The window's own menu asks for the rules. */
function useRulesCommand({ store }: Kit): void {
  const bridge = useBridge();
  useEffect(
    () =>
      bridge.on('command', ({ command }) => {
        if (command === 'rules') store.setState({ panel: 'rules' });
      }),
    [bridge, store],
  );
}

/** A press while something moves ends that, and does nothing else; menus and panels stay what they are. */
function useSkipping({ director, store, controls }: Kit): (event: React.PointerEvent) => void {
  return useCallback(
    (event) => {
      const keeps = event.target instanceof Element && event.target.closest('[data-keeps], dialog') !== null;
      if (keeps || !director.busy || store.getState().curtain !== null) return;
      director.skip();
      controls.spend();
      event.preventDefault();
      event.stopPropagation();
      const swallow = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      const forget = () => window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      window.addEventListener('pointerup', forget, { once: true });
      window.addEventListener('pointercancel', forget, { once: true });
    },
    [director, store, controls],
  );
}
