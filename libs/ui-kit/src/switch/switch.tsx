import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy } from '../field/field.tsx';
import { FormMessage } from '../form-message/form-message.tsx';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  description?: ReactNode;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
  /** Error message, for example that the change could not be saved. */
  error?: ReactNode;
  /** Called with the new state, in addition to `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

// A checkbox exposes `checked` itself; the role only changes its announcement.
const switchRole = { role: 'switch' } as const;

/** A setting that applies immediately. Accepts every attribute of `<input type="checkbox">`. */
export function Switch({ label, description, hideLabel = false, error, id, className, onChange, onCheckedChange, ...rest }: SwitchProps) {
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
        <div id={`${controlId}-error`} aria-live="polite">
          {error ? <FormMessage>{error}</FormMessage> : null}
        </div>
      </div>
      <input
        aria-describedby={describedBy(controlId, { label, description, error })}
        aria-invalid={error ? true : undefined}
        {...rest}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        id={controlId}
        type="checkbox"
        {...switchRole}
        className={styles.switch}
      />
    </div>
  );
}
