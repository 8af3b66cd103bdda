import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  description?: ReactNode;
  /** Keeps the label for screen readers alone. @default false */
  hideLabel?: boolean;
}

// A checkbox states `checked` itself; the role changes only what it is called.
const switchRole = { role: 'switch' } as const;

/** A setting that acts at once. Takes every attribute of `<input type="checkbox">`. */
export function Switch({ label, description, hideLabel = false, id, className, ...rest }: SwitchProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <div className={classNames(styles.row, className)}>
      <div className={hideLabel ? 'visually-hidden' : styles.texts}>
        <label htmlFor={controlId}>{label}</label>
        {description ? (
          <p id={`${controlId}-description`} className={styles.description}>
            {description}
          </p>
        ) : null}
      </div>
      <input
        aria-describedby={description ? `${controlId}-description` : undefined}
        {...rest}
        id={controlId}
        type="checkbox"
        {...switchRole}
        className={styles.switch}
      />
    </div>
  );
}
