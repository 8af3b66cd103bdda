import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonClassNames, type ButtonLook } from './button-class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** Shows a spinner, keeps width and focus, ignores clicks. @default false */
  loading?: boolean;
  /** Announced while `loading`. */
  loadingLabel?: string | undefined;
}

const ignoreClick = (event: MouseEvent) => event.preventDefault();

/** A button. Icons are 14, 16, 18, 20 and 22 px in sizes xs to xl. */
export function Button({
  variant,
  size = 'md',
  fullWidth,
  icon,
  iconEnd,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const busy = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <button
      {...rest}
      {...busy}
      type={type}
      className={buttonClassNames({ variant, size, fullWidth }, className)}
      onClick={loading ? ignoreClick : onClick}
    >
      {icon}
      <span>{children}</span>
      {iconEnd}
      {loading ? (
        <span className={styles.busy}>
          <Spinner size={size} label={loadingLabel} />
        </span>
      ) : null}
    </button>
  );
}
