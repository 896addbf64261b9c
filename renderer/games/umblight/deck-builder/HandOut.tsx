/** Hands a deck out: as a file to save, as a share code to copy. */
import { useRef, useState } from 'react';
import { writeDeckCode, writeDeckFile } from '../../../../core/games/umblight/decks/deck-file.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
import { copyFrom, fileName, saveText } from '../../../decks/hand-out.ts';
import type { NamedDeck } from './deck.ts';
import sheets from './sheets.module.css';
import { useWords } from './use-words.ts';

/** `deck` is one that can be played. */
export function HandOut({ deck, onClose }: { readonly deck: NamedDeck; readonly onClose: () => void }) {
  const { t } = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Sheet title={t('handOut.title', { deck: deck.name })} onClose={onClose}>
      <div className={sheets.stack}>
        <h3>{t('handOut.file')}</h3>
        <p>{t('handOut.fileLine')}</p>
        <Button icon="folder" onClick={() => saveText(`${fileName(deck.name)}.json`, writeDeckFile(deck))}>
          {t('handOut.save')}
        </Button>
        <label className={sheets.codeField}>
          <b>{t('handOut.code')}</b>
          <textarea ref={field} rows={3} readOnly spellCheck={false} value={writeDeckCode(deck.cards)} />
        </label>
        <p>{t('handOut.codeLine')}</p>
        <Button icon="list" onClick={() => setCopied(copyFrom(field.current))}>
          {t('handOut.copy')}
        </Button>
        <p role="status">{copied !== null && t(copied ? 'handOut.copied' : 'handOut.notCopied')}</p>
      </div>
    </Sheet>
  );
}
