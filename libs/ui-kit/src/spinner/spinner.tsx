import type { ControlSize } from '../tokens/dimensions.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Announced to screen readers. Omit it next to text that says the same. */
  label?: string | undefined;
  /** @default 'md' */
  size?: ControlSize;
  className?: string | undefined;
}

/** A spinner for waits of unknown length. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, styles[size], className)}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label ? <span className="visually-hidden">{label}</span> : null}
    </span>
  );
}
