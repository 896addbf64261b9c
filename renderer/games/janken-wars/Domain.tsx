/**
 * A player's domain: its cards with what each is worth now, the sum, and what a trade of it would
 * bring. A value that has changed jumps; a domain with walls shows that they stand in front.
 */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buys } from '../../../core/games/janken-wars/round.ts';
import { STAR_PRICE, type View } from '../../../core/games/janken-wars/state.ts';
import { cardValues, domainValue } from '../../../core/games/janken-wars/values.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useTable, useWords } from '../../table/kit.ts';
import { OpenCards } from '../../table/OpenCards.tsx';
import { colourOf } from './art/colours.ts';
import { drawingOf } from './art/drawings.ts';
import { StarMark } from './art/Marks.tsx';
import { Picture } from './art/Picture.tsx';
import { signed } from './art/printed.ts';
import { codesOf, domainOf } from './codes.ts';
import styles from './janken-wars.module.css';
import { Lying } from './Lying.tsx';
import { askedZone, chooser } from './offers.ts';
import { useCardLabel } from './use-card-label.ts';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly as: Seat | null;
  readonly effect: string | null;
}

export function Domain({ view, seat, as, effect }: Props) {
  const words = useWords();
  const label = useCardLabel();
  const zone = domainOf(seat);
  const codes = codesOf(view.kinds, view.domains[seat] ?? []);
  const values = useMemo(() => cardValues(view, seat), [view, seat]);
  const value = domainValue(view, seat);
  const guarded = (view.domains[seat] ?? []).some((card) => view.kinds[card]?.condition?.kind === 'discard-first');
  const printed = (index: number) => view.kinds[view.domains[seat]?.[index] ?? 0]?.points ?? null;
  return (
    <div className={styles.domain} data-guarded={guarded || undefined}>
      <Sum view={view} seat={seat} value={value} />
      <OpenCards
        zone={zone}
        cards={codes}
        className={styles.row}
        label={words.word('board.domain', { seat: { seat }, value: signed(value) })}
        labelOf={(code, index) => label(code, values[index] ?? null)}
        asked={askedZone(view) === zone && chooser(view) === as && as !== null}
        show={(code, index) => <Lying code={code} value={values[index] ?? 0} printed={printed(index)} />}
      >
        {codes.length === 0 && <span className={styles.none}>{words.word('board.empty')}</span>}
      </OpenCards>
      {guarded && <Guard />}
      {effect === `roll ${seat}` && (
        <span className={styles.roller} aria-hidden="true">
          <Picture drawing={drawingOf('steamroller')} colour={colourOf('moss')} />
        </span>
      )}
    </div>
  );
}

function Guard() {
  const { t } = useTranslation('janken-wars');
  return (
    <p className={styles.guard}>
      <span title={t('board.guarded')}>
        <span className="quiet">{t('board.guarded')}</span>
        <span aria-hidden="true">{t('board.guardedShort')}</span>
      </span>
    </p>
  );
}

const FIVE = [1, 2, 3, 4, 5];

/** The price tag: the sum, the stars it buys, and how far the next one is. */
function Sum({ view, seat, value }: { readonly view: View; readonly seat: Seat; readonly value: number }) {
  const { t } = useTranslation('janken-wars');
  const stars = buys(view, value);
  const short = STAR_PRICE * (Math.max(0, Math.floor(value / STAR_PRICE)) + 1) - value;
  const trading = useTable((state) => state.phase === 'deciding' && view.phase === 'trade' && view.trader === seat);
  const more = stars > 0 ? t('board.buys', { count: stars }) : t('board.short', { count: short });
  return (
    <div className={styles.sum} data-trading={trading || undefined} title={more}>
      <span className="quiet">{`${t('board.worth')} ${signed(value)}, ${more}`}</span>
      <span aria-hidden="true" className={styles.tag}>
        <b key={value}>{signed(value)}</b>
        <span className={styles.buys}>
          {stars > 0 ? (
            FIVE.slice(0, stars).map((place) => <StarMark key={place} />)
          ) : (
            <span>
              {t('board.more', { count: short })} <StarMark />
            </span>
          )}
        </span>
      </span>
    </div>
  );
}
