import { measureCharts } from '../charts/bench-charts.ts';
import { median } from '../gateway/quantile.ts';

/** The chart of the statistics page with 10,000 points in five series: until it is first drawn, and until a pan is drawn; medians in milliseconds. */
export async function measureStatistics(rounds: number) {
  const samples = await measureCharts(rounds);
  const of = (task: string) => median(samples.filter((sample) => sample.task === task).map(({ chartMs }) => chartMs));
  return { firstMs: of('first'), panMs: of('zoom') };
}
