import UPlot from 'uplot';
import type uPlot from 'uplot';
import type { ThemeColors } from '../series-colors.ts';
import type { TimeFormats } from '../time-formats.ts';
import type { ChartKind } from '../time-series.ts';
import { barPaths, barSpan, drawRunningBar } from './bars.ts';
import { isolatedIndexes, axisMax, lineWidthPx, visibleLabels, valueAxisWidthPx } from './plot-math.ts';
import type { TimeRange } from './range.ts';

const linear = UPlot.paths.linear?.();

/** uPlot's lines with a width by point density. uPlot reads the width after creating the path. */
const linePaths: UPlot.Series.PathBuilder = (plot, seriesIndex, first, last) => {
  const series = plot.series[seriesIndex];
  if (series) series.width = lineWidthPx(last - first, plot.bbox.width, UPlot.pxRatio);
  return linear?.(plot, seriesIndex, first, last) ?? null;
};

interface PlotOptionsParameters {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly kind: ChartKind;
  readonly colors: ThemeColors;
  readonly times: TimeFormats;
  /** Initial range; null shows everything. */
  readonly range: TimeRange | null;
  readonly timeZoneDate: (timeMs: number) => Date;
  readonly formatTick: (value: number) => string;
  /** Start of the interval whose bar is hatched. */
  readonly runningMs: () => number | undefined;
}

/** Disables uPlot's own pointer handling; `pointer.ts` replaces it. */
const noListeners = Object.fromEntries(
  ['mousedown', 'mouseup', 'click', 'dblclick', 'mousemove', 'mouseleave', 'mouseenter'].map((type) => [type, () => null]),
);

const paddingRightPx = 8;
const valueGapPx = 8;

/** Returns the width in CSS pixels. Restores the font, because uPlot caches the one it set. */
function measureText({ ctx }: uPlot, font: string, text: string): number {
  ctx.save();
  ctx.font = font;
  const { width } = ctx.measureText(text);
  ctx.restore();
  return width;
}

export function createPlotOptions(parameters: PlotOptionsParameters): uPlot.Options {
  const { widthPx, heightPx, kind, colors, times, range, timeZoneDate, formatTick, runningMs } = parameters;
  const font = `12px ${colors.fontFamily}`;
  const axis = { stroke: colors.axis, font, ticks: { show: false } } as const;
  let max: number | undefined;
  return {
    width: widthPx,
    height: heightPx,
    padding: [8, paddingRightPx, 0, 0],
    ms: 1,
    legend: { show: false },
    tzDate: timeZoneDate,
    cursor: {
      y: false,
      bind: noListeners,
      drag: { x: false, y: false, setScale: false },
      points: {
        show: kind === 'line',
        size: 7,
        width: 1.5,
        stroke: () => colors.surface,
        fill: (_plot, index) => colors.series[index - 1] ?? '',
      },
    },
    scales: {
      x: {
        ...(range ? { min: range.fromMs, max: range.toMs } : {}),
        ...(kind === 'bars' ? { range: (plot, fromMs, toMs) => barSpan(plot.data[0], fromMs, toMs) } : {}),
      },
      y: {
        range: (_plot, _min, dataMax) => {
          max = axisMax(dataMax, max);
          return [0, max];
        },
      },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 72,
        size: 28,
        values: (plot, splits, _axis, _space, stepMs) =>
          visibleLabels(
            splits.map((timeMs) => ({ text: times.tick(timeMs, stepMs), centerPx: plot.valToPos(timeMs, 'x') })),
            (text) => measureText(plot, font, text),
            plot.bbox.width / devicePixelRatio + paddingRightPx,
          ),
      },
      {
        ...axis,
        grid: { stroke: colors.grid, width: 1 },
        space: 40,
        // `texts` is null on the first call, although uPlot's types omit that.
        size: (plot, texts: string[] | null) => valueAxisWidthPx(texts, (text) => measureText(plot, font, text), valueGapPx),
        gap: valueGapPx,
        values: (_plot, splits) => splits.map((value) => formatTick(value)),
      },
    ],
    series: [
      {},
      ...colors.series.map((stroke) =>
        kind === 'bars'
          ? { paths: barPaths(runningMs, () => UPlot.pxRatio), fill: stroke, points: { show: false } }
          : {
              stroke,
              paths: linePaths,
              // Isolated points have no line, so draw them as dots.
              points: {
                show: true,
                size: 6,
                fill: stroke,
                filter: (plot: uPlot, seriesIndex: number) => isolatedIndexes(plot.data[seriesIndex] ?? []),
              },
            },
      ),
    ],
    hooks:
      kind === 'bars'
        ? {
            drawSeries: [
              (plot, seriesIndex) => {
                const timeMs = runningMs();
                if (timeMs !== undefined) drawRunningBar(plot, seriesIndex, timeMs, colors.series[seriesIndex - 1] ?? '', UPlot.pxRatio);
              },
            ],
          }
        : {},
  };
}
