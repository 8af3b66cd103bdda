import { chartPoints, chartSeries, measureCharts } from '../charts/bench-charts.ts';
import { median } from '../gateway/quantile.ts';
import type { Figure } from './report-figures.ts';

const rounds = 15;

/** The chart of the statistics page: until its points are first drawn, and until a pan over all of them is drawn; medians. */
export async function measureStatistics(): Promise<readonly Figure[]> {
  const samples = await measureCharts(rounds);
  const of = (task: string) => median(samples.filter((sample) => sample.task === task).map(({ chartMs }) => chartMs));
  const points = `${chartPoints.toLocaleString('en')} points × ${chartSeries} series, the chart alone`;
  return [
    { name: 'Statistics drawn', value: of('first'), limit: 100, unit: 'ms', note: points },
    { name: 'Statistics panned', value: of('zoom'), limit: 1000 / 60, unit: 'ms', note: 'a frame of 60 a second' },
  ];
}
