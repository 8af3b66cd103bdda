import { dashboardDir, dashboardFirstView, filesOf, readManifest } from '@onepoint/checks/bundles/manifest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { type Figure, assertBuilt } from '../report/figures.ts';
import { median } from '../report/load-report.ts';
import type { SignedInState, Stage } from './stage.ts';
import { phoneCpuRate, throttle } from './throttle.ts';

interface Subject {
  readonly url: string;
  /** Selector of the largest element. */
  readonly ready: string;
}

/** Largest contentful paint with an empty cache, a phone's CPU and slow 4G, in milliseconds. */
async function paintMs(browser: Browser, storageState: SignedInState, { url, ready }: Subject): Promise<number> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await throttle(page, { cpuRate: phoneCpuRate, isSlow4g: true });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor({ timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}

/** Rounds of each; medians converge quickly. */
const rounds = 5;

/** Medians of both, measured alternately so that other load affects both. */
export async function measurePaint(stage: Stage): Promise<readonly Figure[]> {
  const [browser, state] = [await stage.browser(), await stage.session()];
  const ours: Subject = { url: `${await stage.product()}/dashboard`, ready: 'main:not(:has([aria-busy=true])) h1' };
  const floor: Subject = { url: `${await stage.floor()}/dashboard`, ready: 'h1' };
  const [oursMs, floorMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    floorMs.push(await paintMs(browser, state, floor));
    oursMs.push(await paintMs(browser, state, ours));
  }
  const [our, least] = [median(oursMs), median(floorMs)];
  const note = `${Math.round(our)} ms to ${Math.round(least)} ms; processor slowed ${phoneCpuRate} ×, slow 4G, empty cache`;
  return [{ name: 'Largest paint beside the floor', value: our / least, limit: 1.25, unit: '', note }];
}

const outDir = join(import.meta.dirname, '../../..', dashboardDir);

/** JavaScript that the first signed-in view of the last dashboard build loads. */
export async function measureBytes(): Promise<readonly Figure[]> {
  assertBuilt(outDir, 'The dashboard', 'npx nx build @onepoint/dashboard');
  const files = [...filesOf(readManifest(outDir), dashboardFirstView)];
  const kilobytesOf = (type: string): number =>
    files
      .filter((file) => file.endsWith(type))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length / 1000, 0);
  const note = `and ${kilobytesOf('.css').toFixed(1)} kB of CSS`;
  return [{ name: 'JavaScript of the first view', value: kilobytesOf('.js'), limit: 200, unit: 'kB', note }];
}
