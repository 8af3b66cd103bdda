import type { Browser } from 'playwright';
import { phoneCpuRate, throttle } from '../../dashboard/throttle.ts';
import { phone } from './phone.ts';
import type { Subject } from './subject.ts';

declare global {
  interface Window {
    /** When the next page was painted, in milliseconds since 1970. */
    benchPaintedAt?: number;
  }
}

/** Time from touching the link to the next page until that page is painted, on a phone's processor and slow 4G, in milliseconds. */
export async function measureNavigation(browser: Browser, { origin, path, next }: Subject): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(watchNavigation, next.title);
    const page = await context.newPage();
    await throttle(page, { cpuRate: phoneCpuRate, isSlow4g: true });
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const link = page.locator(`a[href="${next.path}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await link.tap();
    await page.waitForFunction(() => window.benchPaintedAt !== undefined, undefined, { timeout: 60_000 });
    return await page.evaluate(() => (window.benchPaintedAt ?? 0) - Number(sessionStorage.getItem('bench:tapped-at')));
  } finally {
    await context.close();
  }
}

/** Runs in every document before anything else: notes when a link is touched, and when the page with this title has been painted. */
function watchNavigation(title: string): void {
  const { timeOrigin } = performance;
  const noteTouch = (): void => sessionStorage.setItem('bench:tapped-at', String(timeOrigin + performance.now()));
  addEventListener('touchstart', noteTouch, { capture: true, passive: true });
  const look = (): void => {
    if (document.querySelector('h1')?.textContent.trim() !== title) return void requestAnimationFrame(look);
    // The frame in which it stands there; the next one begins when that is painted.
    requestAnimationFrame(() => {
      window.benchPaintedAt = timeOrigin + performance.now();
    });
  };
  requestAnimationFrame(look);
}
