import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import UPlot, { type AlignedData } from 'uplot';
import { readThemeColors } from '../series-colors.ts';
import type { TimeFormats } from '../time-formats.ts';
import type { ChartKind, SeriesColor, TimeSeriesData } from '../time-series.ts';
import type { PlotHandle } from './interactive-plot.tsx';
import { intervalOf } from './bars.ts';
import { stackValues } from './plot-math.ts';
import { createPlotOptions } from './plot-options.ts';
import styles from './plot.module.css';
import { bindPointer, createPointerActions, type PlotActions } from './pointer.ts';
import type { TimeRange } from './range.ts';

interface PlotProps {
  ref: Ref<PlotHandle>;
  look: PlotLook;
  content: PlotContent;
  formatTick: (value: number) => string;
  actions: Omit<PlotActions, 'data' | 'range'>;
}

/** Draws the chart on a canvas. Updates `content` in place; a change of `look` recreates the canvas within the same frame. */
export function Plot({ ref, look, content, formatTick, actions }: PlotProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const drawnRef = useRef<DrawnPlot>(null);
  const tickText = useEffectEvent(formatTick);
  const currentContent = useEffectEvent(() => content);
  const currentActions = useEffectEvent((): PlotActions => ({ ...actions, data: content.data, range: content.range }));

  useLayoutEffect(() => {
    const host = hostRef.current;
    if (!host) return undefined;
    const drawn = createPlot(host, look, currentContent(), (value) => tickText(value));
    drawnRef.current = drawn;
    const unbind = bindPointer(
      drawn.plot.over,
      createPointerActions(drawn.plot, () => currentActions()),
    );
    const observer = new ResizeObserver(() => {
      if (host.clientWidth !== drawn.plot.width) drawn.resize();
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      unbind();
      drawn.plot.destroy();
      drawnRef.current = null;
    };
  }, [look]);

  useLayoutEffect(() => drawnRef.current?.update(content), [content]);

  useImperativeHandle(ref, () => ({
    canvas: () => drawnRef.current?.plot.ctx.canvas ?? document.createElement('canvas'),
    pixelRatio: () => UPlot.pxRatio,
  }));

  return <div ref={hostRef} className={look.kind === 'bars' ? `${styles.plot} ${styles.bars}` : styles.plot} aria-hidden />;
}

export interface PlotLook {
  readonly colors: readonly SeriesColor[];
  readonly theme: string;
  readonly kind: ChartKind;
  readonly heightPx: number;
  readonly times: TimeFormats;
  /** IANA name; undefined is the local time zone. */
  readonly timeZone: string | undefined;
}

interface PlotContent {
  readonly data: TimeSeriesData;
  /** Null shows everything. */
  readonly range: TimeRange | null;
  /** Null hides the cursor. */
  readonly cursorMs: number | null;
  readonly selection: TimeRange | null;
}

interface DrawnPlot {
  readonly plot: UPlot;
  readonly update: (content: PlotContent) => void;
  readonly resize: () => void;
}

interface ShowCursorParameters extends Pick<PlotContent, 'cursorMs' | 'selection'> {
  plot: UPlot;
  kind: ChartKind;
}

/** CSS property used in `plot.module.css`. Bar charts highlight the whole interval. */
const cursorWidth = '--cursor-width';

function showCursor({ plot, kind, cursorMs, selection }: ShowCursorParameters): void {
  const { clientHeight } = plot.over;
  if (kind === 'bars' && cursorMs !== null) {
    const widthPx = plot.valToPos(cursorMs + intervalOf(plot.data[0]), 'x') - plot.valToPos(cursorMs, 'x');
    plot.over.style.setProperty(cursorWidth, `${widthPx.toFixed(1)}px`);
  }
  if (cursorMs === null) plot.setCursor({ left: -10, top: -10 });
  else plot.setCursor({ left: plot.valToPos(cursorMs, 'x'), top: clientHeight / 2 });
  const fromPx = selection ? plot.valToPos(selection.fromMs, 'x') : 0;
  const toPx = selection ? plot.valToPos(selection.toMs, 'x') : 0;
  plot.setSelect({ left: fromPx, width: toPx - fromPx, top: 0, height: selection ? clientHeight : 0 }, false);
}

/** The plot is as wide as `host`. The first draw already shows `content.range`. */
function createPlot(host: HTMLElement, look: PlotLook, content: PlotContent, formatTick: (value: number) => string): DrawnPlot {
  const { kind, heightPx, times, timeZone } = look;
  let shown = content;
  const options = createPlotOptions({
    widthPx: host.clientWidth,
    heightPx,
    kind,
    colors: readThemeColors(host, look.colors),
    times,
    range: content.range,
    timeZoneDate: (timeMs) => (timeZone ? UPlot.tzDate(new Date(timeMs), timeZone) : new Date(timeMs)),
    formatTick,
    runningMs: () => shown.data.runningMs,
  });
  const plot = new UPlot(options, plotDataOf(content.data, kind), host);
  const update = (next: PlotContent) => {
    const { data, range } = next;
    const isNewData = data !== shown.data;
    if (isNewData || range !== shown.range) {
      plot.batch(() => {
        if (isNewData) plot.setData(plotDataOf(data, kind), range === null);
        else if (range === null) plot.setData(plot.data, true);
        if (range !== null) plot.setScale('x', { min: range.fromMs, max: range.toMs });
      });
    }
    shown = next;
    showCursor({ plot, kind, ...next });
  };
  return {
    plot,
    update,
    resize: () => {
      plot.batch(() => plot.setSize({ width: host.clientWidth, height: heightPx }));
      showCursor({ plot, kind, ...shown });
    },
  };
}

/** Converts data to uPlot's columns. Bars are stacked, so their columns are cumulative sums. */
function plotDataOf({ timesMs, series }: TimeSeriesData, kind: ChartKind): AlignedData {
  const values = kind === 'bars' ? stackValues(series) : series.map((one) => one.values);
  return [timesMs.slice(), ...values.map((column) => column.slice())];
}
