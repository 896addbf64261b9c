/** The figures of a balance report, those of the standard deck beside them. */
import type { BalanceReport, Share, Spread } from '../../../../core/games/janken-wars/deck/balance.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import report from './balance.module.css';
import { useWords } from './use-words.ts';

interface Props {
  readonly design: DeckDesign;
  readonly deck: BalanceReport;
  /** Null until it has been played. */
  readonly standard: BalanceReport | null;
}

/** What a card's share may be; beyond it the card is too strong or too weak. */
const FAIR = { low: 0.35, high: 0.65 };

export function BalanceTables({ design, deck, standard }: Props) {
  const { t } = useWords();
  const figures = useFigures();
  return (
    <>
      <table className={report.figures}>
        <caption>{t('balance.figures')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('balance.figure')}</th>
            <th scope="col">{t('balance.thisDeck')}</th>
            <th scope="col">{t('balance.standard')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(deck)}</td>
              <td>{standard === null ? '–' : of(standard)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CardTable design={design} deck={deck} />
    </>
  );
}

interface Figure {
  readonly name: string;
  of(report: BalanceReport): string;
}

function useFigures(): readonly Figure[] {
  const { t } = useWords();
  const { percent, decimal } = useNumbers();
  const share = ({ share, low, high }: Share) =>
    t('balance.spread', { mean: percent(share), low: percent(low), high: percent(high) });
  const spread = ({ mean, p10, p90 }: Spread) =>
    t('balance.spread', { mean: decimal(mean), low: decimal(p10), high: decimal(p90) });
  const list = (shares: readonly number[]) => shares.map(percent).join(' · ');
  return [
    { name: t('balance.played'), of: ({ games }) => String(games) },
    { name: t('balance.rounds'), of: ({ rounds }) => spread(rounds) },
    { name: t('balance.minutes'), of: ({ minutes }) => spread(minutes) },
    { name: t('balance.deckEnd'), of: ({ deckEnd }) => share(deckEnd) },
    { name: t('balance.firstSeat'), of: ({ firstSeat }) => share(firstSeat) },
    { name: t('balance.firstStar'), of: ({ firstStar }) => share(firstStar) },
    { name: t('balance.throws'), of: ({ throws }) => list(throws) },
    { name: t('balance.winningThrows'), of: ({ winningThrows }) => list(winningThrows) },
  ];
}

function useNumbers() {
  const { language } = useWords();
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const decimals = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { percent: (share: number) => percents.format(share), decimal: (value: number) => decimals.format(value) };
}

function CardTable({ design, deck }: Pick<Props, 'design' | 'deck'>) {
  const { t, nameOfCard } = useWords();
  const { percent, decimal } = useNumbers();
  return (
    <table className={report.figures}>
      <caption>{t('balance.cards')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('balance.card')}</th>
          <th scope="col">{t('balance.taken')}</th>
          <th scope="col">{t('balance.points')}</th>
          <th scope="col">{t('balance.winShare')}</th>
        </tr>
      </thead>
      <tbody>
        {deck.cards.map(({ code, taken, points, winShare: { share, low, high } }) => {
          const card = design.cards.find((one) => one.code === code);
          // Only what the interval is sure of.
          const outside = high < FAIR.low || low > FAIR.high;
          return (
            <tr key={code} data-outside={outside || undefined}>
              <th scope="row">{card === undefined ? code : nameOfCard(card)}</th>
              <td>{decimal(taken)}</td>
              <td>{points === null ? t('balance.never') : decimal(points)}</td>
              <td>
                {t('balance.spread', { mean: percent(share), low: percent(low), high: percent(high) })}
                {outside && ` – ${t('balance.outside', { low: percent(FAIR.low), high: percent(FAIR.high) })}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
