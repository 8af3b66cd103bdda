import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { Tone } from '../tokens/themes.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | Tone;
  /** Shows a dot before the text. @default false */
  dot?: boolean;
}

/** A short label for a status or type: "Beta", "Active", "Paused". */
export function Badge({ tone = 'neutral', dot = false, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, styles[tone], className)}>
      {dot ? <span className={styles.dot} aria-hidden /> : null}
      {children}
    </span>
  );
}
