import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import UPlot, { type AlignedData } from 'uplot';
import { createPlotOptions } from './plot-options.ts';
import { stackValues } from './stack-values.ts';
import { readThemeColors } from './theme-colors.ts';
import type { TimeFormats } from './time-formats.ts';
import type { SeriesColor, TimeSeriesData } from './time-series.ts';
import styles from './plot.module.css';

export interface PlotProps {
  data: TimeSeriesData;
  colors: readonly SeriesColor[];
  stacked: boolean;
  heightPx: number;
  times: TimeFormats;
  timeZone: string | undefined;
  formatTick: (value: number) => string;
  cursor: number | null;
  onCursorChange: (index: number | null) => void;
}

function alignedDataOf({ timesMs, series }: TimeSeriesData, stacked: boolean): AlignedData {
  const values = stacked ? stackValues(series) : series.map((one) => one.values);
  return [timesMs.map((timeMs) => timeMs / 1000), ...values.map((column) => [...column])];
}

/** The canvas. New data and sizes are put into it; the caller gives it a new `key` when its colours change. */
export function Plot({ data, colors, stacked, heightPx, times, timeZone, formatTick, cursor, onCursorChange }: PlotProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const plotRef = useRef<UPlot>(null);

  const reportCursor = useEffectEvent(onCursorChange);
  const tickText = useEffectEvent(formatTick);
  const currentData = useEffectEvent(() => alignedDataOf(data, stacked));
  const currentColors = useEffectEvent((host: Element) => readThemeColors(host, colors));

  useLayoutEffect(() => {
    const host = hostRef.current;
    if (!host) return undefined;
    const plot = new UPlot(
      createPlotOptions({
        widthPx: host.clientWidth,
        heightPx,
        stacked,
        colors: currentColors(host),
        times,
        timeZoneDate: (seconds) => (timeZone ? UPlot.tzDate(new Date(seconds * 1000), timeZone) : new Date(seconds * 1000)),
        formatTick: (value) => tickText(value),
        onCursor: (index) => reportCursor(index),
      }),
      currentData(),
      host,
    );
    plotRef.current = plot;
    const observer = new ResizeObserver(() => plot.setSize({ width: host.clientWidth, height: heightPx }));
    observer.observe(host);
    return () => {
      observer.disconnect();
      plot.destroy();
      plotRef.current = null;
    };
  }, [stacked, heightPx, times, timeZone]);

  useEffect(() => plotRef.current?.setData(alignedDataOf(data, stacked)), [data, stacked]);

  useEffect(() => {
    const plot = plotRef.current;
    const time = cursor === null ? undefined : data.timesMs[cursor];
    if (!plot || plot.cursor.idx === cursor) return;
    if (time === undefined) plot.setCursor({ left: -10, top: -10 });
    else plot.setCursor({ left: plot.valToPos(time / 1000, 'x'), top: plot.over.clientHeight / 2 });
  }, [cursor, data]);

  return <div ref={hostRef} className={styles.plot} aria-hidden />;
}
