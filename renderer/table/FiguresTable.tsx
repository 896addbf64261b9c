/** Figures of a round or a match, one row a player, with the cards that were left in small. */
import { useTranslation } from 'react-i18next';
import { SeatMark } from '../theme/seats.tsx';
import type { Figures } from './face.ts';
import { useKit, useTable, useWords } from './kit.ts';
import styles from './Panels.module.css';

/** Above so many players the rows grow lower in a low window, so that all of them are seen at once. */
const MANY = 6;

export function FiguresTable({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('table');
  const { face } = useKit();
  const { text, card } = useWords();
  const seats = useTable((state) => state.table.seats);
  const withCards = figures.rows.some((row) => row.cards !== undefined);
  return (
    <table className={`${styles.figures} ${face.world}`} data-many={figures.rows.length > MANY || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('round.player')}</th>
          {withCards && (
            <th scope="col" className={styles.cardsHead}>
              {t('round.left')}
            </th>
          )}
          {figures.columns.map((column) => (
            <th key={column.key} scope="col">
              {text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.rows.map((row) => (
          <tr key={row.seat} data-best={row.best || undefined}>
            <th scope="row">
              <span className={styles.who}>
                <SeatMark colour={seats[row.seat]?.colour ?? ''} />
                {seats[row.seat]?.name}
              </span>
            </th>
            {withCards && (
              <td className={styles.cards}>
                <span className={styles.minis}>
                  {row.cards?.map((code, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a finished round do not move
                    <span key={i} className={styles.mini} role="img" aria-label={card(code)} title={card(code)}>
                      <face.CardArt card={code} />
                    </span>
                  ))}
                </span>
              </td>
            )}
            {row.cells.map((cell, i) => (
              <td key={figures.columns[i]?.key}>{typeof cell === 'number' ? cell : text(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
