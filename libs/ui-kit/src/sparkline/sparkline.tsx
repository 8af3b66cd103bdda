import { classNames } from '../class-names/class-names.ts';
import styles from './sparkline.module.css';

/** Paths of a sparkline in `widthPx` × `heightPx`: the line and the area below it. */
export interface SparklinePath {
  readonly line: string;
  readonly area: string;
}

const edgePx = 1.5;
const round = (value: number) => Math.round(value * 100) / 100;

/** Draws values between zero (or a lower minimum) and the maximum. Fewer than two values give a flat line. */
export function sparklinePath(values: readonly number[], widthPx: number, heightPx: number): SparklinePath {
  const drawn = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values.length === 0 ? [0, 0] : values;
  const min = Math.min(0, ...drawn);
  const range = Math.max(...drawn) - min || 1;
  const points = drawn.map((value, index) => {
    const x = (index / (drawn.length - 1)) * widthPx;
    const y = heightPx - edgePx - ((value - min) / range) * (heightPx - 2 * edgePx);
    return `${round(x)} ${round(y)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${widthPx} ${heightPx}L0 ${heightPx}Z` };
}

export interface SparklineProps {
  /** Description: "Requests by hour, rising". */
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

/** A word-sized line chart without axes. */
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
