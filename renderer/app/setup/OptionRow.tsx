/** One option of the table: its name, one line of explanation, and the control its kind asks for. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSpec } from '../../../core/kit/options.ts';
import { IconButton } from '../controls/Button.tsx';
import { Choice, Switch } from '../controls/Field.tsx';
import { effective, matters, withRule } from './draft.ts';
import styles from './OptionRow.module.css';
import type { PanelProps } from './panel-props.ts';
import { type GameWords, useGameWords } from './words.ts';

type Spec = OptionSpec<Record<string, unknown>>;

interface Props extends PanelProps {
  readonly spec: Spec;
}

export function OptionRow({ spec, draft, making, onChange }: Props) {
  const { t } = useTranslation('app');
  const words = useGameWords(making.entry.id);
  const active = matters(draft, spec);
  const line = active ? words.optionLine(spec.key) : (words.needs(spec.key) ?? t('setup.inactive'));
  const value = effective(draft, making.face)[spec.key];
  const set = (next: unknown) => onChange((now) => withRule(now, spec.key, next));
  return (
    <div className={styles.option} data-inactive={!active || undefined}>
      <Control
        spec={spec}
        words={words}
        line={line}
        value={value}
        active={active}
        onSet={set}
        sitters={draft.seats.map(({ name }, seat) => name.trim() || t('setup.seat', { seat: seat + 1 }))}
      />
    </div>
  );
}

interface ControlProps {
  readonly spec: Spec;
  readonly words: GameWords;
  readonly line: string;
  readonly value: unknown;
  readonly active: boolean;
  readonly onSet: (value: unknown) => void;
  /** Who sits where, by name. */
  readonly sitters: readonly string[];
}

function Control(props: ControlProps) {
  const { spec, words, line, value, active, onSet } = props;
  switch (spec.kind) {
    case 'flag':
      return (
        <Switch
          label={words.option(spec.key)}
          line={line}
          checked={value === true}
          disabled={!active}
          onChange={onSet}
        />
      );
    case 'choice':
      return (
        <ChoiceControl
          {...props}
          items={spec.values.map((one) => ({ value: one, label: words.value(spec.key, one) }))}
        />
      );
    case 'number':
      return spec.ofSeat === true ? <SeatControl {...props} spec={spec} /> : <NumberControl {...props} spec={spec} />;
    case 'data':
      return null;
  }
}

interface Item {
  readonly value: string;
  readonly label: string;
}

function ChoiceControl({ spec, words, line, value, active, onSet, items }: ControlProps & { items: readonly Item[] }) {
  const lineId = useId();
  return (
    <div className={styles.wide}>
      <Choice
        label={words.option(spec.key)}
        describedBy={lineId}
        disabled={!active}
        value={String(value)}
        items={items}
        onChange={onSet}
      />
      <p className={styles.line} id={lineId}>
        {line}
      </p>
    </div>
  );
}

/** The number of a seat, chosen by who sits there. */
function SeatControl(props: ControlProps & { readonly spec: NumberSpec }) {
  const { spec, words, sitters, onSet } = props;
  const special = (spec.words ?? []).map((word) => ({ value: word, label: words.value(spec.key, word) }));
  const seats = sitters.map((label, seat) => ({ value: String(seat), label }));
  const set = (picked: string) => onSet(spec.words?.includes(picked) ? picked : Number(picked));
  return <ChoiceControl {...props} items={[...special, ...seats]} onSet={(picked) => set(String(picked))} />;
}

type NumberSpec = Extract<Spec, { kind: 'number' }>;

/** A number with steps on both sides, and a button for each word that stands for a special value. */
function NumberControl({ spec, words, line, value, active, onSet }: ControlProps & { readonly spec: NumberSpec }) {
  const { t } = useTranslation('app');
  const id = useId();
  const name = words.option(spec.key);
  const special = typeof value === 'string' ? value : null;
  const number = typeof value === 'number' ? value : null;
  const step = strideOf(spec);
  const go = (to: number) => onSet(Math.min(spec.max, Math.max(spec.min, to)));
  return (
    <div className={styles.number}>
      <label htmlFor={id}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{line}</span>
      </label>
      <div className={styles.tools}>
        {(spec.words ?? []).map((word) => (
          <button
            key={word}
            type="button"
            className={styles.word}
            aria-pressed={special === word}
            disabled={!active}
            onClick={() => onSet(special === word ? fallback(spec) : word)}
          >
            {words.value(spec.key, word)}
          </button>
        ))}
        <div className={styles.stepper}>
          <IconButton
            icon="minus"
            label={t('setup.less', { option: name })}
            disabled={!active || number === null || number <= spec.min}
            onClick={() => go(Math.ceil((number ?? 0) / step - 1) * step)}
          />
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={spec.min}
            max={spec.max}
            step={spec.step ?? 1}
            value={number ?? ''}
            disabled={!active}
            onChange={(event) => {
              const typed = event.target.valueAsNumber;
              if (Number.isInteger(typed)) go(typed);
            }}
          />
          <IconButton
            icon="plus"
            label={t('setup.more', { option: name })}
            disabled={!active || number === null || number >= spec.max}
            onClick={() => go(Math.floor((number ?? 0) / step + 1) * step)}
          />
        </div>
      </div>
    </div>
  );
}

/** How far one press goes: wide ranges in round fifties. */
function strideOf({ min, max, step = 1 }: NumberSpec): number {
  return Math.max(step, max - min > 200 ? 50 : 1);
}

/** The number that takes the place of a word that is switched off. */
function fallback({ min, max }: NumberSpec): number {
  return Math.min(max, Math.max(min, 100));
}
