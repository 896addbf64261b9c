/** A deck on the shelf: three of its cards, its name, what it is for, whether it can be played, what can be done with it. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../app/Confirm.tsx';
import { Button, IconButton } from '../app/controls/Button.tsx';
import shelf from './shelf.module.css';
import { DECK_WORDS } from './text/index.ts';

interface Props {
  readonly name: string;
  /** What it is for; empty for nothing. */
  readonly line: string;
  /** Up to three of its cards. */
  readonly fan: ReactNode;
  readonly errors: number;
  readonly warnings: number;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  /** Absent: the deck comes with the game. */
  readonly onRemove?: (() => void) | undefined;
}

export function DeckTile({ name, line, fan, errors, warnings, onOpen, onCopy, onRemove }: Props) {
  const { t } = useTranslation(DECK_WORDS);
  const [sure, setSure] = useState(false);
  return (
    <li className={shelf.tile}>
      <button type="button" className={shelf.open} aria-label={t('shelf.open', { deck: name })} onClick={onOpen}>
        <span className={shelf.fan} aria-hidden="true">
          {fan}
        </span>
        <span className={shelf.words}>
          <b className={shelf.name}>{name}</b>
          {line !== '' && <span className={shelf.line}>{line}</span>}
          <span className={shelf.verdict} data-wrong={errors > 0 || undefined}>
            {errors > 0 ? t('shelf.errors', { count: errors }) : t('shelf.ready')}
            {warnings > 0 && ` · ${t('shelf.warnings', { count: warnings })}`}
          </span>
        </span>
      </button>
      <div className={shelf.tools}>
        {onRemove === undefined && <span className={shelf.note}>{t('shelf.readOnly')}</span>}
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
