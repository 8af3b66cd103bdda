import { openChartPage } from './open-chart-page.ts';
import { formatChartReport, type ChartSample } from './report-charts.ts';

const roundsPrinted = 40;

/** Points of each series. */
export const chartPoints = 10_000;
export const chartSeries = 5;

/** Our chart and plain uPlot with the same data, in the same page, in turn: `chartPoints` of each of five series. */
export async function measureCharts(rounds: number): Promise<readonly ChartSample[]> {
  const { page, close } = await openChartPage();
  try {
    return await page.evaluate(`runChartBench(${chartPoints}, ${chartSeries}, ${rounds})`);
  } finally {
    await close();
  }
}

/** Prints how our chart compares with plain uPlot. */
export async function benchCharts(): Promise<void> {
  const samples = await measureCharts(roundsPrinted);
  console.log(`\nCharts, ${chartPoints} points × ${chartSeries} series, ${roundsPrinted} rounds`);
  console.log(formatChartReport(samples));
}
