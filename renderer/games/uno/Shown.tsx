/** A bluffer's hand, laid open before the challenger alone. */
import { useTranslation } from 'react-i18next';
import { useTable, useWords } from '../../table/kit.ts';
import { CardArt } from './art/CardArt.tsx';
import styles from './uno.module.css';

/** `effect` is `shown SEAT CODE…`, as the script wrote it. */
export function Shown({ effect }: { readonly effect: string }) {
  const { t } = useTranslation('uno');
  const words = useWords();
  const seats = useTable((state) => state.table.seats);
  const [, seat = '0', ...cards] = effect.split(' ');
  return (
    <section className={styles.shown}>
      <p>{t('board.shown', { seat: seats[Number(seat)]?.name ?? '' })}</p>
      <ul>
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shown once, never changed
          <li key={i} title={words.card(card)}>
            <CardArt card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
