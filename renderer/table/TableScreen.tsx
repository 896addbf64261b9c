/** The table all games share: one match, from its first glimpse to its end. */
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions, useApp, useMotion } from '../app/context.tsx';
import type { TableProps } from '../app/table-props.ts';
import { addGameTexts } from '../text/index.ts';
import { realClock } from './clock.ts';
import { createKit, type Kit, KitContext } from './kit.ts';
import { paceOf } from './pace.ts';
import { useTableSound } from './sound.ts';
import { TableBody } from './TableBody.tsx';
import { tableTexts } from './text/index.ts';
import { useWordsOf } from './words.tsx';

/** For the app, which loads the table when the first match is opened. */
export default function TableScreen({ entry, face, seating, teaching, onLeave, onBegun }: TableProps) {
  const { i18n } = useTranslation('app');
  addGameTexts(i18n, 'table', tableTexts);
  addGameTexts(i18n, face.game.id, face.texts);
  const kit = useTableKit({ face, seating, teaching });
  const words = useWordsOf(kit.face, seating.table.seats);
  const context = useMemo(() => ({ kit, words }), [kit, words]);
  const motion = useMotion();
  const { ask } = useActions();

  const again = async (drop: boolean) => {
    const begun = await ask('match.again', { id: seating.table.id });
    if (begun === null) return;
    if (drop) await ask('match.drop', { id: seating.table.id });
    onBegun(begun);
  };
  return (
    <KitContext value={context}>
      <LazyMotion features={domAnimation} strict>
        <MotionConfig reducedMotion={motion.reduced ? 'always' : 'never'} skipAnimations={motion.pace === 0}>
          <TableBody entry={entry} onLeave={onLeave} onAgain={(drop) => void again(drop)} />
        </MotionConfig>
      </LazyMotion>
    </KitContext>
  );
}

/** One kit for one match; what it reads of the settings it reads when it needs it. */
function useTableKit({ face, seating, teaching }: Pick<TableProps, 'face' | 'seating' | 'teaching'>): Kit {
  const actions = useActions();
  const { curtain, confirmDraw, atOnce } = useApp((state) => state.settings);
  const motion = useMotion();
  const latest = useRef({ curtain, confirmDraw, atOnce, pace: paceOf(motion) });
  latest.current = { curtain, confirmDraw, atOnce, pace: paceOf(motion) };
  const sound = useTableSound(face);
  const [kit] = useState(() =>
    createKit({
      face,
      table: seating.table,
      ask: teaching?.ask ?? actions.ask,
      teaching,
      clock: realClock,
      pace: () => latest.current.pace,
      curtain: () => latest.current.curtain,
      byKeys: () => latest.current.atOnce === 'keys',
      confirmDraw: () => latest.current.confirmDraw,
      sound,
    }),
  );
  useOpening(kit, seating);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it changes
  useEffect(() => kit.session.regroup(), [kit, atOnce]);
  return kit;
}

/** Opens the match once, also where effects are run twice to find faults, and closes it when the table goes. */
function useOpening(kit: Kit, { glimpse, events }: TableProps['seating']): void {
  const opened = useRef(false);
  const closing = useRef(0);
  useEffect(() => {
    window.clearTimeout(closing.current);
    if (!opened.current) kit.open(glimpse, events);
    opened.current = true;
    return () => {
      closing.current = window.setTimeout(kit.close, 0);
    };
  }, [kit, glimpse, events]);
}
