import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import { chromiumLaunchOptions } from '../../chromium.ts';
import { formatChartReport, type ChartSample } from './report-charts.ts';

const root = join(import.meta.dirname, '../../../libs/charts/bench');
const roundsPrinted = 40;

/** Points of each series. */
export const chartPoints = 10_000;
export const chartSeries = 5;

/** Our chart and plain uPlot with the same data, in the same page, in turn: `chartPoints` of each of five series. */
export async function measureCharts(rounds: number): Promise<readonly ChartSample[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-charts-'));
  const config: InlineConfig = { root, configFile: false, plugins: [react()], logLevel: 'error' };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'runChartBench' in globalThis);
    return await page.evaluate(`runChartBench(${chartPoints}, ${chartSeries}, ${rounds})`);
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
}

/** Prints how our chart compares with plain uPlot. */
export async function benchCharts(): Promise<void> {
  const samples = await measureCharts(roundsPrinted);
  console.log(`\nCharts, ${chartPoints} points × ${chartSeries} series, ${roundsPrinted} rounds`);
  console.log(formatChartReport(samples));
}
