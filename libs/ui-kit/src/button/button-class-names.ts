import { classNames } from '../class-names/class-names.ts';
import type { ControlSize } from '../tokens/dimensions.ts';
import styles from './button.module.css';

/** How a button weighs: one `primary` per view, `secondary` beside it, `ghost` in dense places, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonLook {
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'md' */
  size?: ControlSize | undefined;
  /** Fills the width of its container. @default false */
  fullWidth?: boolean | undefined;
}

/** Class names that make an element look like a button, for what must be another element. */
export function buttonClassNames({ variant = 'secondary', size = 'md', fullWidth = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}
