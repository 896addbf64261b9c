/** Setting a match up: the seats on one side, the rules of the table on the other, Start below. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchPlan } from '../../../electron/api.ts';
import type { GameEntry, GameFace } from '../../games/entry.ts';
import { useActions, useApp } from '../context.tsx';
import { Button, IconButton } from '../controls/Button.tsx';
import { useEntryFocus } from '../focus.tsx';
import { useShortcuts } from '../shortcuts.tsx';
import { type Draft, type DraftFault, faultsOf, firstDraft, type Making, planOf } from './draft.ts';
import { RulesPanel } from './RulesPanel.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import styles from './SetupScreen.module.css';
import { useGameWords } from './words.ts';

interface Props {
  readonly entry: GameEntry;
  readonly face: GameFace;
  /** The plan of the last match of this game. */
  readonly last: MatchPlan | null;
}

export function SetupScreen({ entry, face, last }: Props) {
  const { t } = useTranslation('app');
  const { begin, toLauncher, learn, openHistory } = useActions();
  const busy = useApp((state) => state.busy);
  const making = useMaking(entry, face);
  const [draft, setDraft] = useState(() => firstDraft(making, last));
  const start = useRef<HTMLButtonElement>(null);
  useEntryFocus(start);
  const faults = faultsOf(draft, face);
  const go = () => {
    if (faults.length === 0) void begin(entry, planOf(draft, making));
  };
  useShortcuts('screen', [
    { key: 'Escape', label: null, run: () => void toLauncher() },
    { key: 'Enter', command: true, label: t('keys.start'), run: go },
  ]);
  const watching = draft.seats.every((seat) => seat.kind === 'computer');
  return (
    <main className={styles.screen} data-focus-home tabIndex={-1}>
      <div className={styles.grid}>
        <header className={styles.head}>
          <IconButton icon="back" label={t('common.back')} onClick={() => void toLauncher()} />
          <div className={styles.art}>
            <entry.Box part="front" />
          </div>
          <h1>{t('setup.title', { game: entry.name })}</h1>
          <div className={styles.others}>
            <Button icon="history" onClick={() => openHistory(entry.id)}>
              {t('launcher.history')}
            </Button>
            {face.lesson !== undefined && (
              <Button icon="bulb" onClick={() => void learn(entry, making.guest)}>
                {t('setup.lesson')}
              </Button>
            )}
          </div>
        </header>
        <SeatsPanel draft={draft} making={making} onChange={setDraft} />
        <RulesPanel draft={draft} making={making} onChange={setDraft} />
        <footer className={styles.foot}>
          <Verdict draft={draft} making={making} faults={faults} />
          <Button
            ref={start}
            look="primary"
            size="large"
            icon={watching ? 'eye' : 'play'}
            busy={busy}
            aria-describedby={VERDICT}
            aria-disabled={busy || faults.length > 0}
            onClick={go}
          >
            {busy ? t('setup.starting') : watching ? t('setup.watch') : t('setup.start')}
          </Button>
        </footer>
      </div>
    </main>
  );
}

const VERDICT = 'setup-verdict';

function useMaking(entry: GameEntry, face: GameFace): Making {
  const { t } = useTranslation('app');
  const profiles = useApp((state) => state.profiles);
  const playing = useApp((state) => state.settings.profile);
  return { entry, face, profiles, playing, guest: t('profiles.guest') };
}

interface VerdictProps {
  readonly draft: Draft;
  readonly making: Making;
  readonly faults: readonly DraftFault[];
}

/** Above Start: what keeps the match from beginning, or who shares the screen. */
function Verdict({ draft, making, faults }: VerdictProps) {
  const { t } = useTranslation('app');
  const curtain = useApp((state) => state.settings.curtain);
  const words = useGameWords(making.entry.id);
  const people = draft.seats.filter((seat) => seat.kind === 'human').length;
  const say = (fault: DraftFault): string => {
    switch (fault.kind) {
      case 'no-name':
        return t('setup.noName', { seat: fault.seat + 1 });
      case 'same-name':
        return t('setup.sameName');
      case 'seats':
        return words.conflict(fault.conflict) ?? '';
      case 'option': {
        const { key, code } = fault.fault;
        const reason = words.conflict(key);
        if (code === 'conflict' && reason !== null) return t('setup.conflict', { reason });
        return t('setup.fault', { option: words.option(key) });
      }
    }
  };
  const [first] = faults;
  const table = () => {
    if (people === 0) return t('setup.watchLine');
    if (people === 1) return '';
    return t(curtain ? 'setup.hotSeat' : 'setup.hotSeatOpen', { count: people });
  };
  return (
    <p id={VERDICT} className={styles.verdict} role="status" data-wrong={first !== undefined || undefined}>
      <span>{first === undefined ? table() : say(first)}</span>
    </p>
  );
}
