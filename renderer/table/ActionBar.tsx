/** What can be done without touching a card: the buttons and switches of the decision, above the hand. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/controls/Button.tsx';
import styles from './ActionBar.module.css';
import { buttons } from './choice.ts';
import { useKit, useTable, useWords } from './kit.ts';

export function ActionBar() {
  const { t } = useTranslation('table');
  const { controls } = useKit();
  const { word } = useWords();
  const decision = useTable((state) => (state.phase === 'deciding' ? state.decision : null));
  const on = useTable((state) => state.switches);
  const names = useMemo(() => buttons(decision), [decision]);
  const switches = decision?.switches ?? [];
  return (
    <fieldset className={styles.bar} aria-label={t('region.actions')}>
      <Visit />
      <Room />
      {switches.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.switch}
          aria-pressed={on.has(name)}
          data-switch={name}
          onClick={() => controls.toggle(name)}
        >
          <span className={styles.box} />
          {word(name)}
        </button>
      ))}
      {names.map((name) => (
        <Button
          key={name}
          look="primary"
          data-button={name}
          onClick={({ detail }) => controls.pressButton(name, detail)}
        >
          {word(name)}
        </Button>
      ))}
    </fieldset>
  );
}

/**
 * How much of the time to act out of turn is left. Not shown to somebody whose turn it is anyway, with
 * nobody else at the screen, nor while it stands still because something is held or asked.
 */
function Room() {
  const { t } = useTranslation('table');
  const room = useTable((state) => state.room);
  const held = useTable(({ held: piece, asking, doubting, panel }) => {
    return piece !== null || asking !== null || doubting !== null || panel !== null;
  });
  const own = useTable(({ decision, table }) => {
    return decision?.awaited === true && table.seats.filter(({ kind }) => kind === 'human').length === 1;
  });
  if (room === null || own) return null;
  return (
    <div className={styles.room} data-held={held || undefined}>
      <span>{t('room')}</span>
      <i key={room.id} style={{ animationDuration: `${room.length}ms` }} />
    </div>
  );
}

/** Somebody only had a look: the screen goes back to whoever is waited for. */
function Visit() {
  const { t } = useTranslation('table');
  const { session } = useKit();
  const name = useTable(({ visiting, glimpse, table }) => {
    const [first] = glimpse?.awaiting ?? [];
    const waited = glimpse?.awaiting.find((seat) => table.seats[seat]?.kind === 'human') ?? first;
    return visiting && waited !== undefined ? table.seats[waited]?.name : undefined;
  });
  if (name === undefined) return null;
  return (
    <>
      <p className={styles.line}>{t('visit.line', { name })}</p>
      <Button onClick={() => session.handOver()}>{t('visit.handOver', { name })}</Button>
    </>
  );
}
