import type uPlot from 'uplot';
import { axisMax } from './axis-max.ts';
import { uncutTexts, valueAxisWidthPx } from './axis-texts.ts';
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

/** What makes a colour of the tokens, `#rrggbb`, an area: 22 % of it. */
const areaAlpha = '38';

/** Every listener of uPlot's own off: what a pointer means is decided in `bind-pointer.ts`, for fingers too. */
const unbound = Object.fromEntries(
  ['mousedown', 'mouseup', 'click', 'dblclick', 'mousemove', 'mouseleave', 'mouseenter'].map((type) => [type, () => null]),
);

const paddingRightPx = 8;
const valueGapPx = 8;

/** Width of a text of the axes in CSS pixels. The canvas keeps its font: uPlot remembers which one it set. */
function measureText({ ctx }: uPlot, font: string, text: string): number {
  ctx.save();
  ctx.font = font;
  const { width } = ctx.measureText(text);
  ctx.restore();
  return width;
}

/** uPlot's options: hairline grid, no y line, labels from the tokens' type, values from zero. */
export function createPlotOptions(parameters: PlotOptionsParameters): uPlot.Options {
  const { widthPx, heightPx, kind, colors, times, range, timeZoneDate, formatTick } = parameters;
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
        values: (plot, splits, _axis, _space, stepMs) =>
          uncutTexts(
            splits.map((timeMs) => ({ text: times.tick(timeMs, stepMs), centerPx: plot.valToPos(timeMs, 'x') })),
            (text) => measureText(plot, font, text),
            plot.bbox.width / devicePixelRatio + paddingRightPx,
          ),
      },
      {
        ...axis,
        grid: { stroke: colors.grid, width: 1 },
        space: 40,
        // The types leave out that there are no texts yet when a plot is made.
        size: (plot, texts: string[] | null) => valueAxisWidthPx(texts, (text) => measureText(plot, font, text), valueGapPx),
        gap: valueGapPx,
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
        ...(kind === 'stacked' ? { fill: stroke + areaAlpha } : {}),
      })),
    ],
    bands:
      kind === 'stacked' ? colors.series.slice(1).map((_color, index) => ({ series: [index + 2, index + 1] as [number, number] })) : [],
  };
}
