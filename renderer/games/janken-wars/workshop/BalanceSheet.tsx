/** The balance report of a deck: matches are played in the background, figures fill in meanwhile. */
import { useState } from 'react';
import { BALANCE_GAMES } from '../../../../core/games/janken-wars/deck/balance.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
import sheets from '../../../decks/sheets.module.css';
import { BalanceTables } from './BalanceTables.tsx';
import report from './balance.module.css';
import { Picker } from './Picker.tsx';
import { type Balance, useBalance } from './use-balance.ts';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

const SIZES = [BALANCE_GAMES.min, 500, 1000, BALANCE_GAMES.max].map(String);

export function BalanceSheet({ design, onClose }: { readonly design: DeckDesign; readonly onClose: () => void }) {
  const { t, nameOfDeck } = useWords();
  const [size, setSize] = useState(String(BALANCE_GAMES.min));
  const balance = useBalance(design);
  const { phase } = balance;
  const running = phase === 'deck' || phase === 'standard';
  return (
    <Sheet title={t('balance.title', { deck: nameOfDeck(design) })} size="large" onClose={onClose}>
      <div className={sheets.stack}>
        <p>{t('balance.lead')}</p>
        <div className={styles.row}>
          <Picker
            label={t('balance.games')}
            value={size}
            items={SIZES.map((value) => ({ value, label: value }))}
            onPick={setSize}
          />
          {running ? (
            <Button icon="close" onClick={balance.stop}>
              {t('balance.stop')}
            </Button>
          ) : (
            <Button look="primary" icon="play" onClick={() => balance.start(Number(size))}>
              {t('balance.start')}
            </Button>
          )}
        </div>
        <Progress balance={balance} />
        {balance.deck !== null && <BalanceTables design={design} deck={balance.deck} standard={balance.standard} />}
      </div>
    </Sheet>
  );
}

function Progress({ balance }: { readonly balance: Balance }) {
  const { t } = useWords();
  const { phase, games } = balance;
  const done = (phase === 'standard' ? balance.standard : balance.deck)?.games ?? 0;
  switch (phase) {
    case 'deck':
    case 'standard': {
      const words = t(phase === 'deck' ? 'balance.running' : 'balance.standardRunning', { done, games });
      return (
        <label className={report.progress}>
          <progress max={games} value={done} />
          <span>{words}</span>
        </label>
      );
    }
    case 'stopped':
      return <p role="status">{t('balance.stopped', { count: balance.deck?.games ?? 0 })}</p>;
    case 'failed':
      return <p role="alert">{t('balance.failed')}</p>;
    case 'idle':
    case 'over':
      return null;
  }
}
