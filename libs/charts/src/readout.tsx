import type { TimeRange } from './range/time-range.ts';
import { visibleIndexes } from './range/visible-indexes.ts';
import type { SeriesColor, TimeSeriesData } from './time-series.ts';
import styles from './readout.module.css';

export interface ReadoutProps {
  data: TimeSeriesData;
  colors: readonly SeriesColor[];
  index: number;
  /** What is shown; null is everything. */
  range?: TimeRange | null;
  formatTime: (timeMs: number) => string;
  formatValue: (value: number) => string;
  noValue: string;
}

/** Values under the cursor, in a small card at the side where the cursor is not. */
export function Readout({ data, colors, index, range = null, formatTime, formatValue, noValue }: ReadoutProps) {
  const [start, end] = visibleIndexes(data.timesMs, range);
  const side = index < (start + end) / 2 ? styles.right : styles.left;
  return (
    <div className={`${styles.readout} ${side}`} aria-hidden>
      <p className={styles.time}>{formatTime(data.timesMs[index] ?? 0)}</p>
      {data.series.map((series, position) => {
        const value = series.values[index];
        return (
          <p key={series.id} className={styles.line}>
            <span className={styles.swatch} style={{ background: `var(--color-${colors[position]})` }} />
            <span className={styles.label} dir="auto">
              {series.label}
            </span>
            <span className={styles.value}>{value === null || value === undefined ? noValue : formatValue(value)}</span>
          </p>
        );
      })}
    </div>
  );
}
