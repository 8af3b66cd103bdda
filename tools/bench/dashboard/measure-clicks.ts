import type { Page } from 'playwright';
import { median } from '../gateway/quantile.ts';
import { followMenu, listScreens, reachEntry } from './screens.ts';
import type { Figure } from './report-figures.ts';
import type { Stage } from './stage.ts';
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

/** Rounds over all screens; the first of them fetches their code. */
const rounds = 3;

/** From a click on a menu entry to the next paint at a phone's processor: the slowest screen, first visits apart. */
export async function measureClicks(stage: Stage): Promise<readonly Figure[]> {
  const context = await (await stage.browser()).newContext({ storageState: await stage.session(), viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await throttle(page, { cpuRate: phoneCpuRate });
    await page.goto(`${await stage.product()}/dashboard`);
    await page.locator('main h1').first().waitFor();
    const screens = await listScreens(page);
    const takenMs = new Map<string, number[]>(screens.map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const path of screens) {
        await reachEntry(page, path);
        await takeLongestMs(page);
        await followMenu(page, path);
        takenMs.get(path)?.push(await takeLongestMs(page));
        await page.waitForLoadState('networkidle');
      }
    }
    const firstMs = new Map([...takenMs].map(([path, [first = 0]]) => [path, first]));
    const laterMs = new Map([...takenMs].map(([path, [, ...later]]) => [path, median(later)]));
    return [slowest('Click to the next paint, first visit', firstMs), slowest('Click to the next paint, further visits', laterMs)];
  } finally {
    await context.close();
  }
}

/** The slowest, and the next ones beside it. */
function slowest(name: string, clicksMs: ReadonlyMap<string, number>): Figure {
  const [worst = ['', 0], ...others] = [...clicksMs].toSorted(([, a], [, b]) => b - a);
  const next = others.slice(0, 2).map(([path, ms]) => `, ${path} ${Math.round(ms)}`);
  return { name, value: worst[1], limit: 100, unit: 'ms', note: `${worst[0]}${next.join('')}; processor slowed ${phoneCpuRate} ×` };
}
