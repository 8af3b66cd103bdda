import { useId, useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FormMessage } from '../form-message/form-message.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  description?: ReactNode;
  /** Error message; marks the checkbox as invalid. */
  error?: ReactNode;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
  /** Shows the indeterminate state. @default false */
  indeterminate?: boolean;
  /** Called with the new state, in addition to `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A checkbox with label and error. Accepts every attribute of `<input type="checkbox">`. */
export function Checkbox({
  label,
  description,
  error,
  hideLabel = false,
  indeterminate = false,
  id,
  className,
  onChange,
  onCheckedChange,
  ref,
  ...rest
}: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  // `indeterminate` has no HTML attribute, and clicks reset it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  const describedBy = classNames(description ? `${controlId}-description` : null, error ? `${controlId}-error` : null) || undefined;
  return (
    <div className={classNames(styles.checkbox, className)}>
      <input
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        {...rest}
        ref={box}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        id={controlId}
        type="checkbox"
        className={styles.box}
      />
      <div className={styles.texts}>
        <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {description ? (
          <p id={`${controlId}-description`} className={styles.description}>
            {description}
          </p>
        ) : null}
        <div id={`${controlId}-error`} aria-live="polite">
          {error ? <FormMessage>{error}</FormMessage> : null}
        </div>
      </div>
    </div>
  );
}
