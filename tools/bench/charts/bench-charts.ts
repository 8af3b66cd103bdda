import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import { median } from '../report/load-report.ts';

/** Prints figures of our chart next to those of plain uPlot. */
export async function benchCharts(): Promise<void> {
  const samples = await measureCharts(roundsPrinted);
  console.log(`\nCharts, ${chartPoints} points × ${chartSeries} series, ${roundsPrinted} rounds`);
  console.log(formatChartReport(samples));
}

/** Measures our chart and plain uPlot with the same data in the same page, alternating: `chartPoints` for each series. */
export async function measureCharts(rounds: number): Promise<readonly ChartSample[]> {
  const { page, close } = await openChartPage();
  try {
    return await page.evaluate(`runChartBench(${chartPoints}, ${chartSeries}, ${rounds})`);
  } finally {
    await close();
  }
}

const root = join(import.meta.dirname, '../../../libs/charts/bench');

interface ChartPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Opens the charts' bench page, built for production, in a browser with touch support. */
export async function openChartPage(): Promise<ChartPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-charts-'));
  const config: InlineConfig = { root, configFile: false, plugins: [react()], logLevel: 'error' };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(chromiumLaunchOptions);
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  };
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, hasTouch: true });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'runChartBench' in globalThis);
  return { page, close };
}

interface ChartSample {
  readonly task: string;
  readonly chartMs: number;
  readonly plainMs: number;
}

const frameMs = 1000 / 60;

/**
 * One line per task: the fastest rounds, which other load affects least, their ratio, our share of a frame,
 * and the medians.
 */
export function formatChartReport(samples: readonly ChartSample[]): string {
  const tasks = [...new Set(samples.map(({ task }) => task))];
  const rows = tasks.map((task) => {
    const of = samples.filter((sample) => sample.task === task);
    const [charts, plains] = [of.map(({ chartMs }) => chartMs), of.map(({ plainMs }) => plainMs)];
    const [chartMs, plainMs] = [Math.min(...charts), Math.min(...plains)];
    const share = `${Math.round((100 * chartMs) / frameMs)} %`;
    return line(task, [...[chartMs, plainMs].map(inMs), (chartMs / plainMs).toFixed(2), share, inMs(median(charts)), inMs(median(plains))]);
  });
  return `${[line('', ['fastest ms', 'uPlot ms', 'ratio', 'of a frame', 'median ms', 'uPlot ms']), ...rows].join('\n')}\n`;
}

const inMs = (ms: number): string => ms.toFixed(1);

function line(task: string, cells: readonly string[]): string {
  return [task.padEnd(7), ...cells.map((cell) => cell.padStart(12))].join('');
}

const roundsPrinted = 40;

export const chartPoints = 10_000;
export const chartSeries = 5;
