import type { Page } from '@playwright/test';

/** Production host that counts page views. Browsers are told where it is, because its server chooses a free port. */
export const countingHost = 'counting.localhost';

export const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor();

/** Records layout shifts of the next pages. Call before the first navigation. Returns a function that reads those of the current page. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}
