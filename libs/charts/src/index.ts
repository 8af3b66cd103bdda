export type { ChartTools, ChartToolsTexts, TimeSeriesChartTexts } from './chart-texts.ts';
export type { TimeRange } from './range/time-range.ts';
export { assignSeriesColors } from './series-colors.ts';
export { TimeSeriesChart, type TimeSeriesChartProps } from './time-series-chart.tsx';
export type { ChartKind, SeriesColor, TimeSeries, TimeSeriesData } from './time-series.ts';
