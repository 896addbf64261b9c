/** The table of Shamano: sky and paper, the shamans around, the piles in the middle, the hand below. */
import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../../core/games/shamano/actions.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useActions, useApp } from '../../app/context.tsx';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { actionsFor } from '../../table/choice.ts';
import type { BoardProps } from '../../table/face.ts';
import { Hand } from '../../table/Hand.tsx';
import { useTable } from '../../table/kit.ts';
import { Backdrop } from './Backdrop.tsx';
import { CutIn } from './CutIn.tsx';
import { pileOf } from './codes.ts';
import { Direction } from './Direction.tsx';
import { readEffect } from './effects.ts';
import { ColourSign, Deck, Pile } from './Piles.tsx';
import { PredictionClock } from './PredictionClock.tsx';
import { foresee } from './previews.ts';
import { ShamanSeats } from './ShamanSeats.tsx';
import { SkillSheet } from './SkillSheet.tsx';
import { Stack } from './Stack.tsx';
import { Story } from './Story.tsx';
import { Strokes } from './Strokes.tsx';
import { besideSeat } from './seat-spots.ts';
import styles from './shamano.module.css';
import { Whisper } from './Whisper.tsx';

/** How many cards of the discard pile can be seen. */
const VISIBLE = 5;

export function Board({ view, seats, as, effect: line }: BoardProps<View>) {
  const { t } = useTranslation('shamano');
  const { flow, deck, discard } = view;
  const effect = useMemo(() => readEffect(line), [line]);
  const key = pileOf(view, VISIBLE).join(' ');
  const cards = useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
  const foresight = useForesight(view);
  const bottom = as ?? 0;
  const papers = usePapers(view, bottom);
  return (
    <div className={styles.board} data-heavy={(effect?.kind === 'stroke' && effect.heavy) || undefined}>
      <Backdrop />
      <div className={styles.middle}>
        <Direction direction={flow.direction} />
        <div className={styles.piles}>
          <Deck size={deck} />
          <Pile cards={cards} size={discard.length} colour={flow.colour} open={flow.pending !== null} />
          <ColourSign colour={flow.pending === null ? flow.colour : null} locked={flow.lock > 0} />
        </div>
      </div>
      <ShamanSeats
        view={view}
        seats={seats}
        bottom={bottom}
        effect={effect}
        foresight={foresight}
        onSheet={papers.openSheet}
      />
      {flow.stack !== null && <Stack stack={flow.stack} {...besideSeat(flow.turn, bottom, seats.length)} />}
      {flow.continued && view.result === null && <p className={styles.note}>{t('board.continued')}</p>}
      <Strokes effect={effect} />
      {effect?.kind === 'cast' && <CutIn view={view} effect={effect} />}
      <Whisper view={view} />
      <HandArea shown={as !== null} />
      <PredictionClock view={view} />
      {papers.element}
    </div>
  );
}

const HandArea = memo(function HandArea({ shown }: { readonly shown: boolean }) {
  return <div className={styles.hand}>{shown && <Hand />}</div>;
});

/** What the held card would do to everybody; all null while none is held. */
function useForesight(view: View): ReturnType<typeof foresee> {
  const held = useTable((state) => state.held?.piece);
  const decision = useTable((state) => (state.phase === 'deciding' ? state.decision : null));
  return useMemo(() => {
    if (held === undefined || decision === null) return [];
    const actions =
      decision.offers.flatMap((offer) => offer.target ?? []).length === 0 ? [] : actionsFor(decision, { piece: held });
    return foresee(view, decision.seat, actions as readonly Action[]);
  }, [held, decision, view]);
}

type Paper = { readonly kind: 'sheet'; readonly seat: Seat } | { readonly kind: 'story' } | null;

/** The sheets that lie over the board: skills of a shaman, and the story. */
function usePapers(view: View, bottom: Seat) {
  const { t } = useTranslation('shamano');
  const told = useApp((state) => state.settings.told.includes('shamano'));
  const { change } = useActions();
  const fresh = view.discard.length === 0 && view.flow.opening && !told;
  const [paper, setPaper] = useState<Paper>(fresh ? { kind: 'story' } : null);
  const tells = paper?.kind === 'story' && !told;
  const earlier = useApp((state) => state.settings.told);
  useEffect(() => {
    if (tells) void change({ told: [...earlier, 'shamano'] });
  }, [tells, change, earlier]);
  const openSheet = useMemo(() => (seat: Seat) => setPaper({ kind: 'sheet', seat }), []);
  useShortcuts('screen', [
    { key: 's', label: t('keys.skills'), run: () => openSheet(focusedSeat() ?? bottom) },
    { key: 't', label: t('keys.story'), run: () => setPaper({ kind: 'story' }) },
  ]);
  const close = () => setPaper(null);
  const element =
    paper === null ? null : paper.kind === 'story' ? (
      <Story onClose={close} />
    ) : (
      <SkillSheet
        view={view}
        seat={paper.seat}
        onSeat={openSheet}
        onStory={() => setPaper({ kind: 'story' })}
        onClose={close}
      />
    );
  return { openSheet, element };
}

/** The player whose plate has the focus. */
function focusedSeat(): Seat | null {
  const plate = document.activeElement?.closest('[data-seat]')?.getAttribute('data-seat');
  return plate === undefined || plate === null || !/^\d$/.test(plate) ? null : Number(plate);
}
