/** Hands a deck out: as a file to save, as a share code to copy. */
import { useRef, useState } from 'react';
import { writeDeckFile } from '../../../../core/games/janken-wars/deck/deck-file.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { writeShareCode } from '../../../../core/games/janken-wars/deck/share-code.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
import { copyFrom, fileName, saveText } from '../../../decks/hand-out.ts';
import sheets from './sheets.module.css';
import { useWords } from './use-words.ts';

export function HandOut({ design, onClose }: { readonly design: DeckDesign; readonly onClose: () => void }) {
  const { t, nameOfDeck } = useWords();
  const deck = nameOfDeck(design);
  const [code] = useState(() => writeShareCode(design));
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Sheet title={t('handOut.title', { deck })} onClose={onClose}>
      <div className={sheets.stack}>
        <h3>{t('handOut.file')}</h3>
        <p>{t('handOut.fileLine')}</p>
        <Button icon="folder" onClick={() => saveText(`${fileName(deck)}.json`, writeDeckFile(design))}>
          {t('handOut.save')}
        </Button>
        <label className={sheets.codeField}>
          <b>{t('handOut.code')}</b>
          <textarea ref={field} rows={5} readOnly spellCheck={false} value={code} />
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
