/** Picks a file or takes one that is dropped, says what is in it, takes it in when told to, and offers to open what has come. */
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Imported, Offered } from '../../../electron/api.ts';
import type { GameEntry } from '../../games/entry.ts';
import { Confirm } from '../Confirm.tsx';
import { useActions, useBridge } from '../context.tsx';
import { Button } from '../controls/Button.tsx';
import { importWords, kindWords } from './import-words.ts';
import styles from './TakeIn.module.css';
import { openable, useOpenDocument } from './use-documents.ts';
import { useDropped } from './use-dropped.ts';

/** Files are handed to the main process in parts of so many characters. */
const PART = 50_000;
/** A file with more bytes is none of ours, and not even read. */
const LARGEST = 64 * 1024 * 1024;

interface Props {
  readonly games: readonly GameEntry[];
  readonly from: 'history' | 'launcher';
}

/** What is in a file, and by which name it was offered. */
interface OfferedFile extends Offered {
  readonly file: string;
}

/** What came of the last file. */
interface Told {
  readonly words: string;
  /** A document that can be opened now. */
  readonly only: string | null;
}
const NOTHING: Told = { words: '', only: null };

export function TakeIn({ games, from }: Props) {
  const { t } = useTranslation('app');
  const input = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState<OfferedFile | null>(null);
  const [told, setTold] = useState(NOTHING);
  const offer = useOffer(setOffered, setTold);
  const accept = useAccept(setTold);
  const take = (file: File | undefined) => {
    setTold(NOTHING);
    setOffered(null);
    if (file !== undefined) void offer(file);
  };
  useDropped(take);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after a second thought, or after it was mended.
    event.target.value = '';
    take(file);
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('settings.import')}</Button>
      <input ref={input} type="file" hidden accept=".quadrille,.quadmatch,.quadreplay,.quaddeck" onChange={pick} />
      {offered !== null && (
        <Confirm
          question={t(offered.names.includes('settings') ? 'settings.importAsk' : 'settings.importAskOne', {
            names: [...kindWords(t, offered.names)],
          })}
          yes={t('settings.importYes')}
          no={t('common.cancel')}
          mild={!offered.names.includes('settings')}
          onYes={() => {
            setOffered(null);
            void accept(offered.file);
          }}
          onNo={() => setOffered(null)}
        />
      )}
      <Outcome told={told} games={games} from={from} onTold={setTold} />
    </>
  );
}

interface OutcomeProps extends Props {
  readonly told: Told;
  readonly onTold: (told: Told) => void;
}

function Outcome({ told: { words, only }, games, from, onTold }: OutcomeProps) {
  const { t } = useTranslation('app');
  const open = useOpenDocument(games);
  const kind = openable(only);
  const go = async (name: string) => {
    const refused = await open(name, from);
    if (refused !== null) onTold({ words: refused, only: null });
  };
  return (
    <div className={styles.told}>
      <p role="status">{words}</p>
      {kind !== null && only !== null && <Button onClick={() => void go(only)}>{t(`files.open.${kind}`)}</Button>}
    </div>
  );
}

/** Hands a file over in parts; a fault is told here, where the file was picked. */
function useOffer(onOffered: (offered: OfferedFile) => void, onTold: (told: Told) => void) {
  const { t } = useTranslation('app');
  const bridge = useBridge();
  return async (file: File) => {
    if (file.size > LARGEST) return onTold({ words: t('faults.file-too-large'), only: null });
    const text = await file.text().catch(() => null);
    if (text === null) return onTold({ words: t('faults.bad-file'), only: null });
    const name = crypto.randomUUID();
    const parts = Math.max(1, Math.ceil(text.length / PART));
    for (let i = 0; i < parts; i++) {
      const part = { file: name, text: text.slice(i * PART, (i + 1) * PART), first: i === 0, last: i === parts - 1 };
      const outcome = await bridge.ask('files.offer', part);
      if (!outcome.ok) return onTold({ words: t(`faults.${outcome.fault.code}`, { reason: '' }), only: null });
      if (outcome.answer === null) continue;
      // All that is in it is damaged: there is nothing to ask.
      if (outcome.answer.names.length === 0) onTold({ words: t('faults.bad-file'), only: null });
      else onOffered({ ...outcome.answer, file: name });
    }
  };
}

function useAccept(onTold: (told: Told) => void) {
  const { t } = useTranslation('app');
  const { ask, hearSettings, setProfiles, setWaiting, setHistory } = useActions();
  const wordsOf = (taken: Imported) => {
    const kind = openable(taken.only);
    return kind === null ? importWords(t, taken) : t(`files.${taken.names.length > 0 ? 'taken' : 'here'}.${kind}`);
  };
  return async (file: string) => {
    const taken = await ask('files.accept', { file });
    if (taken === null) return;
    hearSettings(taken.settings);
    setProfiles(taken.profiles);
    setWaiting(taken.waiting);
    const history = await ask('history.list', {});
    if (history !== null) setHistory(history);
    onTold({ words: wordsOf(taken), only: taken.only });
  };
}
