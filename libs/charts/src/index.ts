export type { TimeRange } from './plot/range.ts';
export { TimeSeriesChart } from './time-series-chart.tsx';
export type { ChartKind, ChartTools, SeriesColor, TimeSeries, TimeSeriesData } from './time-series.ts';
