import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { RadioProps } from './radio.tsx';
import styles from './radio.module.css';
import { useRadio } from './use-radio.ts';

export interface RadioCardProps extends RadioProps {
  /** Icon of 20 to 32 px before the label. */
  icon?: ReactNode;
  /** Price or badge at the end of the first line. */
  aside?: ReactNode;
  /** Details below the texts. Part of the label, so it can't contain controls. */
  children?: ReactNode;
}

/** A radio button as a card, for plans and methods. The whole card is clickable. */
export function RadioCard({
  value,
  label,
  description,
  disabled = false,
  disabledReason,
  icon,
  aside,
  children,
  className,
  ref,
}: RadioCardProps) {
  const id = useId();
  const radio = useRadio(value);
  const isDisabled = disabled || radio.disabled;
  const reason = isDisabled ? disabledReason : undefined;
  const notes = { aside, description, reason, content: children };
  const noteIds = Object.entries(notes).map(([name, note]) => (note ? `${id}-${name}` : null));
  return (
    <label className={classNames(styles.card, className)}>
      <input
        {...radio}
        ref={ref}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(...noteIds) || undefined}
        className={styles.button}
      />
      <span className={styles.content}>
        <span className={styles.line}>
          {icon ? <span className={styles.icon}>{icon}</span> : null}
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {aside ? (
            <span id={`${id}-aside`} className={styles.aside}>
              {aside}
            </span>
          ) : null}
        </span>
        {description ? (
          <span id={`${id}-description`} className={styles.note}>
            {description}
          </span>
        ) : null}
        {children ? (
          <span id={`${id}-content`} className={styles.extra}>
            {children}
          </span>
        ) : null}
        {reason ? (
          <span id={`${id}-reason`} className={styles.reason}>
            {reason}
          </span>
        ) : null}
      </span>
    </label>
  );
}
