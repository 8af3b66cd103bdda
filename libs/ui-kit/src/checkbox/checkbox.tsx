import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FormMessage } from '../form-message/form-message.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  description?: ReactNode;
  /** What is wrong; marks the box invalid. */
  error?: ReactNode;
}

/** A choice that is on or off once the form is sent. Takes every attribute of `<input type="checkbox">`. */
export function Checkbox({ label, description, error, id, className, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const describedBy = classNames(description ? `${controlId}-description` : null, error ? `${controlId}-error` : null) || undefined;
  return (
    <div className={classNames(styles.checkbox, className)}>
      <input
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        {...rest}
        id={controlId}
        type="checkbox"
        className={styles.box}
      />
      <div className={styles.texts}>
        <label htmlFor={controlId}>{label}</label>
        {description ? (
          <p id={`${controlId}-description`} className={styles.description}>
            {description}
          </p>
        ) : null}
        {error ? <FormMessage id={`${controlId}-error`}>{error}</FormMessage> : null}
      </div>
    </div>
  );
}
