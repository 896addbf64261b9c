/** Everything as one file, out and in again, and a report for whoever looks into a fault. */
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Imported, Offered } from '../../../electron/api.ts';
import { Confirm } from '../Confirm.tsx';
import { useActions, useApp } from '../context.tsx';
import { Button } from '../controls/Button.tsx';
import { Group } from './Group.tsx';
import styles from './SettingsSheet.module.css';

/** Files are handed to the main process in parts of so many characters. */
const PART = 50_000;

export function FilesGroup() {
  const { t } = useTranslation('app');
  const { ask } = useActions();
  const [said, setSaid] = useState('');
  const save = async () => {
    const saved = await ask('files.exportAll', {});
    if (saved !== null) setSaid(t('settings.exported', { file: saved.file, count: saved.documents }));
  };
  return (
    <Group title={t('settings.files')}>
      <p className={styles.line}>{t('settings.filesLine')}</p>
      <div className={styles.buttons}>
        <Button icon="folder" onClick={() => void save()}>
          {t('settings.export')}
        </Button>
        <TakeIn onSaid={setSaid} />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Report />
    </Group>
  );
}

/** Picks a file, says what is in it, and takes it in when told to. */
function TakeIn({ onSaid }: { readonly onSaid: (words: string) => void }) {
  const { t } = useTranslation('app');
  const { ask, hearSettings, setProfiles, setWaiting, setHistory } = useActions();
  const input = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState<Offered | null>(null);

  const offer = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const text = await file.text();
    event.target.value = '';
    const parts = Math.max(1, Math.ceil(text.length / PART));
    for (let i = 0; i < parts; i++) {
      const part = { text: text.slice(i * PART, (i + 1) * PART), first: i === 0, last: i === parts - 1 };
      const answer = await ask('files.offer', part);
      if (answer !== null) setOffered(answer);
    }
  };
  const accept = async () => {
    setOffered(null);
    const taken = await ask('files.accept', {});
    if (taken === null) return;
    hearSettings(taken.settings);
    setProfiles(taken.profiles);
    setWaiting(taken.waiting);
    const history = await ask('history.list', {});
    if (history !== null) setHistory(history);
    onSaid(t('settings.imported', countsOf(taken)));
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('settings.import')}</Button>
      <input ref={input} type="file" hidden accept=".quadrille,.quadmatch,.quadreplay,.quaddeck" onChange={offer} />
      {offered !== null && (
        <Confirm
          question={t(offered.names.includes('settings') ? 'settings.importAsk' : 'settings.importAskOne', {
            count: offered.names.length,
          })}
          yes={t('settings.importYes')}
          no={t('common.cancel')}
          onYes={() => void accept()}
          onNo={() => setOffered(null)}
        />
      )}
    </>
  );
}

function countsOf({ names, already, refused }: Imported) {
  return { count: names.length, already, refused };
}

/** The report is shown whole before it can be copied. */
function Report() {
  const { t } = useTranslation('app');
  const { ask } = useActions();
  const match = useApp((state) => (state.screen.at === 'table' ? state.screen.seating.table.id : null));
  const latest = useApp((state) => state.waiting[0]?.id ?? null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [report, setReport] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const write = async () => {
    const answer = await ask('app.report', { match: match ?? latest });
    setCopied(false);
    if (answer !== null) setReport(answer.text);
  };
  const copy = () => {
    text.current?.select();
    setCopied(document.execCommand('copy'));
  };
  if (report === null) return <Button onClick={() => void write()}>{t('settings.report')}</Button>;
  return (
    <>
      <label className={styles.report}>
        <span>{t('settings.reportLine')}</span>
        <textarea ref={text} readOnly rows={10} value={report} />
      </label>
      <div className={styles.buttons}>
        <Button onClick={copy}>{t(copied ? 'settings.reportCopied' : 'settings.reportCopy')}</Button>
        <Button onClick={() => setReport(null)}>{t('common.close')}</Button>
      </div>
    </>
  );
}
