import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense, useMemo, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { PlotLook } from './create-plot.ts';
import { selectionOf } from './interaction/chart-view.ts';
import { isResetKey, pressKey } from './interaction/press-key.ts';
import type { PlotHandle } from './plot-handle.ts';
import { nearestIndex } from './range/nearest-index.ts';
import type { TimeRange } from './range/time-range.ts';
import { visibleIndexes } from './range/visible-indexes.ts';
import { Readout } from './readout.tsx';
import { spokenValues } from './spoken-values.ts';
import type { TimeSeriesData } from './time-series.ts';
import styles from './time-series-chart.module.css';

const Plot = onDemand(async () => (await import('./plot.tsx')).Plot);

export interface InteractivePlotProps {
  ref: Ref<PlotHandle>;
  label: string;
  /** At least one point; only series that are drawn. */
  data: TimeSeriesData;
  look: PlotLook;
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  noValue: string;
  zoomable: boolean;
  /** What there is to see. @default the data */
  bounds: TimeRange | undefined;
  range: TimeRange | null;
  onRangeChange: (range: TimeRange | null) => void;
  /** Shows everything; undefined while everything is shown. */
  onReset: (() => void) | undefined;
  onSelectionChange: (selection: TimeRange | null) => void;
  /** Id of the text that says how to use the keyboard. */
  helpId: string | undefined;
}

/** The plot with its cursor, moved by pointer or keys; a slider to assistive technology, its values the slider's text. */
export function InteractivePlot(props: InteractivePlotProps) {
  const {
    ref,
    label,
    data,
    look,
    formatValue,
    formatTick,
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
  // The time stays when data come and go; its point is looked up anew.
  const index = point.cursorMs === null ? null : nearestIndex(timesMs, point.cursorMs);
  const cursorMs = index === null ? null : (timesMs[index] ?? null);
  const { fromMs, toMs } = brush ?? selectionOf({ ...point, range }) ?? {};
  const content = useMemo(() => {
    const selection = fromMs === undefined || toMs === undefined ? null : { fromMs, toMs };
    return { data, range, cursorMs, selection };
  }, [data, range, cursorMs, fromMs, toMs]);
  const shared = { data, formatTime: look.times.full, formatValue, noValue };

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
      aria-valuetext={spokenValues({ ...shared, index: index ?? newest })}
      className={styles.cursor}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        // By keyboard there is a point at once, and one that new data do not change: nothing is read out unasked.
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
