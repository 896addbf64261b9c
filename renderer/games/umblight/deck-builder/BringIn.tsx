/** Brings a deck in from a file or a share code. What is wrong with it is said; nothing kept is touched. */
import { useId, useState } from 'react';
import { LABEL, LARGEST_KB, readDeckCode, readDeckFile } from '../../../../core/games/umblight/decks/deck-file.ts';
import type { DeckFault } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
import { FileButton } from '../../../decks/FileButton.tsx';
import type { NamedDeck } from './deck.ts';
import { faultWords } from './finding-words.ts';
import sheets from './sheets.module.css';
import { useWords } from './use-words.ts';

/** More bytes than any deck has are not even read: the reader then says that there are too many. */
const MOST_BYTES = LARGEST_KB * 1024 + 1;
const SHOWN = 6;

interface Props {
  /** Keeps the deck and opens it; false if that was refused. */
  readonly onDeck: (deck: NamedDeck) => Promise<boolean>;
  readonly onClose: () => void;
}

type Read =
  | { readonly ok: true; readonly deck: NamedDeck }
  | { readonly ok: false; readonly faults: readonly DeckFault[] };

export function BringIn({ onDeck, onClose }: Props) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<readonly DeckFault[] | 'unreadable' | null>(null);
  const lineId = useId();
  const take = async (read: Read) => {
    if (!read.ok) return setWrong(read.faults);
    setWrong(null);
    if (await onDeck(read.deck)) onClose();
  };
  const openFile = async (file: File) => {
    try {
      await take(readDeckFile(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer())));
    } catch {
      setWrong('unreadable');
    }
  };
  const takeCode = () => {
    const read = readDeckCode(code);
    void take(read.ok ? { ok: true, deck: { name: t('bringIn.codeName'), cards: read.deck } } : read);
  };
  return (
    <Sheet title={t('bringIn.title')} onClose={onClose}>
      <div className={sheets.stack}>
        <b>{t('bringIn.file')}</b>
        <FileButton label={t('bringIn.chooseFile')} onFile={(file) => void openFile(file)} />
        <form
          className={sheets.stack}
          onSubmit={(event) => {
            event.preventDefault();
            takeCode();
          }}
        >
          <label className={sheets.codeField}>
            <b>{t('bringIn.code')}</b>
            <textarea
              rows={3}
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
  const words = useWords();
  const { t } = words;
  const sentences = faults === 'unreadable' ? [t('bringIn.unreadable')] : faults.map((one) => faultWords(one, words));
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
