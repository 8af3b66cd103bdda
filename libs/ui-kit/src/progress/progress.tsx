import { classNames } from '../class-names/class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** Accessible name. */
  label: string;
  /** From 0 to `max`. Undefined while the length is unknown. */
  value?: number | undefined;
  /** @default 1 */
  max?: number;
  /** Color of the bar. @default 'accent' */
  tone?: 'accent' | 'caution' | 'negative';
  className?: string | undefined;
}

/** A progress bar. Native `<progress>`. */
export function Progress({ label, value, max = 1, tone = 'accent', className }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className={classNames(styles.progress, styles[tone], className)} />;
}
