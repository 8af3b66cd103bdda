import { testPort } from '@onepoint/test-config/test-port';
import type { Page } from '@playwright/test';

/** The default build, without a production host. */
export const address = `http://127.0.0.1:${String(testPort('SITE_E2E_PORT'))}`;

/** A build that counts page views, on its production host. */
export const countingAddress = `http://127.0.0.1:${String(testPort('SITE_E2E_COUNTING_PORT'))}`;

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
