/** What a card is worth: a number, or a rule that follows the table. */
import { COUNTED, type ValueRule } from '../../../../core/games/janken-wars/deck/design.ts';
import { DIVISOR, POINTS } from '../../../../core/games/janken-wars/deck/read-effects.ts';
import { Switch } from '../../../app/controls/Field.tsx';
import bench from './bench.module.css';
import { Picker } from './Picker.tsx';
import { Stepper } from './Stepper.tsx';
import { TypePicker } from './TypePicker.tsx';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  readonly points: number | ValueRule;
  readonly onPoints: (points: number | ValueRule) => void;
}

const FIRST_RULE: ValueRule = { base: 0, per: 1, of: 'own-domain', type: null, divide: null, min: null, max: null };

export function PointsFields({ points, onPoints }: Props) {
  const { t } = useWords();
  const fixed = typeof points === 'number';
  return (
    <fieldset className={bench.part}>
      <legend>{t('points.heading')}</legend>
      <div className={styles.row}>
        <Picker
          label={t('points.heading')}
          hideLabel
          value={fixed ? 'fixed' : 'rule'}
          items={(['fixed', 'rule'] as const).map((value) => ({ value, label: t(`points.${value}`) }))}
          onPick={(kind) => onPoints(kind === 'fixed' ? 2 : FIRST_RULE)}
        />
        {fixed && <Stepper label={t('points.value')} hideLabel value={points} {...POINTS} onValue={onPoints} />}
      </div>
      {!fixed && <RuleFields rule={points} onRule={onPoints} />}
    </fieldset>
  );
}

interface RuleProps {
  readonly rule: ValueRule;
  readonly onRule: (rule: ValueRule) => void;
}

function RuleFields({ rule, onRule }: RuleProps) {
  const { t } = useWords();
  const set = (change: Partial<ValueRule>) => onRule({ ...rule, ...change });
  return (
    <>
      <div className={styles.row}>
        <Stepper label={t('points.per')} value={rule.per} {...POINTS} without={0} onValue={(per) => set({ per })} />
        <Picker
          label={t('points.of')}
          value={rule.of}
          items={COUNTED.map((value) => ({ value, label: t(`points.counted.${value}`) }))}
          onPick={(of) => set(of === 'own-stars' ? { of, type: null } : { of })}
        />
        {rule.of !== 'own-stars' && (
          <TypePicker label={t('points.type')} type={rule.type} onType={(type) => set({ type })} />
        )}
        <Stepper label={t('points.base')} value={rule.base} {...POINTS} onValue={(base) => set({ base })} />
      </div>
      <div className={styles.row}>
        <Picker
          label={t('points.divide')}
          value={rule.divide?.round ?? 'undivided'}
          items={(['undivided', 'up', 'down'] as const).map((value) => ({ value, label: t(`points.${value}`) }))}
          onPick={(round) => set({ divide: round === 'undivided' ? null : { by: rule.divide?.by ?? 2, round } })}
        />
        {rule.divide !== null && (
          <Stepper
            label={t('points.by')}
            value={rule.divide.by}
            {...DIVISOR}
            onValue={(by) => set({ divide: { by, round: rule.divide?.round ?? 'up' } })}
          />
        )}
      </div>
      <div className={styles.row}>
        <Bound label={t('points.min')} value={rule.min} usual={0} onValue={(min) => set({ min })} />
        <Bound label={t('points.max')} value={rule.max} usual={6} onValue={(max) => set({ max })} />
      </div>
    </>
  );
}

interface BoundProps {
  readonly label: string;
  readonly value: number | null;
  readonly usual: number;
  readonly onValue: (value: number | null) => void;
}

function Bound({ label, value, usual, onValue }: BoundProps) {
  return (
    <div className={styles.bound}>
      <Switch label={label} checked={value !== null} onChange={(on) => onValue(on ? usual : null)} />
      {value !== null && <Stepper label={label} hideLabel value={value} {...POINTS} onValue={onValue} />}
    </div>
  );
}
