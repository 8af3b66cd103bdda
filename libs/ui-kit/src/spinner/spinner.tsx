import type { ControlSize } from '../tokens/dimensions.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, said to screen readers. Leave out where text beside it already says so. */
  label?: string | undefined;
  /** @default 'md' */
  size?: ControlSize;
  className?: string | undefined;
}

/** A turning ring for waits without a known length. */
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
