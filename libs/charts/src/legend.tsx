import type { SeriesColor, TimeSeries } from './time-series.ts';
import styles from './legend.module.css';

export interface LegendProps {
  series: readonly TimeSeries[];
  colors: readonly SeriesColor[];
}

/** Which colour is which series. */
export function Legend({ series, colors }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, label }, index) => (
        <li key={id} className={styles.item}>
          <span className={styles.swatch} style={{ background: `var(--color-${colors[index]})` }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
