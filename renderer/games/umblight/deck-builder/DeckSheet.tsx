/** The sheet beside the browser: how many cards, by cost and side, which ones, and what is to be said of them. */
import { type CSSProperties, useId } from 'react';
import { LIGHT, SHADOW } from '../../../../core/games/umblight/battle/battle.ts';
import { DECK_SIZE, MOST_COPIES } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { PolaritySign } from '../art/frame.tsx';
import { Cost, Power } from '../art/marks.tsx';
import { tonesOf } from '../art/tones.ts';
import type { HandProps } from './Browser.tsx';
import { cardKeys } from './card-keys.ts';
import type { Column, Row, Sums } from './deck.ts';
import { rowsOf, sumsOf } from './deck.ts';
import sheet from './deck-sheet.module.css';
import { useDrag, useDrop } from './drag.tsx';
import { FindingsList } from './FindingsList.tsx';
import { type Roving, useRoving } from './use-roving.ts';
import { useWords } from './use-words.ts';

export function DeckSheet({ deck, readOnly, onPut, onTake }: HandProps) {
  const { t } = useWords();
  const drop = useDrop('deck');
  const rows = rowsOf(deck.cards);
  const roving = useRoving(rows.map(({ card }) => card.code));
  const keysId = useId();
  return (
    <section
      ref={drop.ref}
      className={sheet.sheet}
      data-drop="deck"
      data-over={drop.over || undefined}
      aria-labelledby="deck-title"
    >
      <Figures sums={sumsOf(deck.cards)} />
      <p id={keysId} className="quiet">
        {t('deck.keys')}
      </p>
      <div className={sheet.window}>
        {rows.length === 0 && <p className={sheet.empty}>{t('deck.empty')}</p>}
        <ul
          ref={roving.list}
          className={sheet.rows}
          aria-describedby={keysId}
          onKeyDown={cardKeys({ roving, onPut, onTake })}
        >
          {rows.map((row) => (
            <RowButton key={row.card.code} row={row} readOnly={readOnly} roving={roving} onTake={onTake} />
          ))}
        </ul>
      </div>
      <FindingsList deck={deck} />
    </section>
  );
}

function Figures({ sums }: { readonly sums: Sums }) {
  const { t, number } = useWords();
  const { count, light, shadow, meanCost, curve } = sums;
  return (
    <header className={sheet.figures}>
      <h2 id="deck-title" className="quiet">
        {t('deck.heading')}
      </h2>
      <div className={sheet.sums}>
        <b data-wrong={count !== DECK_SIZE || undefined}>{t('deck.count', { count, size: DECK_SIZE })}</b>
        <span>{t('deck.sides', { light, shadow })}</span>
        {meanCost !== null && <span>{t('deck.mean', { mean: number(meanCost) })}</span>}
      </div>
      <Curve curve={curve} />
    </header>
  );
}

/** A column for every cost: Light below, Shadow on it, each in its own tone. */
function Curve({ curve }: { readonly curve: readonly Column[] }) {
  const { t } = useWords();
  const tallest = Math.max(4, ...curve.map(({ light, shadow }) => light + shadow));
  return (
    <ol className={sheet.curve} aria-label={t('deck.curve')} style={{ '--tallest': tallest } as CSSProperties}>
      {curve.map(({ cost, light, shadow }) => (
        <li key={cost}>
          <span className="quiet">{t('deck.column', { cost, light, shadow })}</span>
          <span className={sheet.column} aria-hidden="true">
            <i data-side="shadow" style={{ '--n': shadow } as CSSProperties} />
            <i data-side="light" style={{ '--n': light } as CSSProperties} />
          </span>
          <span aria-hidden="true">{cost}</span>
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  readonly row: Row;
  readonly readOnly: boolean;
  readonly roving: Roving;
  readonly onTake: (code: string) => void;
}

function RowButton({ row, readOnly, roving, onTake }: RowProps) {
  const words = useWords();
  const { card, count } = row;
  const { code, cost, power } = card;
  const drag = useDrag('deck', code, readOnly);
  const polarity = card.polarity === 'light' ? LIGHT : SHADOW;
  const tones = tonesOf(polarity);
  const values = { card: words.card(code), cost, power, copies: count };
  return (
    <li>
      <button
        ref={drag.ref}
        type="button"
        className={sheet.row}
        data-code={code}
        data-side={card.polarity}
        tabIndex={roving.tabIndexOf(code)}
        aria-label={words.t(readOnly ? 'deck.shownRow' : 'deck.row', values)}
        aria-disabled={readOnly || undefined}
        onPointerDown={drag.onPointerDown}
        onFocus={() => roving.onFocus(code)}
        onClick={() => onTake(code)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <Cost cost={cost} x={12} y={12} />
        </svg>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <PolaritySign polarity={polarity} tones={tones} x={12} y={12} size={17} />
        </svg>
        <span className={sheet.rowName}>{words.card(code)}</span>
        <svg viewBox="62 98 36 36" aria-hidden="true">
          <Power power={power} tones={tones} />
        </svg>
        <b className={sheet.times} data-wrong={count > MOST_COPIES || undefined}>
          ×{count}
        </b>
      </button>
    </li>
  );
}
