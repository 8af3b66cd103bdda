import { classNames } from '../class-names/class-names.ts';
import type { ControlSize } from '../tokens/dimensions.ts';
import styles from './button.module.css';

/** Variant of a button: one `primary` per view, `secondary` next to it, `ghost` in dense layouts, `danger` for destructive actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonLook {
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'md' */
  size?: ControlSize | undefined;
  /** Fills the width of its container. @default false */
  fullWidth?: boolean | undefined;
}

/** Class names of a button, for other elements. */
export function buttonClassNames({ variant = 'secondary', size = 'md', fullWidth = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}
