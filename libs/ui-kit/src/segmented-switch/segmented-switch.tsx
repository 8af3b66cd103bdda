import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './segmented-switch.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedSwitchProps<Value extends string> {
  /** Accessible name. */
  label: string;
  options: ReadonlyArray<SegmentedOption<Value>>;
  value: Value;
  onValueChange: (value: Value) => void;
  /** Name in a form. @default a generated one */
  name?: string | undefined;
  /** @default false */
  disabled?: boolean;
  /** @default 'md' */
  size?: 'sm' | 'md';
  /** Fills the width of its container. @default false */
  fullWidth?: boolean;
  className?: string | undefined;
}

/** Two to five options side by side, one of them selected. Uses native radio buttons. */
export function SegmentedSwitch<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  disabled = false,
  size = 'md',
  fullWidth = false,
  className,
}: SegmentedSwitchProps<Value>) {
  const generatedName = useId();
  return (
    <fieldset disabled={disabled} className={classNames(styles.switch, styles[size], fullWidth && styles.fullWidth, className)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name ?? generatedName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
