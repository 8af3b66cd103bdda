import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useId, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ChartHead } from './chart-head.tsx';
import { useControlled, useSame, useSettled, useThemeName } from './chart-hooks.ts';
import { saveCsv, saveImage } from './export/save-chart.ts';
import { InteractivePlot, type PlotHandle } from './plot/interactive-plot.tsx';
import type { PlotLook } from './plot/plot.tsx';
import { boundsOf, fitRange, shiftRange, sliceData, widenRange, zoomRange, type TimeRange } from './plot/range.ts';
import { assignSeriesColors } from './series-colors.ts';
import { createTimeFormats } from './time-formats.ts';
import styles from './time-series-chart.module.css';
import { TimeSeriesTable } from './time-series-table.tsx';
import type { ChartKind, ChartTools, TimeSeriesChartTexts, TimeSeriesData } from './time-series.ts';

export interface TimeSeriesChartProps {
  /** Accessible name, and title of the saved image. */
  label: string;
  data: TimeSeriesData;
  texts: TimeSeriesChartTexts;
  /** BCP 47 tag, for formatting times. */
  locale: string;
  /** IANA name, for axis, readout, table, image and CSV. @default the local time zone */
  timeZone?: string | undefined;
  /** @default 'line' */
  kind?: ChartKind;
  /** Enables selection, zoom, hiding series, table switch and export. @default none of them */
  tools?: ChartTools | undefined;
  /** @default uncontrolled, initially 'chart' */
  view?: 'chart' | 'table';
  onViewChange?: (view: 'chart' | 'table') => void;
  /**
   * Range to show, or null for everything. Clamped to the data. If the caller only loads this range, the chart shows all the data it has
   * but can still be reset. @default uncontrolled
   */
  range?: TimeRange | null;
  /** Limits of panning and zooming out, for callers that load data for the shown range. @default the data */
  bounds?: TimeRange | undefined;
  /** Called many times per second while panning. */
  onRangeChange?: (range: TimeRange | null) => void;
  /** Formats values in readout and table. */
  formatValue: (value: number) => string;
  /** Formats values on the axis. @default formatValue */
  formatTick?: (value: number) => string;
  /** @default 240 */
  heightPx?: number;
  /** Shows a skeleton. @default false */
  loading?: boolean;
  /** Shown if there are no points. */
  empty: ReactNode;
  /** Shown instead of the chart. */
  error?: ReactNode;
}

const settleMs = 500;

