/**
 * Imports a deck from a file or a share code. What is wrong with it is said, and so is that the same
 * deck is there already; nothing kept is touched.
 */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/controls/Button.tsx';
import { Sheet } from '../app/Sheet.tsx';
import { FileButton } from './FileButton.tsx';
import sheets from './sheets.module.css';
import { DECK_WORDS } from './text/index.ts';

const SHOWN = 6;

/** A deck as it was read, or what is wrong with it in sentences. */
export type Read<D> =
  | { readonly ok: true; readonly deck: D }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** A deck that is there already. */
export interface Twin {
  readonly name: string;
  open(): void;
}

export interface Importer<D> {
  /** What a share code begins with. */
  readonly label: string;
  /** Bytes of the largest file; of a larger one no more than a byte beyond is read. */
  readonly mostBytes: number;
  readFile(bytes: Uint8Array): Read<D>;
  readCode(text: string): Read<D>;
  /** The same deck, if there is one. */
  twinOf(deck: D): Twin | null;
  /** Keeps the deck and opens it; false if that was refused. */
  keep(deck: D): Promise<boolean>;
}

interface Props<D> {
  readonly importer: Importer<D>;
  readonly onClose: () => void;
}

export function ImportSheet<D>({ importer, onClose }: Props<D>) {
  const { t } = useTranslation(DECK_WORDS);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<readonly string[] | null>(null);
  const [twin, setTwin] = useState<Twin | null>(null);
  const lineId = useId();
  const take = async (read: Read<D>) => {
    setWrong(read.ok ? null : read.sentences);
    const found = read.ok ? importer.twinOf(read.deck) : null;
    setTwin(found);
    if (read.ok && found === null && (await importer.keep(read.deck))) onClose();
  };
  const open = async (file: File) => {
    try {
      await take(importer.readFile(new Uint8Array(await file.slice(0, importer.mostBytes + 1).arrayBuffer())));
    } catch {
      await take({ ok: false, sentences: [t('import.unreadable')] });
    }
  };
  return (
    <Sheet title={t('import.title')} onClose={onClose}>
      <div className={sheets.stack}>
        <b>{t('import.file')}</b>
        <FileButton label={t('import.chooseFile')} onFile={(file) => void open(file)} />
        <form
          className={sheets.stack}
          onSubmit={(event) => {
            event.preventDefault();
            void take(importer.readCode(code));
          }}
        >
          <label className={sheets.codeField}>
            <b>{t('import.code')}</b>
            <textarea
              rows={4}
              spellCheck={false}
              autoComplete="off"
              value={code}
              aria-describedby={lineId}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
          <p id={lineId}>{t('import.codeLine', { label: importer.label })}</p>
          <Button look="primary" type="submit">
            {t('import.read')}
          </Button>
        </form>
        <div role="alert">
          {wrong !== null && <Wrong sentences={wrong} />}
          {twin !== null && <Already twin={twin} />}
        </div>
      </div>
    </Sheet>
  );
}

function Wrong({ sentences }: { readonly sentences: readonly string[] }) {
  const { t } = useTranslation(DECK_WORDS);
  const more = sentences.length - SHOWN;
  return (
    <div className={sheets.wrong}>
      <b className={sheets.wrongTitle}>{t('import.failed')}</b>
      <ul>
        {sentences.slice(0, SHOWN).map((sentence) => (
          <li key={sentence} className={sheets.wrongItem}>
            {sentence}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('import.more', { count: more })}</p>}
      <p>{t('import.untouched')}</p>
    </div>
  );
}

function Already({ twin }: { readonly twin: Twin }) {
  const { t } = useTranslation(DECK_WORDS);
  return (
    <div className={sheets.stack}>
      <p>{t('import.already', { deck: twin.name })}</p>
      <Button look="primary" onClick={twin.open}>
        {t('shelf.open', { deck: twin.name })}
      </Button>
    </div>
  );
}
