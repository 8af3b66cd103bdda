import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { lazy, Suspense, useMemo, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { Legend } from './legend.tsx';
import { nextCursor } from './next-cursor.ts';
import { Readout } from './readout.tsx';
import { assignSeriesColors } from './series-colors.ts';
import { spokenValues } from './spoken-values.ts';
import { createTimeFormats } from './time-formats.ts';
import { TimeSeriesTable } from './time-series-table.tsx';
import type { TimeSeriesData } from './time-series.ts';
import { useThemeName } from './use-theme-name.ts';
import styles from './time-series-chart.module.css';

const Plot = lazy(async () => ({ default: (await import('./plot.tsx')).Plot }));

export interface TimeSeriesChartTexts {
  /** Stands for a value that was not measured. */
  readonly noValue: string;
  /** Header of the table's first column. */
  readonly time: string;
}

export interface TimeSeriesChartProps {
  /** Accessible name: what is shown. */
  label: string;
  data: TimeSeriesData;
  texts: TimeSeriesChartTexts;
  /** BCP 47 tag for times. */
  locale: string;
  /** IANA name. @default the reader's own */
  timeZone?: string | undefined;
  /** `stacked` when the series are parts of a whole. @default 'line' */
  kind?: 'line' | 'stacked';
  /** `table` shows the same values as a table. @default 'chart' */
  view?: 'chart' | 'table';
  /** Value in readout and table. */
  formatValue: (value: number) => string;
  /** Value on the axis. @default formatValue */
  formatTick?: (value: number) => string;
  /** @default 240 */
  heightPx?: number;
  /** Draws the chart's shape in place of data. @default false */
  loading?: boolean;
  /** Shown in the chart's place when there are no points. */
  empty: ReactNode;
}

/**
 * Values over time on a canvas that is fetched when it is needed. Pointer or arrow keys move a cursor whose values are
 * shown and spoken; `view="table"` says the same in a table.
 */
export function TimeSeriesChart({
  label,
  data,
  texts,
  locale,
  timeZone,
  kind = 'line',
  view = 'chart',
  formatValue,
  formatTick = formatValue,
  heightPx = 240,
  loading = false,
  empty,
}: TimeSeriesChartProps) {
  const [cursor, setCursor] = useState<number | null>(null);
  const theme = useThemeName();
  const times = useMemo(() => createTimeFormats(locale, timeZone), [locale, timeZone]);
  const colors = useMemo(() => assignSeriesColors(data.series), [data.series]);
  const count = data.timesMs.length;
  const index = cursor !== null && cursor < count ? cursor : null;
  const height = { '--chart-height': `${heightPx}px` } as CSSProperties;
  const skeleton = <Skeleton shape="block" className={styles.skeleton} />;
  const shared = { data, formatTime: times.full, formatValue, noValue: texts.noValue };

  if (!loading && view === 'table' && count > 0) return <TimeSeriesTable {...shared} caption={label} timeHeader={texts.time} />;

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextCursor(index, count, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next);
  };

  return (
    <figure className={styles.figure} style={height} aria-busy={loading || undefined}>
      {!loading && data.series.length > 1 ? <Legend series={data.series} colors={colors} /> : null}
      {/* Time runs from left to right in every script. */}
      <div className={styles.frame} dir="ltr">
        {loading ? skeleton : null}
        {!loading && count === 0 ? <div className={styles.empty}>{empty}</div> : null}
        {!loading && count > 0 ? (
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={count - 1}
            aria-valuenow={index ?? count - 1}
            aria-valuetext={spokenValues({ ...shared, index: index ?? count - 1 })}
            className={styles.cursor}
            onKeyDown={handleKeyDown}
            onBlur={() => setCursor(null)}
          >
            <Suspense fallback={skeleton}>
              <Plot
                key={`${theme} ${colors.join(' ')}`}
                colors={colors}
                data={data}
                stacked={kind === 'stacked'}
                heightPx={heightPx}
                times={times}
                timeZone={timeZone}
                formatTick={formatTick}
                cursor={index}
                onCursorChange={setCursor}
              />
            </Suspense>
            {index === null ? null : <Readout {...shared} colors={colors} index={index} />}
          </div>
        ) : null}
      </div>
    </figure>
  );
}
