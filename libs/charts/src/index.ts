export { assignSeriesColors } from './series-colors.ts';
export { TimeSeriesChart, type TimeSeriesChartProps, type TimeSeriesChartTexts } from './time-series-chart.tsx';
export type { SeriesColor, TimeSeries, TimeSeriesData } from './time-series.ts';
