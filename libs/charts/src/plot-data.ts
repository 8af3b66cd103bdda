import type { AlignedData } from 'uplot';
import { stackValues } from './stack-values.ts';
import type { ChartKind, TimeSeriesData } from './time-series.ts';

/** Columns as uPlot wants them: times in milliseconds, then a column per series, running sums when stacked. */
export function plotDataOf({ timesMs, series }: TimeSeriesData, kind: ChartKind): AlignedData {
  const values = kind === 'stacked' ? stackValues(series) : series.map((one) => one.values);
  return [timesMs.slice(), ...values.map((column) => column.slice())];
}
