import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FormMessage } from '../form-message/form-message.tsx';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Hint between the label and the control. */
  description?: ReactNode;
  /** Error message; marks the control as invalid. */
  error?: ReactNode;
  /** Hides the label visually. @default false */
  hideLabel?: boolean | undefined;
  /** Note next to the label, for example "optional". */
  labelNote?: ReactNode;
}

interface FieldProps extends FieldTexts {
  controlId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Value of `aria-describedby`: the ids of the hint and the error that are shown; undefined without either. */
export function describedBy(controlId: string, { description, error }: FieldTexts): string | undefined {
  return classNames(description ? `${controlId}-description` : null, error ? `${controlId}-error` : null) || undefined;
}

/** Label, hint, control and error of one form field, in reading order. */
export function Field({ controlId, label, labelNote, description, error, hideLabel = false, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <div className={hideLabel ? 'visually-hidden' : styles.head}>
        <label className={styles.label} id={`${controlId}-label`} htmlFor={controlId}>
          {label}
        </label>
        {labelNote ? <span className={styles.note}>{labelNote}</span> : null}
      </div>
      {description ? (
        <p className={styles.description} id={`${controlId}-description`}>
          {description}
        </p>
      ) : null}
      {children}
      {/* The live region must exist before the error, so that the error is announced. */}
      <div id={`${controlId}-error`} aria-live="polite">
        {error ? <FormMessage>{error}</FormMessage> : null}
      </div>
    </div>
  );
}
