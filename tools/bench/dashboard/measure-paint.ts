import type { Browser } from 'playwright';
import { median } from '../gateway/quantile.ts';
import type { SignedInState } from './sign-in.ts';
import type { Figure } from './report-figures.ts';
import type { Stage } from './stage.ts';
import { phoneCpuRate, throttle } from './throttle.ts';

interface Subject {
  readonly url: string;
  /** What is there once the page is: nothing larger is painted after it. */
  readonly ready: string;
}

/** Time to the largest contentful paint with an empty cache, a phone's processor and slow 4G, in milliseconds. */
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

/** Rounds of each: medians of them settle soon. */
const rounds = 5;

/** Medians of both, measured in turn: what else the machine does hits both. */
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
