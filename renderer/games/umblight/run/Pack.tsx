/** What the traveller carries: the player card with max HP and abilities, the purse of coin cards, and the deck to look through. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeCard } from '../../../../core/games/umblight/actions.ts';
import { coinOf } from '../../../../core/games/umblight/cards/coins.ts';
import { playerCard } from '../../../../core/games/umblight/player-cards.ts';
import { type Run, STOPS } from '../../../../core/games/umblight/run/run.ts';
import { TRAVELLER } from '../../../../core/games/umblight/state.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
import { useTable, useWords } from '../../../table/kit.ts';
import { useSpot } from '../../../table/Place.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { Coin } from '../art/CoinFace.tsx';
import { Cut } from '../art/cut.tsx';
import { CREAM, INK } from '../art/tones.ts';
import { PIG } from '../battle/Piles.tsx';
import { Abilities, Portrait } from '../battle/SidePanel.tsx';
import { countedCards } from './counted.ts';
import styles from './run.module.css';

export function Pack({ run }: { readonly run: Run }) {
  const { t } = useTranslation('umblight');
  const { word } = useWords();
  const [open, setOpen] = useState(false);
  const ref = useSpot(`seat:${TRAVELLER}`) as React.RefObject<HTMLDivElement | null>;
  const seed = useTable(({ glimpse }) => glimpse?.seed ?? null);
  const player = run.traveller ?? 0;
  return (
    <section ref={ref} className={styles.pack}>
      <div className={styles.packPortrait}>
        <Portrait player={player} />
      </div>
      <div className={styles.packWho}>
        <b>{word(`players.${playerCard(player).code}`)}</b>
        <span>{t('run.hp', { n: run.maxHp })}</span>
        <span className={styles.where}>
          {[
            ...(run.map.length === 0
              ? []
              : [t('run.chapter', { n: run.chapter + 1 }), t('run.stop', { n: run.stop, count: STOPS })]),
            ...(seed === null ? [] : [t('run.seed', { seed })]),
          ].join(' · ')}
        </span>
        <Abilities abilities={run.abilities} />
      </div>
      <div className={styles.purse}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <Cut cut={PIG} ink={CREAM} ground={INK} />
        </svg>
        <p>
          <span className="quiet">{t('run.bankLine', { count: run.bank.length })}</span>
          {countedCards(run.bank).map(({ card, count }) => (
            <PurseCoins key={card} card={card} count={count} />
          ))}
        </p>
      </div>
      {run.deck.length > 0 && (
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t('run.deck', { count: run.deck.length })}
        </Button>
      )}
      {open && <DeckSheet run={run} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Coins of one kind. */
function PurseCoins({ card, count }: { readonly card: number; readonly count: number }) {
  const words = useWords();
  const { polarity } = coinOf(card);
  const code = writeCard(card);
  return (
    <span className={styles.purseCoins} data-look={`card:${code}`} title={`${count} × ${words.card(code)}`}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins of one kind are alike
        <span key={i} className={styles.purseCoin}>
          <Coin polarity={polarity} size={30} />
        </span>
      ))}
    </span>
  );
}

function DeckSheet({ run, onClose }: { readonly run: Run; readonly onClose: () => void }) {
  const { t } = useTranslation('umblight');
  const words = useWords();
  return (
    <Sheet title={t('run.deckTitle')} onClose={onClose}>
      <ul className={styles.deckSheet}>
        {countedCards(run.deck).map(({ card, count }) => (
          <li key={card} title={words.card(writeCard(card))}>
            <p className="quiet">{`${words.card(writeCard(card))} ×${count}`}</p>
            <CardArt card={writeCard(card)} />
            {count > 1 && <em aria-hidden="true">×{count}</em>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
