import type uPlot from 'uplot';
import { axisMax } from './axis-max.ts';
import type { ThemeColors } from './theme-colors.ts';
import type { TimeFormats } from './time-formats.ts';

export interface PlotOptionsParameters {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly stacked: boolean;
  readonly colors: ThemeColors;
  readonly times: TimeFormats;
  readonly timeZoneDate: (seconds: number) => Date;
  readonly formatTick: (value: number) => string;
  /** Told the point under the pointer, null when it leaves. */
  readonly onCursor: (index: number | null) => void;
}

/** `oklch(l c h)` made translucent. */
const withAlpha = (color: string, alpha: number) => color.replace(/\)$/, ` / ${alpha})`);

/** uPlot's options: hairline grid, no y line, labels from the tokens' type, values from zero. */
export function createPlotOptions(parameters: PlotOptionsParameters): uPlot.Options {
  const { widthPx, heightPx, stacked, colors, times, timeZoneDate, formatTick, onCursor } = parameters;
  const axis = { stroke: colors.axis, font: colors.font, ticks: { show: false } } as const;
  let max: number | undefined;
  return {
    width: widthPx,
    height: heightPx,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    tzDate: timeZoneDate,
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { size: 7, width: 1.5, stroke: () => colors.surface, fill: (_plot, index) => colors.series[index - 1] ?? '' },
    },
    scales: {
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
        values: (_plot, splits, _axis, _space, stepSeconds) => splits.map((seconds) => times.tick(seconds * 1000, stepSeconds * 1000)),
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
        stroke,
        width: 1.5,
        points: { show: false },
        ...(stacked ? { fill: withAlpha(stroke, 0.22) } : {}),
      })),
    ],
    bands: stacked ? colors.series.slice(1).map((_color, index) => ({ series: [index + 2, index + 1] as [number, number] })) : [],
    hooks: { setCursor: [(plot) => onCursor(plot.cursor.idx ?? null)] },
  };
}
