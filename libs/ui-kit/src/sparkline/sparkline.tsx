import { classNames } from '../class-names/class-names.ts';
import { sparklinePath } from './sparkline-path.ts';
import styles from './sparkline.module.css';

export interface SparklineProps {
  /** What it shows, in words: "Requests by hour, rising". */
  label: string;
  values: readonly number[];
  /** @default 'accent' */
  tone?: 'accent' | 'neutral' | 'positive' | 'negative';
  /** Pixels. @default 120 */
  width?: number;
  /** Pixels. @default 32 */
  height?: number;
  className?: string | undefined;
}

/** A line the size of a word, without axes. */
export function Sparkline({ label, values, tone = 'accent', width = 120, height = 32, className }: SparklineProps) {
  const { line, area } = sparklinePath(values, width, height);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames(styles.sparkline, styles[tone], className)}
    >
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
