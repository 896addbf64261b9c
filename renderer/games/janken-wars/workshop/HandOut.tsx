/** Hands a deck out: as a file to save, as a share code to copy. */
import { useRef, useState } from 'react';
import { writeDeckFile } from '../../../../core/games/janken-wars/deck/deck-file.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { writeShareCode } from '../../../../core/games/janken-wars/deck/share-code.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
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

function fileName(deck: string): string {
  const plain = deck.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'deck';
}

/** Saves a text as a file where the user says. The address lives until the page is left: a save may take long. */
function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
}

/** By the old way, which needs no permission of the shell. */
function copyFrom(field: HTMLTextAreaElement | null): boolean {
  field?.select();
  return document.execCommand('copy');
}
