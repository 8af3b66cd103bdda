import UPlot, { type AlignedData } from 'uplot';
import type { TimeSeriesData } from '../src/time-series.ts';

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
