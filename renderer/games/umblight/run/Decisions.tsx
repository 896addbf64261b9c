/** What a place asks before one goes on: a card out of three, coins, a card of the deck, an ability. */
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '../../../../core/games/umblight/abilities.ts';
import { writeCard } from '../../../../core/games/umblight/actions.ts';
import type { Run } from '../../../../core/games/umblight/run/run.ts';
import { heldAbilities } from '../../../../core/games/umblight/run/steps.ts';
import { useWords } from '../../../table/kit.ts';
import { Place } from '../../../table/Place.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { PLACES } from '../art/places.ts';
import { PIG } from '../battle/Piles.tsx';
import { useSpoken } from '../language.ts';
import { countedCards } from './counted.ts';
import styles from './run.module.css';
import { Scene } from './Scene.tsx';

export function TakeStep({ run, cards }: { readonly run: Run; readonly cards: readonly number[] }) {
  const { t } = useTranslation('umblight');
  const { place } = run;
  const spoils = place.kind === 'reward';
  return (
    <Scene
      cut={PLACES[spoils ? 'purse' : 'cards'] ?? ''}
      title={t(spoils ? 'run.reward' : 'run.take')}
      line={
        place.kind === 'reward' ? t(place.rank === 'battle' ? 'run.rewardLine' : 'run.rewardMore') : t('run.takeLine')
      }
    >
      <ul className={styles.trio}>
        {cards.map((card) => (
          <li key={card}>
            <CardChoice verb="take" card={card} />
          </li>
        ))}
      </ul>
    </Scene>
  );
}

function CardChoice({
  verb,
  card,
  count = 1,
}: {
  readonly verb: string;
  readonly card: number;
  readonly count?: number;
}) {
  const words = useWords();
  const code = writeCard(card);
  const name = words.card(code);
  return (
    <Place id={`${verb}:${code}`} label={count > 1 ? `${name} ×${count}` : name} className={styles.cardChoice}>
      <span className={styles.fill} data-look={`card:${code}`}>
        <CardArt card={code} />
      </span>
      {count > 1 && <em>×{count}</em>}
    </Place>
  );
}

/** `coins`: how many are to be paid; null: one is to be upgraded. */
export function CoinStep({ run, coins }: { readonly run: Run; readonly coins: number | null }) {
  const { t } = useTranslation('umblight');
  return (
    <Scene
      cut={PIG}
      title={coins === null ? t('run.improveWhich') : t('run.pay', { count: coins })}
      line={coins === null ? t('run.improveWhichLine') : t('run.payLine')}
    >
      <ul className={styles.coinRow}>
        {countedCards(run.bank).map(({ card, count }) => (
          <li key={card}>
            <CardChoice verb="coin" card={card} count={count} />
          </li>
        ))}
      </ul>
    </Scene>
  );
}

const QUESTIONS = { remove: 'run.pickRemove', copy: 'run.pickCopy', change: 'run.pickChange' } as const;
type DeckChange = keyof typeof QUESTIONS;

/** As large as they can be: two rows of up to seven, three of up to eight, then as many rows as it takes. */
const inARow = (kinds: number): number =>
  kinds <= 14 ? Math.max(4, Math.ceil(kinds / 2)) : Math.max(8, Math.ceil(kinds / 3));

export function DeckStep({ run, what }: { readonly run: Run; readonly what: DeckChange }) {
  const { t } = useTranslation('umblight');
  const cards = countedCards(run.deck);
  return (
    <section className={styles.choose} aria-labelledby="place-title">
      <h1 id="place-title">{t(QUESTIONS[what])}</h1>
      <p className={styles.line}>{t('run.pickLine', { count: run.deck.length })}</p>
      <ul className={styles.deckGrid} style={{ '--in-a-row': inARow(cards.length) } as React.CSSProperties}>
        {cards.map(({ card, count }) => (
          <li key={card}>
            <CardChoice verb="pick" card={card} count={count} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ForgetStep({ run }: { readonly run: Run }) {
  const { t } = useTranslation('umblight');
  const spoken = useSpoken();
  return (
    <Scene cut={PLACES.crossroads ?? ''} title={t('run.forget')} line={t('run.forgetLine')}>
      <ul className={styles.ways}>
        {heldAbilities(run).map((code) => {
          const at = ABILITIES.findIndex((one) => one.code === code);
          const ability = ABILITIES[at];
          if (ability === undefined) return null;
          const n = String(run.abilities[at] ?? 0);
          const [name, text] = [`${spoken(ability.name)} ${n}`, spoken(ability.text).replaceAll('{n}', n)];
          return (
            <li key={code}>
              <Place id={`ability:${code}`} label={`${name}. ${text}`} className={styles.way}>
                <b>{name}</b>
                <span>{text}</span>
              </Place>
            </li>
          );
        })}
      </ul>
    </Scene>
  );
}
