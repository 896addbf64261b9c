/** What belongs to nobody yet: the deck, the table cards, the prize that is being won, stars and Freebies. */
import { useTranslation } from 'react-i18next';
import { starsLeft } from '../../../core/games/janken-wars/round.ts';
import { NONE, type View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useKit, useTable, useWords } from '../../table/kit.ts';
import { OpenCards } from '../../table/OpenCards.tsx';
import { Place } from '../../table/Place.tsx';
import { Layers } from '../../table/pile-parts.tsx';
import { StarMark } from './art/Marks.tsx';
import { codeOf, codesOf, DECK, DUEL, FREEBIES, HELD, pieceIn, STAR_CARD, SUPPLY, TABLE } from './codes.ts';
import styles from './janken-wars.module.css';
import { Lying } from './Lying.tsx';
import { askedZone, chooser } from './offers.ts';
import { useCardLabel } from './use-card-label.ts';

interface Props {
  readonly view: View;
  readonly as: Seat | null;
}

export function Middle({ view, as }: Props) {
  const words = useWords();
  const label = useCardLabel();
  const codes = codesOf(view.kinds, view.table);
  return (
    <section className={styles.middle}>
      <Deck view={view} />
      <div className={styles.table}>
        <Place id={DUEL} label={words.word('board.duel')} className={styles.ring} />
        <OpenCards
          zone={TABLE}
          cards={codes}
          className={styles.row}
          label={words.word('board.table')}
          labelOf={(code) => label(code, null)}
          asked={askedZone(view) === TABLE && chooser(view) === as && as !== null}
          show={(code) => <Lying code={code} />}
        />
        <Prize view={view} />
      </div>
      <div className={styles.bank}>
        <Supply view={view} />
        <Freebies asked={view.phase === 'prize' && view.winner === as} />
      </div>
    </section>
  );
}

/** The card between table and domain, while what it does happens. */
function Prize({ view }: { readonly view: View }) {
  const words = useWords();
  const code = codeOf(view.kinds, view.held);
  const spot = pieceIn(HELD, code);
  const hidden = useTable((state) => state.scene.hidden.has(spot) || state.scene.resting?.slot === spot);
  if (view.held === NONE) return null;
  return (
    <div className={styles.prize}>
      <Place
        id={spot}
        piece
        label={words.word('board.held', { seat: { seat: view.winner }, card: { card: code } })}
        className={styles.slot}
      >
        <span style={hidden ? { visibility: 'hidden' } : undefined}>
          <Lying code={code} />
        </span>
      </Place>
    </div>
  );
}

const CARDS_A_LAYER = 7;

function Deck({ view }: { readonly view: View }) {
  const { t } = useTranslation('janken-wars');
  const words = useWords();
  const buried = codesOf(view.kinds, view.bottom);
  const known = buried.length === 0 ? '' : `. ${words.word('board.bottom', { cards: { cards: buried } })}`;
  return (
    <div className={styles.deck}>
      <Place id={DECK} label={`${t('board.deck', { count: view.deck })}${known}`} className={styles.slot}>
        <span className={styles.hollow} />
        <Layers size={view.deck} cardsALayer={CARDS_A_LAYER} className={styles.layer} />
      </Place>
      <p className={styles.count} title={known === '' ? undefined : known.slice(2)}>
        {t('board.deckShort')} <b>{view.deck}</b>
      </p>
    </div>
  );
}

function Supply({ view }: { readonly view: View }) {
  const { t } = useTranslation('janken-wars');
  const { face } = useKit();
  const left = starsLeft(view);
  return (
    <div className={styles.supply}>
      <Place id={SUPPLY} label={t('board.supply', { count: left })} className={styles.small}>
        <span className={styles.hollow} />
        {left > 0 && (
          <span className={styles.layer}>
            <face.CardArt card={STAR_CARD} />
          </span>
        )}
      </Place>
      <p className={styles.count}>
        <StarMark /> <b>{left}</b>
      </p>
    </div>
  );
}

/** Can be picked up only where there is something to try. */
function Freebies({ asked }: { readonly asked: boolean }) {
  const { t } = useTranslation('janken-wars');
  const { face } = useKit();
  const id = pieceIn(FREEBIES, 'token');
  return (
    <Place id={id} piece={asked} label={t('board.freebies')} className={styles.small}>
      <span className={styles.layer}>
        <face.CardArt card="token" />
      </span>
    </Place>
  );
}
