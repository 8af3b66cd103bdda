import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import styles from './number-field.module.css';
import { countDecimals, formatDecimalText, numberSeparators, parseNumberText, roundDecimalText } from './number-text.ts';
import { NumericInput } from './numeric-input.tsx';
import { Stepper } from './stepper.tsx';

export interface UseNumberTextParameters {
  value: number | null;
  onValueChange: (value: number | null) => void;
  min: number;
  max: number;
  step: number;
  decimals: number;
  /** Value of an empty field. */
  emptyValue: number | null;
}

/** Keeps the typed text separate from its value: the value is always rounded and clamped, the text only on blur. */
export function useNumberText({ value, onValueChange, min, max, step, decimals, emptyValue }: UseNumberTextParameters) {
  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const write = (number: number | null) => (number === null ? '' : formatDecimalText(number, decimals));
  const read = (typed: string) => {
    const number = roundDecimalText(typed, decimals);
    return number === null ? emptyValue : clamp(number);
  };
  const [text, setText] = useState(write(value));
  const [seenValue, setSeenValue] = useState(value);
  if (seenValue !== value) {
    setSeenValue(value);
    if (read(text) !== value) setText(write(value));
  }
  const report = (next: number | null) => {
    if (next !== value) onValueChange(next);
  };
  const setTo = (number: number) => {
    const next = clamp(number);
    setText(write(next));
    report(next);
  };
  return {
    text,
    typeText: (typed: string) => {
      setText(typed);
      report(read(typed));
    },
    setTo,
    stepBy: (steps: number) => {
      // Computes in integer units, so that 0.1 + 0.2 is 0.3.
      const scale = 10 ** decimals;
      setTo(value === null ? 0 : (Math.round(value * scale) + steps * Math.round(step * scale)) / scale);
    },
    settle: () => setText(write(value)),
  };
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'min' | 'max' | 'step' | 'inputMode' | 'role' | 'dir'
>;

export interface NumberFieldProps extends InputProps, FieldTexts {
  /** The value, or null when empty. Values from `onValueChange` are rounded and within the limits. */
  value: number | null;
  /** Called on input with the rounded and clamped value. The typed text stays until blur. */
  onValueChange: (value: number | null) => void;
  /** BCP 47 tag, for the separators. */
  locale: string;
  /** Labels of the buttons. */
  incrementLabel: string;
  decrementLabel: string;
  /** @default no limit */
  min?: number | undefined;
  /** @default no limit */
  max?: number | undefined;
  /** Step of arrow keys and buttons; ten times as much with Shift, PageUp and PageDown. @default 1 */
  step?: number;
  /** Number of decimals to round to. @default as many as `step` has */
  decimals?: number;
  /** Value of an empty field on blur. @default null */
  emptyValue?: number | null;
  /** @default 'md' */
  size?: 'md' | 'lg';
  /** Before the number: an icon. */
  prefix?: ReactNode;
  /** After the number: a unit. */
  suffix?: ReactNode;
  /** Hides the buttons. @default false */
  hideSteppers?: boolean;
}

const stepSizes = { arrow: 1, shift: 10, page: 10 } as const;

/** A number input with limits and stepper buttons. `name` adds it to a form; `ref` is the input. Home and End jump to the limits. */
export function NumberField({
  label,
  labelNote,
  description,
  error,
  hideLabel,
  value,
  onValueChange,
  locale,
  incrementLabel,
  decrementLabel,
  min = -Infinity,
  max = Infinity,
  step = 1,
  decimals = countDecimals(step),
  emptyValue = null,
  size = 'md',
  prefix,
  suffix,
  hideSteppers = false,
  id,
  name,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const texts = { label, labelNote, description, error, hideLabel };
  const separators = useMemo(() => numberSeparators(locale), [locale]);
  const number = useNumberText({ value, onValueChange, min, max, step, decimals, emptyValue });
  const frozen = rest.disabled === true || rest.readOnly === true;
  const stepper = { controlId };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    number.settle();
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const limit = event.key === 'Home' ? min : event.key === 'End' ? max : Infinity;
    if (event.defaultPrevented || event.shiftKey || frozen || !Number.isFinite(limit)) return;
    event.preventDefault();
    number.setTo(limit);
  };
  return (
    <Field {...texts} controlId={controlId} className={className}>
      <div className={classNames(control.box, size === 'lg' && control.lg, !hideSteppers && styles.box)}>
        {prefix ? <span className={control.affix}>{prefix}</span> : null}
        <NumericInput
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={Number.isFinite(min) ? min : undefined}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-describedby={describedBy(controlId, texts)}
          aria-invalid={error ? true : undefined}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          {...rest}
          id={controlId}
          className={classNames(control.input, styles.input)}
          text={number.text}
          onTextChange={number.typeText}
          separators={separators}
          allowNegative={min < 0}
          parsePasted={(text) => parseNumberText(text, separators)}
          stepSizes={stepSizes}
          onStep={number.stepBy}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
        />
        {suffix ? <span className={control.affix}>{suffix}</span> : null}
        {hideSteppers ? null : (
          <span className={styles.steppers}>
            <Stepper
              {...stepper}
              name={decrementLabel}
              icon={<Minus />}
              disabled={frozen || (value ?? 0) <= min}
              onStep={() => number.stepBy(-1)}
            />
            <Stepper
              {...stepper}
              name={incrementLabel}
              icon={<Plus />}
              disabled={frozen || (value ?? 0) >= max}
              onStep={() => number.stepBy(1)}
            />
          </span>
        )}
        {name ? <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} /> : null}
      </div>
    </Field>
  );
}
