/** What holds while a card lies in a domain: at most one condition. */
import {
  CONDITION_KINDS,
  type ConditionDesign,
  type ConditionKind,
} from '../../../../core/games/janken-wars/deck/design.ts';
import { POINTS } from '../../../../core/games/janken-wars/deck/read-effects.ts';
import bench from './bench.module.css';
import { Picker } from './Picker.tsx';
import { Stepper } from './Stepper.tsx';
import { TypePicker } from './TypePicker.tsx';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  readonly condition: ConditionDesign | null;
  readonly onCondition: (condition: ConditionDesign | null) => void;
}

export function ConditionFields({ condition, onCondition }: Props) {
  const { t } = useWords();
  const pick = (kind: ConditionKind | 'none') => {
    if (kind === 'none') onCondition(null);
    else onCondition(kind === 'adds' ? { kind, points: 1, type: null } : { kind });
  };
  return (
    <fieldset className={bench.part}>
      <legend>{t('condition.heading')}</legend>
      <div className={styles.row}>
        <Picker<ConditionKind | 'none'>
          label={t('condition.heading')}
          hideLabel
          value={condition?.kind ?? 'none'}
          items={[
            { value: 'none', label: t('condition.none') },
            ...CONDITION_KINDS.map((kind) => ({ value: kind, label: t(`condition.kinds.${kind}`) })),
          ]}
          onPick={pick}
        />
        {condition?.kind === 'adds' && (
          <>
            <Stepper
              label={t('condition.points')}
              value={condition.points}
              {...POINTS}
              without={0}
              onValue={(points) => onCondition({ ...condition, points })}
            />
            <TypePicker
              label={t('condition.type')}
              type={condition.type}
              onType={(type) => onCondition({ ...condition, type })}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}
