/** What a card does when it is won: one action of the vocabulary, which may be paid for by a cost. */
import {
  ACTION_KINDS,
  type ActionDesign,
  type ActionKind,
  CHOICES,
  TYPES,
} from '../../../../core/games/janken-wars/deck/design.ts';
import { COUNT } from '../../../../core/games/janken-wars/deck/read-effects.ts';
import { Switch } from '../../../app/controls/Field.tsx';
import bench from './bench.module.css';
import { Picker } from './Picker.tsx';
import { Stepper } from './Stepper.tsx';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  readonly action: ActionDesign | null;
  readonly onAction: (action: ActionDesign | null) => void;
}

export function ActionFields({ action, onAction }: Props) {
  const { t } = useWords();
  return (
    <fieldset className={bench.part}>
      <legend>{t('action.heading')}</legend>
      <div className={styles.row}>
        <KindPicker
          label={t('action.heading')}
          hideLabel
          none={t('action.none')}
          kinds={ACTION_KINDS}
          action={action}
          onAction={onAction}
        />
        {action !== null && <Details action={action} onAction={onAction} />}
      </div>
      {action?.kind === 'discard-own' && (
        <div className={styles.row}>
          <KindPicker
            label={t('action.then')}
            none={t('action.nothing')}
            kinds={ACTION_KINDS.filter((kind) => kind !== 'discard-own')}
            action={action.then}
            onAction={(then) => onAction({ ...action, then })}
          />
          {action.then !== null && <Details action={action.then} onAction={(then) => onAction({ ...action, then })} />}
        </div>
      )}
    </fieldset>
  );
}

interface KindProps extends Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly none: string;
  readonly kinds: readonly ActionKind[];
}

function KindPicker({ label, hideLabel = false, none, kinds, action, onAction }: KindProps) {
  const { t } = useWords();
  return (
    <Picker<ActionKind | 'none'>
      label={label}
      hideLabel={hideLabel}
      value={action?.kind ?? 'none'}
      items={[
        { value: 'none', label: none },
        ...kinds.map((kind) => ({ value: kind, label: t(`action.kinds.${kind}`) })),
      ]}
      onPick={(kind) => onAction(kind === 'none' ? null : firstOf(kind))}
    />
  );
}

/** An action of a kind as it is first chosen. */
function firstOf(kind: ActionKind): ActionDesign {
  switch (kind) {
    case 'opponent-discards':
      return { kind, choice: 'winner' };
    case 'swap':
      return { kind, optional: false };
    case 'gain-deck':
    case 'gain-tokens':
    case 'look':
      return { kind, count: 2 };
    case 'take-second':
      return { kind, type: 'rock' };
    case 'discard-own':
      return { kind, then: null };
    case 'discard-table':
    case 'return-own':
    case 'give':
      return { kind };
  }
}

interface DetailsProps {
  readonly action: ActionDesign;
  readonly onAction: (action: ActionDesign) => void;
}

/** What is open in an action of some kind. */
function Details({ action, onAction }: DetailsProps) {
  const { t } = useWords();
  switch (action.kind) {
    case 'opponent-discards':
      return (
        <Picker
          label={t('action.choice')}
          value={action.choice}
          items={CHOICES.map((value) => ({ value, label: t(`action.choices.${value}`) }))}
          onPick={(choice) => onAction({ ...action, choice })}
        />
      );
    case 'swap':
      return (
        <Switch
          label={t('action.optional')}
          checked={action.optional}
          onChange={(optional) => onAction({ ...action, optional })}
        />
      );
    case 'gain-deck':
    case 'gain-tokens':
    case 'look':
      return (
        <Stepper
          label={t('action.count')}
          value={action.count}
          {...COUNT}
          onValue={(count) => onAction({ ...action, count })}
        />
      );
    case 'take-second':
      return (
        <Picker
          label={t('action.type')}
          value={action.type}
          items={TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          onPick={(type) => onAction({ ...action, type })}
        />
      );
    case 'discard-table':
    case 'return-own':
    case 'give':
    case 'discard-own':
      return null;
  }
}