/**
 * Time series chart on a lazily loaded canvas, with a cursor for pointer and keyboard. With `tools`, users can zoom, pan, switch to a
 * table, and save as PNG or CSV.
 */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { label, data, texts, locale, timeZone, kind = 'line', tools, formatValue, formatTick = formatValue } = props;
  const { heightPx = 240, loading = false, empty, error, bounds } = props;
  const [view, setView] = useControlled(props.view, 'chart', props.onViewChange);
  const [requestedRange, setRequestedRange] = useControlled(props.range, null, props.onRangeChange);
  // Round to whole milliseconds, because callers store ranges in the URL.
  const setRange = (next: TimeRange | null) => setRequestedRange(next && { fromMs: Math.round(next.fromMs), toMs: Math.round(next.toMs) });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [selection, setSelection] = useState<TimeRange | null>(null);
  const plotRef = useRef<PlotHandle>(null);
  const helpId = useId();
  const theme = useThemeName();
  const times = useMemo(() => createTimeFormats(locale, timeZone), [locale, timeZone]);
  const allColors = useMemo(() => assignSeriesColors(data.series), [data.series]);
  const shownSeries = useMemo(() => data.series.filter(({ id }) => !hidden.has(id)), [data.series, hidden]);
  const { timesMs, runningMs } = data;
  const shown = useMemo<TimeSeriesData>(() => ({ timesMs, series: shownSeries, runningMs }), [timesMs, shownSeries, runningMs]);
  const fitted = tools ? fitRange(requestedRange, data.timesMs, bounds) : null;
  const { fromMs, toMs } = fitted ?? boundsOf(data.timesMs);
  const isZoomed = fitted !== null;
  // Keep the object stable, so that an unchanged range isn't redrawn.
  const range = useMemo(() => (isZoomed ? { fromMs, toMs } : null), [isZoomed, fromMs, toMs]);
  const colors = useSame(allColors.filter((_, index) => !hidden.has(data.series[index]?.id ?? '')));
  const look = useMemo<PlotLook>(
    () => ({ colors, theme, kind, heightPx, times, timeZone }),
    [colors, theme, kind, heightPx, times, timeZone],
  );

  const spanText = (format: (from: string, to: string) => string, span: TimeRange) =>
    format(times.full(span.fromMs), times.full(span.toMs));
  const part = tools ? (range ?? requestedRange) : null;
  const shownText = tools && part ? spanText(tools.texts.shown, part) : (tools?.texts.shownAll ?? '');
  const status = tools && selection ? spanText(tools.texts.selected, selection) : shownText;
  const announced = useSettled(status, settleMs);

  const formatTime = (timeMs: number) => (timeMs === runningMs ? texts.running(times.full(timeMs)) : times.full(timeMs));
  const hasPoints = data.timesMs.length > 0;
  const isReady = !loading && error === undefined && hasPoints;
  const isTable = isReady && view === 'table';
  const handleZoom = (factor: number) => {
    // The data cover only the requested range, so zooming out requests a wider one.
    if (part && range === null && factor > 1) setRange(widenRange(part, factor));
    else setRange(zoomRange({ range, timesMs: data.timesMs, factor, bounds }));
  };
  const shifted = (share: number) => {
    const next = shiftRange({ range, timesMs: data.timesMs, share, bounds });
    return next?.fromMs === range?.fromMs ? range : next;
  };
  const saveAsCsv = () => tools && saveCsv(sliceData(shown, range), tools.fileName, texts.time, timeZone);
  const saveAsImage = () => {
    if (!tools || !plotRef.current) return;
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const subtitle = `${times.full(fromMs)} – ${times.full(toMs)} · ${zone}`;
    saveImage({ plot: plotRef.current, fileName: tools.fileName, title: label, subtitle, data: shown, colors: look.colors });
  };

  return (
    <figure className={styles.figure} style={{ '--chart-height': `${heightPx}px` } as CSSProperties} aria-busy={loading || undefined}>
      {loading && tools ? (
        <div className={styles.legendPlace}>
          <Skeleton className={styles.legendSkeleton} />
        </div>
      ) : null}
      {isReady && (tools || (!isTable && data.series.length > 1)) ? (
        <ChartHead
          series={data.series}
          colors={allColors}
          hidden={hidden}
          onHiddenChange={setHidden}
          tools={tools}
          view={view}
          onViewChange={setView}
          rangeText={part ? times.range(part.fromMs, part.toMs) : ''}
          canZoom={!isTable && fitRange(zoomRange({ range, timesMs: data.timesMs, factor: 0.9 }), data.timesMs) !== null}
          onZoom={handleZoom}
          onReset={() => setRange(null)}
          canShift={(share) => !isTable && shifted(share) !== range}
          onShift={(share) => setRange(shifted(share))}
          onSaveImage={saveAsImage}
          onSaveCsv={saveAsCsv}
        />
      ) : null}
      {isTable ? (
        <TimeSeriesTable
          caption={label}
          timeHeader={texts.time}
          data={sliceData(shown, range)}
          formatTime={formatTime}
          formatValue={formatValue}
          noValue={texts.noValue}
          paging={tools?.texts}
        />
      ) : (
        // Time runs from left to right in every language.
        <div className={styles.frame} dir="ltr">
          {loading ? <Skeleton shape="block" className={styles.skeleton} /> : null}
          {!loading && error !== undefined ? <div className={styles.placeholder}>{error}</div> : null}
          {!loading && error === undefined && !hasPoints ? <div className={styles.placeholder}>{empty}</div> : null}
          {isReady ? (
            <InteractivePlot
              ref={plotRef}
              label={label}
              data={shown}
              look={look}
              formatValue={formatValue}
              formatTick={formatTick}
              formatTime={formatTime}
              noValue={texts.noValue}
              zoomable={tools !== undefined}
              bounds={bounds}
              range={range}
              onRangeChange={setRange}
              onReset={part ? () => setRange(null) : undefined}
              onSelectionChange={setSelection}
              helpId={tools ? helpId : undefined}
            />
          ) : null}
        </div>
      )}
      {tools ? (
        <>
          <p id={helpId} hidden>
            {tools.texts.help}
          </p>
          <p className="visually-hidden" role="status">
            {announced}
          </p>
        </>
      ) : null}
    </figure>
  );
}
