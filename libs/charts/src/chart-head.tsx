import { ChartToolbar, type ChartToolbarProps } from './chart-toolbar.tsx';
import type { ChartTools } from './chart-texts.ts';
import { Legend } from './legend.tsx';
import type { SeriesColor, TimeSeries } from './time-series.ts';
import styles from './chart-head.module.css';

export interface ChartHeadProps extends Omit<ChartToolbarProps, 'texts' | 'zoomed'> {
  series: readonly TimeSeries[];
  colors: readonly SeriesColor[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
  tools: ChartTools | undefined;
  /** The part that is shown, in words; empty when it is everything. */
  rangeText: string;
}

/** Above a chart: what the colours mean, which part is shown, and the tools. The last visible series cannot be hidden. */
export function ChartHead({ series, colors, hidden, onHiddenChange, tools, rangeText, ...toolbar }: ChartHeadProps) {
  const handleToggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    if (series.some((one) => !next.has(one.id))) onHiddenChange(next);
  };
  return (
    <div className={styles.head}>
      {series.length > 1 ? (
        <Legend series={series} colors={colors} hidden={hidden} onToggle={tools ? handleToggle : undefined} label={tools?.texts.series} />
      ) : null}
      {tools ? (
        <div className={styles.end}>
          {rangeText ? <p className={styles.range}>{rangeText}</p> : null}
          <ChartToolbar {...toolbar} texts={tools.texts} zoomed={rangeText !== ''} />
        </div>
      ) : null}
    </div>
  );
}
