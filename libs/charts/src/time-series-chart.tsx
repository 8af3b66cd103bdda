import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useId, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ChartHead } from './chart-head.tsx';
import type { ChartTools, TimeSeriesChartTexts } from './chart-texts.ts';
import type { PlotLook } from './create-plot.ts';
import { saveCsv, saveImage } from './export/save-chart.ts';
import { InteractivePlot } from './interactive-plot.tsx';
import type { PlotHandle } from './plot-handle.ts';
import { fitRange } from './range/fit-range.ts';
import { shiftRange } from './range/shift-range.ts';
import { sliceData } from './range/slice-data.ts';
import { boundsOf, type TimeRange } from './range/time-range.ts';
import { widenRange } from './range/widen-range.ts';
import { zoomRange } from './range/zoom-range.ts';
import { assignSeriesColors } from './series-colors.ts';
import { createTimeFormats } from './time-formats.ts';
import { TimeSeriesTable } from './time-series-table.tsx';
import type { ChartKind, TimeSeriesData } from './time-series.ts';
import { useControlled } from './use-controlled.ts';
import { useSame } from './use-same.ts';
import { useSettled } from './use-settled.ts';
import { useThemeName } from './use-theme-name.ts';
import styles from './time-series-chart.module.css';

export interface TimeSeriesChartProps {
  /** Accessible name: what is shown. Title of the saved picture. */
  label: string;
  data: TimeSeriesData;
  texts: TimeSeriesChartTexts;
  /** BCP 47 tag for times. */
  locale: string;
  /** IANA name, for axis, readout, table, picture and CSV alike. @default the reader's own */
  timeZone?: string | undefined;
  /** @default 'line' */
  kind?: ChartKind;
  /** Turns on selecting, zoom, hiding series, table switch and export. @default none of them */
  tools?: ChartTools | undefined;
  /** `table` shows the same values as a table. @default the chart's own state, first 'chart' */
  view?: 'chart' | 'table';
  onViewChange?: (view: 'chart' | 'table') => void;
  /**
   * Part that is shown, null for everything; moved into the data where it lies outside. A caller may fetch just that part: the chart then
   * shows all it has, and leads back to everything all the same. @default the chart's own state
   */
  range?: TimeRange | null;
  /**
   * What there is to see, for a caller that fetches the part that is shown: readers pan and zoom out beyond the data, as far as this.
   * @default the data
   */
  bounds?: TimeRange | undefined;
  /** Called many times a second while a reader pans. */
  onRangeChange?: (range: TimeRange | null) => void;
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
  /** Shown in the chart's place when the data could not be had. */
  error?: ReactNode;
}

const settleMs = 500;

/**
 * Values over time on a canvas that is fetched when it is needed. Pointer or arrow keys move a cursor whose values are
 * shown and spoken; with `tools` a part can be selected, zoomed and panned, read as a table, and saved as PNG or CSV.
 */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { label, data, texts, locale, timeZone, kind = 'line', tools, formatValue, formatTick = formatValue } = props;
  const { heightPx = 240, loading = false, empty, error, bounds } = props;
  const [view, setView] = useControlled(props.view, 'chart', props.onViewChange);
  const [wantedRange, setWantedRange] = useControlled(props.range, null, props.onRangeChange);
  // Whole milliseconds, which an address can hold.
  const setRange = (next: TimeRange | null) => setWantedRange(next && { fromMs: Math.round(next.fromMs), toMs: Math.round(next.toMs) });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [selection, setSelection] = useState<TimeRange | null>(null);
  const plotRef = useRef<PlotHandle>(null);
  const helpId = useId();
  const theme = useThemeName();
  const times = useMemo(() => createTimeFormats(locale, timeZone), [locale, timeZone]);
  const allColors = useMemo(() => assignSeriesColors(data.series), [data.series]);
  const shownSeries = useMemo(() => data.series.filter(({ id }) => !hidden.has(id)), [data.series, hidden]);
  const shown = useMemo<TimeSeriesData>(() => ({ timesMs: data.timesMs, series: shownSeries }), [data.timesMs, shownSeries]);
  const fitted = tools ? fitRange(wantedRange, data.timesMs, bounds) : null;
  const { fromMs, toMs } = fitted ?? boundsOf(data.timesMs);
  const isZoomed = fitted !== null;
  // The same object while it is the same range, so that nothing is drawn again for it.
  const range = useMemo(() => (isZoomed ? { fromMs, toMs } : null), [isZoomed, fromMs, toMs]);
  const colors = useSame(allColors.filter((_, index) => !hidden.has(data.series[index]?.id ?? '')));
  const look = useMemo<PlotLook>(
    () => ({ colors, theme, kind, heightPx, times, timeZone }),
    [colors, theme, kind, heightPx, times, timeZone],
  );

  const spanText = (say: (from: string, to: string) => string, span: TimeRange) => say(times.full(span.fromMs), times.full(span.toMs));
  const part = tools ? (range ?? wantedRange) : null;
  const shownText = tools && part ? spanText(tools.texts.shown, part) : (tools?.texts.shownAll ?? '');
  const status = tools && selection ? spanText(tools.texts.selected, selection) : shownText;
  const announced = useSettled(status, settleMs);

  const hasPoints = data.timesMs.length > 0;
  const isReady = !loading && error === undefined && hasPoints;
  const isTable = isReady && view === 'table';
  const handleZoom = (factor: number) => {
    // Where the data hold no more than the part that was asked for, zooming out asks for more than they hold.
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
          formatTime={times.full}
          formatValue={formatValue}
          noValue={texts.noValue}
          paging={tools?.texts}
        />
      ) : (
        // Time runs from left to right in every script.
        <div className={styles.frame} dir="ltr">
          {loading ? <Skeleton shape="block" className={styles.skeleton} /> : null}
          {!loading && error !== undefined ? <div className={styles.instead}>{error}</div> : null}
          {!loading && error === undefined && !hasPoints ? <div className={styles.instead}>{empty}</div> : null}
          {isReady ? (
            <InteractivePlot
              ref={plotRef}
              label={label}
              data={shown}
              look={look}
              formatValue={formatValue}
              formatTick={formatTick}
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
