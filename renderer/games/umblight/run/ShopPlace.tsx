/** The shop: a stall with five cards on the shelf, a brazier for what one is rid of, a grindstone for coins. */
import { useTranslation } from 'react-i18next';
import { writeCard } from '../../../../core/games/umblight/actions.ts';
import { IMPROVEMENT_PRICE, priceOf, REMOVAL_PRICE } from '../../../../core/games/umblight/run/places.ts';
import type { Run } from '../../../../core/games/umblight/run/run.ts';
import { useWords } from '../../../table/kit.ts';
import { Place, usePlaceState } from '../../../table/Place.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { Coin } from '../art/CoinFace.tsx';
import { Cut } from '../art/cut.tsx';
import { CARDS } from '../art/motifs.ts';
import { PLACES } from '../art/places.ts';
import { CREAM, INK } from '../art/tones.ts';
import styles from './run.module.css';

export function ShopPlace({ run, cards }: { readonly run: Run; readonly cards: readonly number[] }) {
  const { t } = useTranslation('umblight');
  return (
    <section className={styles.shop} aria-labelledby="place-title">
      <header>
        <h1 id="place-title">{t('run.shop')}</h1>
        <p className={styles.line}>{t('run.shopLine')}</p>
      </header>
      <svg className={styles.awning} viewBox="0 0 600 40" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 12 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stripes of an awning
          <path key={i} d={`M${i * 50} 0h50v28q-25 20-50 0z`} fill={i % 2 === 0 ? INK : CREAM} />
        ))}
      </svg>
      <ul className={styles.shelf}>
        {cards.map((card) => (
          <li key={card}>
            <Ware card={card} coins={run.bank.length} />
          </li>
        ))}
        <li>
          <Service
            id="ask:remove"
            cut={PLACES.forge ?? ''}
            name={t('run.remove')}
            line={t('run.removeLine')}
            price={REMOVAL_PRICE}
          />
        </li>
        <li>
          <Service
            id="ask:improve"
            cut={CARDS.cog ?? ''}
            name={t('run.improve')}
            line={t('run.improveLine')}
            price={IMPROVEMENT_PRICE}
          />
        </li>
      </ul>
    </section>
  );
}

function Ware({ card, coins }: { readonly card: number; readonly coins: number }) {
  const { t } = useTranslation('umblight');
  const words = useWords();
  const code = writeCard(card);
  const price = priceOf(card);
  const label = t(price <= coins ? 'run.buy' : 'run.dear', { card: words.card(code), price });
  return (
    <Place id={`buy:${code}`} label={label} className={styles.ware}>
      <span className={styles.wareCard} data-look={`card:${code}`}>
        <CardArt card={code} />
      </span>
      <Price coins={price} />
    </Place>
  );
}

interface ServiceProps {
  readonly id: string;
  readonly cut: string;
  readonly name: string;
  readonly line: string;
  readonly price: number;
}

function Service({ id, cut, name, line, price }: ServiceProps) {
  const { t } = useTranslation('umblight');
  const { press } = usePlaceState(id, false);
  return (
    <Place id={id} label={`${name}. ${t('run.price', { price })}`} className={styles.ware}>
      <span className={styles.service} data-off={!press || undefined}>
        <svg viewBox="0 0 100 100" width="100%" aria-hidden="true">
          <path d="M0 0h100v100H0z" fill={INK} />
          <Cut cut={cut} ink={CREAM} ground={INK} />
        </svg>
        <b>{name}</b>
        <i>{line}</i>
      </span>
      <Price coins={price} />
    </Place>
  );
}

/** A tag with as many coins as it takes. */
function Price({ coins }: { readonly coins: number }) {
  return (
    <span className={styles.tag} aria-hidden="true">
      {coins} <Coin polarity={null} size={20} />
    </span>
  );
}
