import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './radio.module.css';
import { useRadio } from './use-radio.ts';

export interface RadioProps {
  value: string;
  label: ReactNode;
  /** One line under the label. */
  description?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** Why it can't be selected; replaces the description while disabled. */
  disabledReason?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A radio button of a `RadioGroup`. */
export function Radio({ value, label, description, disabled = false, disabledReason, className, ref }: RadioProps) {
  const id = useId();
  const radio = useRadio(value);
  const isDisabled = disabled || radio.disabled;
  const note = isDisabled && disabledReason ? disabledReason : description;
  return (
    <div className={classNames(styles.radio, className)}>
      <input
        {...radio}
        ref={ref}
        id={id}
        disabled={isDisabled}
        aria-describedby={note ? `${id}-note` : undefined}
        className={styles.button}
      />
      <div className={styles.texts}>
        <label htmlFor={id}>{label}</label>
        {note ? (
          <p id={`${id}-note`} className={styles.note}>
            {note}
          </p>
        ) : null}
      </div>
    </div>
  );
}
