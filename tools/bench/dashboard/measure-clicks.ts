import type { Browser, Page } from 'playwright';
import { median } from '../gateway/quantile.ts';
import { followMenu, listScreens } from './screens.ts';
import type { SignedInState } from './sign-in.ts';
import { phoneCpuRate, throttle } from './throttle.ts';

/** Keeps the longest interaction since it was last asked for. Event Timing tells none below 16 ms. */
function watchInteractions(): void {
  let longestMs = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (Reflect.get(entry, 'interactionId')) longestMs = Math.max(longestMs, entry.duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, {
    takeLongestMs: async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      take(observer.takeRecords());
      const takenMs = longestMs;
      longestMs = 0;
      return takenMs;
    },
  });
}

const takeLongestMs = (page: Page): Promise<number> => page.evaluate('takeLongestMs()');

export interface SlowestClick {
  readonly path: string;
  readonly ms: number;
}

/** From a click on a menu entry to the next paint at a phone's processor: the slowest screen by the median of its rounds. */
export async function measureClicks(browser: Browser, state: SignedInState, origin: string, rounds: number): Promise<SlowestClick> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await throttle(page, { cpuRate: phoneCpuRate });
    await page.goto(`${origin}/dashboard`);
    await page.locator('main h1').first().waitFor();
    const screens = await listScreens(page);
    const takenMs = new Map<string, number[]>(screens.map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const path of screens) {
        await followMenu(page, path);
        takenMs.get(path)?.push(await takeLongestMs(page));
        await page.waitForLoadState('networkidle');
      }
    }
    const clicks = [...takenMs].map(([path, ms]) => ({ path, ms: median(ms) }));
    return clicks.reduce((slowest, click) => (click.ms > slowest.ms ? click : slowest));
  } finally {
    await context.close();
  }
}
