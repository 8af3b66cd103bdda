import { classNames } from '@onepoint/ui-kit/class-names';
import type { SeriesColor, TimeSeries } from './time-series.ts';
import styles from './legend.module.css';

export interface LegendProps {
  series: readonly TimeSeries[];
  colors: readonly SeriesColor[];
  /** Ids of series that are not drawn. */
  hidden?: ReadonlySet<string>;
  /** Makes every entry a button that shows or hides its series. */
  onToggle?: ((id: string) => void) | undefined;
  /** Accessible name of the group of buttons. */
  label?: string | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Which colour is which series; where asked, switches them on and off. */
export function Legend({ series, colors, hidden = none, onToggle, label }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {series.map(({ id, label: text }, index) => {
        const swatch = <span className={styles.swatch} style={{ background: `var(--color-${colors[index]})` }} />;
        return (
          <li key={id}>
            {onToggle ? (
              <button
                type="button"
                aria-pressed={!hidden.has(id)}
                className={classNames(styles.item, styles.toggle)}
                onClick={() => onToggle(id)}
              >
                {swatch}
                <span dir="auto">{text}</span>
              </button>
            ) : (
              <span className={styles.item}>
                {swatch}
                <span dir="auto">{text}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
