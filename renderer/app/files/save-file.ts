/** One match or replay as a file where the person wants it, and the words for what came of it. */
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asked } from '../../../electron/api.ts';
import { useActions } from '../context.tsx';

interface SaveFile {
  /** Where it lies; empty until something was saved. */
  readonly said: string;
  save(shelf: Asked<'files.exportOne'>['shelf'], id: string): void;
  /** The words have been read. */
  hush(): void;
}

export function useSaveFile(): SaveFile {
  const { t } = useTranslation('app');
  const { ask } = useActions();
  const [said, setSaid] = useState('');
  const hush = useCallback(() => setSaid(''), []);
  return {
    said,
    hush,
    save(shelf, id) {
      void ask('files.exportOne', { shelf, id }).then((saved) => {
        if (saved !== null) setSaid(t('files.saved', { file: saved.file }));
      });
    },
  };
}
