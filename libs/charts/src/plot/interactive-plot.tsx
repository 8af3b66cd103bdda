import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense, useMemo, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { SeriesColor, TimeSeriesData } from '../time-series.ts';
import styles from './interactive-plot.module.css';
import type { PlotLook } from './plot.tsx';
import { isResetKey, pressKey, selectionOf } from './press-key.ts';
import { nearestIndex, visibleIndexes, type TimeRange } from './range.ts';

export interface PlotHandle {
  readonly canvas: () => HTMLCanvasElement;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: () => number;
}

const Plot = onDemand(async () => (await import('./plot.tsx')).Plot);

interface InteractivePlotProps {
  ref: Ref<PlotHandle>;
  label: string;
  /** Has at least one point. Contains visible series only. */
  data: TimeSeriesData;
  look: PlotLook;
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  formatTime: (timeMs: number) => string;
  noValue: string;
  zoomable: boolean;
  /** Limits of panning and zooming out. @default the data */
  bounds: TimeRange | undefined;
  range: TimeRange | null;
  onRangeChange: (range: TimeRange | null) => void;
  /** Undefined if everything is already shown. */
  onReset: (() => void) | undefined;
  onSelectionChange: (selection: TimeRange | null) => void;
  /** Id of the keyboard help. */
  helpId: string | undefined;
}

/** Plot with a cursor for pointer and keyboard. Assistive technology sees a slider whose value text is the values at the cursor. */
export function InteractivePlot(props: InteractivePlotProps) {
  const {
    ref,
    label,
    data,
    look,
    formatValue,
    formatTick,
    formatTime,
    noValue,
    zoomable,
    bounds,
    range,
    onRangeChange,
    onReset,
    onSelectionChange,
    helpId,
  } = props;
  const [point, setPoint] = useState<{ readonly cursorMs: number | null; readonly anchorMs: number | null }>({
    cursorMs: null,
    anchorMs: null,
  });
  const [brush, setBrush] = useState<TimeRange | null>(null);
  const { timesMs } = data;
  const [, end] = visibleIndexes(timesMs, range);
  const newest = Math.max(0, end - 1);
  // The cursor stays at the same time when the data change.
  const index = point.cursorMs === null ? null : nearestIndex(timesMs, point.cursorMs);
  const cursorMs = index === null ? null : (timesMs[index] ?? null);
  const { fromMs, toMs } = brush ?? selectionOf({ ...point, range }) ?? {};
  const content = useMemo(() => {
    const selection = fromMs === undefined || toMs === undefined ? null : { fromMs, toMs };
    return { data, range, cursorMs, selection };
  }, [data, range, cursorMs, fromMs, toMs]);
  const shared = { data, formatTime, formatValue, noValue };

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = pressKey({ cursorMs, anchorMs: point.anchorMs, range }, event, timesMs, zoomable, bounds);
    if (!next && !(onReset && isResetKey(event))) return;
    event.preventDefault();
    if (!next) return onReset?.();
    setPoint(next);
    onSelectionChange(selectionOf(next));
    if (next.range !== range) onRangeChange(next.range);
  };
  const handleHover = (timeMs: number | null) => {
    const nearest = timeMs === null ? null : nearestIndex(timesMs, timeMs);
    setPoint({ cursorMs: nearest === null ? null : (timesMs[nearest] ?? null), anchorMs: null });
  };
  const handleBrush = (next: TimeRange | null) => {
    setBrush(next);
    onSelectionChange(next);
  };
  const handleBlur = () => {
    setPoint({ cursorMs: null, anchorMs: null });
    onSelectionChange(null);
  };
  const readout: ReactNode = index === null ? null : <Readout {...shared} colors={look.colors} index={index} range={range} />;

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={helpId}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={timesMs.length - 1}
      aria-valuenow={index ?? newest}
      aria-valuetext={screenReaderText({ ...shared, index: index ?? newest })}
      className={styles.cursor}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        // Pin the cursor on keyboard focus, so that screen readers don't announce every data update.
        if (cursorMs === null && event.currentTarget.matches(':focus-visible')) handleHover(timesMs[newest] ?? null);
      }}
      onBlur={handleBlur}
    >
      <Suspense fallback={<Skeleton shape="block" className={styles.skeleton} />}>
        <Plot
          ref={ref}
          look={look}
          content={content}
          formatTick={formatTick}
          actions={{ zoomable, bounds, onHover: handleHover, onBrush: handleBrush, onRangeChange, onReset: () => onReset?.() }}
        />
      </Suspense>
      {readout}
    </div>
  );
}

interface ReadoutProps {
  data: TimeSeriesData;
  colors: readonly SeriesColor[];
  index: number;
  /** Null shows everything. */
  range?: TimeRange | null;
  formatTime: (timeMs: number) => string;
  formatValue: (value: number) => string;
  noValue: string;
}

/** Card with the values at the cursor, on the side away from it. */
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

interface SpokenValuesParameters {
  readonly data: TimeSeriesData;
  readonly index: number;
  readonly formatTime: (timeMs: number) => string;
  readonly formatValue: (value: number) => string;
  readonly noValue: string;
}

/** Describes a point for screen readers: the time, then each series with its value. */
export function screenReaderText({ data, index, formatTime, formatValue, noValue }: SpokenValuesParameters): string {
  const values = data.series.map((series) => {
    const value = series.values[index];
    return `${series.label} ${value === null || value === undefined ? noValue : formatValue(value)}`;
  });
  return [formatTime(data.timesMs[index] ?? 0), ...values].join(', ');
}
