/** Above the bench: the name of the deck, whether it is kept, and what can be done with it as a whole. */
import { NAME_LENGTH } from '../../../../core/games/umblight/decks/deck-file.ts';
import { Button, IconButton } from '../../../app/controls/Button.tsx';
import { TextField } from '../../../app/controls/Field.tsx';
import type { KeptState } from '../../../decks/use-keeping.ts';
import bench from './bench.module.css';
import type { NamedDeck } from './deck.ts';
import styles from './deck-builder.module.css';
import { useWords } from './use-words.ts';

interface Props {
  readonly deck: NamedDeck;
  /** Null: the deck comes with the game and cannot be changed. */
  readonly state: KeptState | null;
  readonly playable: boolean;
  readonly onName: (name: string) => void;
  readonly onUndo: (() => void) | null;
  readonly onCopy: () => void;
  readonly onTest: () => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
}

export function BenchHead({ deck, state, playable, onName, onUndo, onCopy, onTest, onExport, onLeave }: Props) {
  const { t, shared } = useWords();
  const mine = state !== null;
  /** What a button says of itself while the deck has errors. */
  const finished = { 'aria-disabled': !playable, title: playable ? undefined : t('bench.notYet') };
  return (
    <header className={styles.head}>
      <IconButton icon="back" label={t('bench.back')} onClick={onLeave} />
      <h1 className={mine ? 'quiet' : undefined}>{deck.name}</h1>
      {mine && (
        <TextField
          className={bench.name}
          label={t('bench.name')}
          value={deck.name}
          maxLength={NAME_LENGTH}
          aria-invalid={state === 'faulty'}
          onText={onName}
        />
      )}
      <p className={styles.state} role="status">
        {t(mine ? `bench.${state}` : 'bench.readOnly')}
      </p>
      <div className={styles.tools}>
        {mine ? (
          <IconButton icon="undo" label={t('bench.undo')} disabled={onUndo === null} onClick={() => onUndo?.()} />
        ) : (
          <Button icon="edit" onClick={onCopy}>
            {t('bench.copy')}
          </Button>
        )}
        <Button {...finished} onClick={() => playable && onExport()}>
          {shared('export.name')}
        </Button>
        <Button look="primary" icon="play" {...finished} onClick={() => playable && onTest()}>
          {t('bench.test')}
        </Button>
      </div>
    </header>
  );
}
