/** Form controls on native elements: a switch, a row of choices, a slider, a list and a line of text. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface SwitchProps {
  readonly label: string;
  readonly line?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. The whole row can be pressed. */
export function Switch({ label, line, checked, disabled = false, onChange }: SwitchProps) {
  const lineId = useId();
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {line !== undefined && (
          <span className={styles.line} id={lineId}>
            {line}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={line === undefined ? undefined : lineId}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

export interface ChoiceItem<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly items: readonly ChoiceItem<T>[];
  readonly value: T;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly hideLabel?: boolean;
  readonly onChange: (value: T) => void;
}

/** A few choices side by side; arrows move between them. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, items, value, disabled = false, describedBy, hideLabel = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled} aria-describedby={describedBy}>
      <legend className={hideLabel ? 'quiet' : styles.label}>{label}</legend>
      <div className={styles.segments}>
        {items.map((item) => (
          <label key={item.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
            />
            <span>{item.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly shown: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step, shown, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange'> {
  readonly label: string;
  /** Shown above the list, where nothing else says what it is; the label has these words in it. */
  readonly heading?: string;
  readonly onPick: (value: string) => void;
}

/** A native list. Its name is read, not shown: a heading or the row says what it is. */
export function Select({ label, heading, onPick, className = '', children, ...rest }: SelectProps) {
  const list = (
    <select
      className={`${styles.select} ${className}`}
      aria-label={label}
      onChange={(event) => onPick(event.target.value)}
      {...rest}
    >
      {children}
    </select>
  );
  if (heading === undefined) return list;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list within is its control.
    <label className={styles.headed}>
      <span className={styles.heading}>{heading}</span>
      {list}
    </label>
  );
}

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  readonly label: string;
  readonly showLabel?: boolean;
  readonly onText: (text: string) => void;
}

export function TextField({ label, showLabel = false, onText, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={showLabel ? styles.label : 'quiet'}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={styles.text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        {...rest}
      />
    </div>
  );
}
