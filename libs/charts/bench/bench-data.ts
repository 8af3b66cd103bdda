import UPlot, { type AlignedData } from 'uplot';
import type { TimeSeriesData } from '../src/time-series.ts';

const minuteMs = 60_000;

/** Generates deterministic values that look like traffic. */
export function benchData(points: number, series: number, seed: number): TimeSeriesData {
  const timesMs = Array.from({ length: points }, (_, index) => Date.UTC(2026, 0, 1) + index * minuteMs);
  return {
    timesMs,
    series: Array.from({ length: series }, (_, at) => ({
      id: `series-${at}`,
      label: `Series ${at}`,
      values: timesMs.map((_time, index) => Math.round(1000 * (2 + Math.sin(index / 90 + at + seed) + Math.sin(index * 1.7 + seed)))),
    })),
  };
}

const colors = ['#7b61f3', '#0e9594', '#c2711f', '#8b1e6f', '#2440c0'];

/** Data in uPlot's format, created before measuring. */
export const plainDataOf = ({ timesMs, series }: TimeSeriesData): AlignedData => [
  timesMs.map((timeMs) => timeMs / 1000),
  ...series.map(({ values }) => values.slice()),
];

/** uPlot with default options. */
export function plainPlot(host: HTMLElement, data: AlignedData, heightPx: number): UPlot {
  const series = data.slice(1).map((_, index) => ({ stroke: colors[index] ?? '#000', points: { show: false } }));
  return new UPlot({ width: host.clientWidth, height: heightPx, legend: { show: false }, series: [{}, ...series] }, data, host);
}

export function hostElement(): HTMLElement {
  const host = document.createElement('div');
  host.style.inlineSize = '1200px';
  document.body.append(host);
  return host;
}
