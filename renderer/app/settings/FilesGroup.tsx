/** Everything as one file, out and in again, and a report for whoever looks into a fault. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameEntry } from '../../games/entry.ts';
import { useActions, useApp } from '../context.tsx';
import { Button } from '../controls/Button.tsx';
import { TakeIn } from '../files/TakeIn.tsx';
import { Group } from './Group.tsx';
import styles from './SettingsSheet.module.css';

export function FilesGroup({ games }: { readonly games: readonly GameEntry[] }) {
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
        <TakeIn games={games} from="launcher" />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Report />
    </Group>
  );
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
