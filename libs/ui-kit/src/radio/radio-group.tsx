import { useId, useMemo, type FocusEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, type FieldTexts } from '../field/field.tsx';
import field from '../field/field.module.css';
import { FormMessage } from '../form-message/form-message.tsx';
import { RadioGroupContext } from './use-radio.ts';
import styles from './radio.module.css';

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** The selected value, or null. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `Radio` or `RadioCard` elements. */
  children: ReactNode;
  /** Name in a form. @default a generated one */
  name?: string | undefined;
  /** Whether a selection is required. @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  /** `row` is side by side, `grid` has equal columns as space allows. @default 'column' */
  layout?: 'column' | 'row' | 'grid';
  id?: string | undefined;
  className?: string | undefined;
  /** Focusing the group focuses the selected radio, or the first. */
  ref?: Ref<HTMLDivElement> | undefined;
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined;
}

function handleFocus({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
  if (target !== currentTarget) return;
  const stop = currentTarget.querySelector<HTMLElement>('input:checked') ?? currentTarget.querySelector<HTMLElement>('input:enabled');
  stop?.focus();
}

/** A group of native radio buttons: one tab stop, arrow keys select. */
export function RadioGroup<Value extends string>({
  label,
  labelNote,
  description,
  error,
  hideLabel = false,
  value,
  onValueChange,
  children,
  name,
  required = false,
  disabled = false,
  layout = 'column',
  id,
  className,
  ref,
  onBlur,
}: RadioGroupProps<Value>) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const invalid = Boolean(error);
  const state = useMemo(
    () => ({
      name: name ?? groupId,
      value,
      // The radios pass only values of this group.
      onValueChange: (next: string) => onValueChange(next as Value),
      disabled,
      invalid,
    }),
    [name, groupId, value, onValueChange, disabled, invalid],
  );
  return (
    <div
      ref={ref}
      id={groupId}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${groupId}-label`}
      aria-describedby={describedBy(groupId, { label, description, error })}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      className={classNames(field.field, styles.group, className)}
      onFocus={handleFocus}
      onBlur={onBlur}
    >
      <div className={hideLabel ? 'visually-hidden' : field.head}>
        <span id={`${groupId}-label`} className={field.label}>
          {label}
        </span>
        {labelNote ? <span className={field.note}>{labelNote}</span> : null}
      </div>
      {description ? (
        <p id={`${groupId}-description`} className={field.description}>
          {description}
        </p>
      ) : null}
      <div className={classNames(styles.options, styles[layout])}>
        <RadioGroupContext value={state}>{children}</RadioGroupContext>
      </div>
      <div id={`${groupId}-error`} aria-live="polite">
        {error ? <FormMessage>{error}</FormMessage> : null}
      </div>
    </div>
  );
}
