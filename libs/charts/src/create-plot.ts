import UPlot from 'uplot';
import { createPlotOptions } from './plot-options.ts';
import { plotDataOf } from './plot-data.ts';
import type { TimeRange } from './range/time-range.ts';
import { readThemeColors } from './theme-colors.ts';
import type { TimeFormats } from './time-formats.ts';
import type { ChartKind, SeriesColor, TimeSeriesData } from './time-series.ts';

/** What a plot is made with; a change makes a new one. */
export interface PlotLook {
  readonly colors: readonly SeriesColor[];
  /** The page's theme: whoever holds another draws anew. */
  readonly theme: string;
  readonly kind: ChartKind;
  readonly heightPx: number;
  readonly times: TimeFormats;
  /** IANA name; undefined is the reader's own. */
  readonly timeZone: string | undefined;
}

/** What is put into a plot as it changes. */
export interface PlotContent {
  readonly data: TimeSeriesData;
  /** Null is everything. */
  readonly range: TimeRange | null;
  /** Time under the cursor; null hides it. */
  readonly cursorMs: number | null;
  readonly selection: TimeRange | null;
}

/** A plot on the page. */
export interface DrawnPlot {
  readonly plot: UPlot;
  /** Draws what changed; the cursor stays at its time. */
  readonly update: (content: PlotContent) => void;
  readonly resize: () => void;
}

function showCursor({ plot, cursorMs, selection }: { plot: UPlot } & Pick<PlotContent, 'cursorMs' | 'selection'>): void {
  const { clientHeight } = plot.over;
  if (cursorMs === null) plot.setCursor({ left: -10, top: -10 });
  else plot.setCursor({ left: plot.valToPos(cursorMs, 'x'), top: clientHeight / 2 });
  const fromPx = selection ? plot.valToPos(selection.fromMs, 'x') : 0;
  const toPx = selection ? plot.valToPos(selection.toMs, 'x') : 0;
  plot.setSelect({ left: fromPx, width: toPx - fromPx, top: 0, height: selection ? clientHeight : 0 }, false);
}

/** Draws into an element as wide as that is. The first drawing shows `content` whole; there is no second one for its range. */
export function createPlot(host: HTMLElement, look: PlotLook, content: PlotContent, formatTick: (value: number) => string): DrawnPlot {
  const { kind, heightPx, times, timeZone } = look;
  const options = createPlotOptions({
    widthPx: host.clientWidth,
    heightPx,
    kind,
    colors: readThemeColors(host, look.colors),
    times,
    range: content.range,
    timeZoneDate: (timeMs) => (timeZone ? UPlot.tzDate(new Date(timeMs), timeZone) : new Date(timeMs)),
    formatTick,
  });
  const plot = new UPlot(options, plotDataOf(content.data, kind), host);
  let shown = content;
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
    showCursor({ plot, ...next });
  };
  return {
    plot,
    update,
    resize: () => {
      plot.batch(() => plot.setSize({ width: host.clientWidth, height: heightPx }));
      showCursor({ plot, ...shown });
    },
  };
}
