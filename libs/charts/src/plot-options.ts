import type uPlot from 'uplot';
import { axisMax } from './axis-max.ts';
import { barPaths } from './bar-paths.ts';
import { linePaths } from './line-paths.ts';
import { aloneIndexes } from './range/alone-indexes.ts';
import { barSpan } from './range/bar-span.ts';
import type { TimeRange } from './range/time-range.ts';
import type { ThemeColors } from './theme-colors.ts';
import type { TimeFormats } from './time-formats.ts';
import type { ChartKind } from './time-series.ts';

export interface PlotOptionsParameters {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly kind: ChartKind;
  readonly colors: ThemeColors;
  readonly times: TimeFormats;
  /** What to show at first; null is everything. */
  readonly range: TimeRange | null;
  readonly timeZoneDate: (timeMs: number) => Date;
  readonly formatTick: (value: number) => string;
}

/** `oklch(l c h)` made translucent. */
const withAlpha = (color: string, alpha: number) => color.replace(/\)$/, ` / ${alpha})`);

/** Every listener of uPlot's own off: what a pointer means is decided in `bind-pointer.ts`, for fingers too. */
const unbound = Object.fromEntries(
  ['mousedown', 'mouseup', 'click', 'dblclick', 'mousemove', 'mouseleave', 'mouseenter'].map((type) => [type, () => null]),
);

/** uPlot's options: hairline grid, no y line, labels from the tokens' type, values from zero. */
export function createPlotOptions(parameters: PlotOptionsParameters): uPlot.Options {
  const { widthPx, heightPx, kind, colors, times, range, timeZoneDate, formatTick } = parameters;
  const axis = { stroke: colors.axis, font: `12px ${colors.fontFamily}`, ticks: { show: false } } as const;
  let max: number | undefined;
  return {
    width: widthPx,
    height: heightPx,
    padding: [8, 8, 0, 0],
    ms: 1,
    legend: { show: false },
    tzDate: timeZoneDate,
    cursor: {
      y: false,
      bind: unbound,
      drag: { x: false, y: false, setScale: false },
      points: { size: 7, width: 1.5, stroke: () => colors.surface, fill: (_plot, index) => colors.series[index - 1] ?? '' },
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
        values: (_plot, splits, _axis, _space, stepMs) => splits.map((timeMs) => times.tick(timeMs, stepMs)),
      },
      {
        ...axis,
        grid: { stroke: colors.grid, width: 1 },
        space: 40,
        size: 52,
        gap: 8,
        values: (_plot, splits) => splits.map((value) => formatTick(value)),
      },
    ],
    series: [
      {},
      ...colors.series.map((stroke) => ({
        ...(kind === 'bars'
          ? { paths: barPaths, fill: stroke, points: { show: false } }
          : {
              stroke,
              paths: linePaths,
              // A line needs two points; one that stands alone is a dot.
              points: {
                show: true,
                size: 6,
                fill: stroke,
                filter: (plot: uPlot, seriesIndex: number) => aloneIndexes(plot.data[seriesIndex] ?? []),
              },
            }),
        ...(kind === 'stacked' ? { fill: withAlpha(stroke, 0.22) } : {}),
      })),
    ],
    bands:
      kind === 'stacked' ? colors.series.slice(1).map((_color, index) => ({ series: [index + 2, index + 1] as [number, number] })) : [],
  };
}
