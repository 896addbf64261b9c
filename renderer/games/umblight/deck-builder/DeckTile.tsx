/** A deck on the shelf: three of its cards, its name, what it is for, whether it can be played, what can be done with it. */
import { useState } from 'react';
import { Confirm } from '../../../app/Confirm.tsx';
import { Button, IconButton } from '../../../app/controls/Button.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { type NamedDeck, rowsOf } from './deck.ts';
import { findings } from './findings.ts';
import shelf from './shelf.module.css';
import { useWords } from './use-words.ts';

const SHOWN = 3;

interface Props {
  readonly deck: NamedDeck;
  readonly line?: string;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  /** Absent: the deck comes with the game. */
  readonly onRemove?: () => void;
}

export function DeckTile({ deck, line = '', onOpen, onCopy, onRemove }: Props) {
  const { t } = useWords();
  const [sure, setSure] = useState(false);
  const { name } = deck;
  return (
    <li className={shelf.tile}>
      <button type="button" className={shelf.open} aria-label={t('shelf.open', { deck: name })} onClick={onOpen}>
        <Fan deck={deck} />
        <span className={shelf.words}>
          <b className={shelf.name}>{name}</b>
          {line !== '' && <span className={shelf.line}>{line}</span>}
          <Verdict deck={deck} />
        </span>
      </button>
      <div className={shelf.tools}>
        <Button look="plain" aria-label={t('shelf.copyOf', { deck: name })} onClick={onCopy}>
          {t('shelf.copy')}
        </Button>
        {onRemove !== undefined && (
          <IconButton icon="trash" label={t('shelf.remove', { deck: name })} onClick={() => setSure(true)} />
        )}
      </div>
      {sure && onRemove !== undefined && (
        <Confirm
          question={t('shelf.removeSure', { deck: name })}
          yes={t('shelf.removeYes')}
          no={t('shelf.removeNo')}
          onYes={onRemove}
          onNo={() => setSure(false)}
        />
      )}
    </li>
  );
}

/** The dearest cards of the deck; backs while there are none. */
function Fan({ deck }: { readonly deck: NamedDeck }) {
  const best = rowsOf(deck.cards)
    .slice(-SHOWN)
    .map(({ card }) => card.code);
  const shown = best.length === 0 ? [null] : best;
  return (
    <span className={shelf.fan} aria-hidden="true">
      {shown.map((code) => (
        <span key={code}>
          <CardArt card={code} />
        </span>
      ))}
    </span>
  );
}

function Verdict({ deck }: { readonly deck: NamedDeck }) {
  const { t } = useWords();
  const { errors, warnings } = findings(deck);
  return (
    <span className={shelf.verdict} data-wrong={errors.length > 0 || undefined}>
      {errors.length > 0 ? t('shelf.errors', { count: errors.length }) : t('shelf.ready')}
      {warnings.length > 0 && ` · ${t('shelf.warnings', { count: warnings.length })}`}
    </span>
  );
}
