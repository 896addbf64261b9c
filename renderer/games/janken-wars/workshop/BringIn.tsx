/** Brings a deck in from a file or a share code. What is wrong with it is said; nothing kept is touched. */
import { useId, useState } from 'react';
import type { DeckFault } from '../../../../core/games/janken-wars/deck/deck-fault.ts';
import { readDeckFile } from '../../../../core/games/janken-wars/deck/deck-file.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import type { ReadDesign } from '../../../../core/games/janken-wars/deck/read-design.ts';
import { readShareCode } from '../../../../core/games/janken-wars/deck/share-code.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
import { FileButton } from '../../../decks/FileButton.tsx';
import { faultWords } from './fault-words.ts';
import sheets from './sheets.module.css';
import { useWords } from './use-words.ts';

/** More bytes than any deck has are not even read: the reader then says that there are too many. */
const MOST_BYTES = 256 * 1024 + 1;
const SHOWN = 6;
const LABEL = 'JKW1';

interface Props {
  /** Keeps the deck and opens it; false if that was refused. */
  readonly onDesign: (design: DeckDesign) => Promise<boolean>;
  readonly onClose: () => void;
}

export function BringIn({ onDesign, onClose }: Props) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<readonly DeckFault[] | 'unreadable' | null>(null);
  const lineId = useId();
  const take = async (read: ReadDesign) => {
    if (!read.ok) return setWrong(read.faults);
    setWrong(null);
    if (await onDesign(read.design)) onClose();
  };
  const open = async (file: File) => {
    try {
      await take(readDeckFile(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer())));
    } catch {
      setWrong('unreadable');
    }
  };
  return (
    <Sheet title={t('bringIn.title')} onClose={onClose}>
      <div className={sheets.stack}>
        <b>{t('bringIn.file')}</b>
        <FileButton label={t('bringIn.chooseFile')} onFile={(file) => void open(file)} />
        <form
          className={sheets.stack}
          onSubmit={(event) => {
            event.preventDefault();
            void take(readShareCode(code));
          }}
        >
          <label className={sheets.codeField}>
            <b>{t('bringIn.code')}</b>
            <textarea
              rows={4}
              spellCheck={false}
              autoComplete="off"
              value={code}
              aria-describedby={lineId}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
          <p id={lineId}>{t('bringIn.codeLine', { label: LABEL })}</p>
          <Button look="primary" type="submit">
            {t('bringIn.read')}
          </Button>
        </form>
        <div role="alert">{wrong !== null && <Wrong faults={wrong} />}</div>
      </div>
    </Sheet>
  );
}

function Wrong({ faults }: { readonly faults: readonly DeckFault[] | 'unreadable' }) {
  const { t, say } = useWords();
  const sentences = faults === 'unreadable' ? [t('bringIn.unreadable')] : faults.map((fault) => faultWords(fault, say));
  const more = sentences.length - SHOWN;
  return (
    <div className={sheets.wrong}>
      <b className={sheets.wrongTitle}>{t('bringIn.failed')}</b>
      <ul>
        {sentences.slice(0, SHOWN).map((sentence) => (
          <li key={sentence} className={sheets.wrongItem}>
            {sentence}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('bringIn.more', { count: more })}</p>}
      <p>{t('bringIn.untouched')}</p>
    </div>
  );
}
