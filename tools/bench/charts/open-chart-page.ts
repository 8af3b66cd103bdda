import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';

const root = join(import.meta.dirname, '../../../libs/charts/bench');

export interface ChartPage {
  readonly page: Page;
  /** Ends what was started and removes what was written. */
  readonly close: () => Promise<void>;
}

/** The charts' own page, built for production, in a browser that has fingers too. */
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
