/** Cards laid out over the table: an open discard pile, and those a question asks to choose from. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asks } from '../../../core/games/janken-wars/legal.ts';
import type { View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { IconButton } from '../../app/controls/Button.tsx';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { useKit, useTable, useWords } from '../../table/kit.ts';
import { OpenCards } from '../../table/OpenCards.tsx';
import { codesOf, LAID_OUT } from './codes.ts';
import styles from './janken-wars.module.css';
import { Lying } from './Lying.tsx';
import { chooser } from './offers.ts';
import { useCardLabel } from './use-card-label.ts';

/** The cards a question is about that lie on no open place: of the own pile, or on top of the deck. */
export function LaidOut({ view, as }: { readonly view: View; readonly as: Seat | null }) {
  const words = useWords();
  const label = useCardLabel();
  const deciding = useTable((state) => state.phase === 'deciding' && state.decision?.awaited === true);
  const cards = deciding && as !== null && chooser(view) === as ? laidFor(view, as) : null;
  if (cards === null) return null;
  return (
    <div className={styles.laid}>
      <OpenCards
        zone={LAID_OUT}
        cards={codesOf(view.kinds, cards)}
        className={styles.row}
        label={words.word(asks(view) === 'order' ? 'prompt.order' : 'prompt.returnOwn')}
        labelOf={(code) => label(code, null)}
        asked
        show={(code) => <Lying code={code} />}
      />
    </div>
  );
}

function laidFor(view: View, seat: Seat): readonly number[] | null {
  switch (asks(view)) {
    case 'order':
      return view.top.slice(view.placed, view.looking);
    case 'pick-pile':
      return view.discards[seat] ?? [];
    default:
      return null;
  }
}

interface PileProps {
  readonly view: View;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** A pile somebody looks through; Escape puts it back together. */
export function OpenPile({ view, seat, onClose }: PileProps) {
  const { t } = useTranslation('janken-wars');
  const { face } = useKit();
  const label = useCardLabel();
  const name = useTable((state) => state.table.seats[seat]?.name ?? '');
  const close = useRef<HTMLButtonElement>(null);
  const cards = codesOf(view.kinds, view.discards[seat] ?? []);
  useShortcuts('sheet', [{ key: 'Escape', label: null, run: onClose }]);
  useEffect(() => close.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.opened} aria-label={t('board.pileTitle', { seat: name })} data-keeps>
      <header>
        <h2>{t('board.pileTitle', { seat: name })}</h2>
        <IconButton ref={close} icon="close" label={t('board.close')} onClick={onClose} />
      </header>
      {cards.length === 0 && <p>{t('board.pileEmpty')}</p>}
      <ul>
        {cards.map((code, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile is what it is
          <li key={i}>
            <span className="quiet">{label(code, null)}</span>
            <face.CardArt card={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}
