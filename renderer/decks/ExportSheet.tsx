/** Exports a deck: as a file to save, as a share code to copy. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/controls/Button.tsx';
import { Sheet } from '../app/Sheet.tsx';
import { copyFrom, fileName, saveText } from './out.ts';
import sheets from './sheets.module.css';
import { DECK_WORDS } from './text/index.ts';

interface Props {
  readonly name: string;
  readonly code: string;
  /** What is special about this game's codes. */
  readonly codeNote?: string;
  /** The text of the deck's file. */
  readonly file: () => string;
  readonly onClose: () => void;
}

export function ExportSheet({ name, code, codeNote = '', file, onClose }: Props) {
  const { t } = useTranslation(DECK_WORDS);
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Sheet title={t('export.title', { deck: name })} onClose={onClose}>
      <div className={sheets.stack}>
        <h3>{t('export.file')}</h3>
        <p>{t('export.fileLine')}</p>
        <Button icon="folder" onClick={() => saveText(`${fileName(name)}.json`, file())}>
          {t('export.save')}
        </Button>
        <label className={sheets.codeField}>
          <b>{t('export.code')}</b>
          <textarea ref={field} rows={5} readOnly spellCheck={false} value={code} />
        </label>
        <p>{`${t('export.codeLine')} ${codeNote}`.trim()}</p>
        <Button icon="list" onClick={() => setCopied(copyFrom(field.current))}>
          {t('export.copy')}
        </Button>
        <p role="status">{copied !== null && t(copied ? 'export.copied' : 'export.notCopied')}</p>
      </div>
    </Sheet>
  );
}
