import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import { chromiumLaunchOptions } from '../../chromium.ts';
import { formatChartReport, type ChartSample } from './report-charts.ts';

const root = join(import.meta.dirname, '../../../libs/charts/bench');
const [points, series, rounds] = [10_000, 5, 40] as const;

/** Our chart against plain uPlot with the same data, in the same page, in turn. */
export async function benchCharts(): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-charts-'));
  const config: InlineConfig = { root, configFile: false, plugins: [react()], logLevel: 'error' };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'runChartBench' in globalThis);
    const samples: readonly ChartSample[] = await page.evaluate(`runChartBench(${points}, ${series}, ${rounds})`);
    console.log(`\nCharts, ${points} points × ${series} series, ${rounds} rounds`);
    console.log(formatChartReport(samples));
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
}
