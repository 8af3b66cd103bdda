import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { phoneCpuRate, throttle } from '../../dashboard/throttle.ts';
import { phone, settle } from './measure-load.ts';
import type { Subject } from '../site-stage.ts';

declare global {
  interface Window {
    /** When the next page was painted, in milliseconds since 1970. */
    benchPaintedAt?: number;
  }
}

/** Time that a pointer hovers over a link before it is pressed, and that a finger touches it before it is lifted. */
const hoverMs = 200;
const touchMs = 80;

export type Gesture = 'touch' | 'pointer';

const centreOf = async (link: Locator): Promise<{ x: number; y: number }> => {
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link to the next page is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const follow: Readonly<Record<Gesture, (page: Page, link: Locator) => Promise<void>>> = {
  touch: async (page, link) => {
    const point = await centreOf(link);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await setTimeout(touchMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  pointer: async (page, link) => {
    const { x, y } = await centreOf(link);
    await page.mouse.move(x, y, { steps: 5 });
    await setTimeout(hoverMs);
    await page.mouse.down();
    await setTimeout(touchMs);
    await page.mouse.up();
  },
};

/**
 * Time from releasing a link until the next page is painted, with a phone's CPU and slow 4G, in
 * milliseconds. The link was hovered or scrolled
 * into view before, so that everything that the site prefetches is loaded.
 */
export async function measureNavigation(browser: Browser, { origin, path, next }: Subject, gesture: Gesture): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(watchNavigation, next.title);
    const page = await context.newPage();
    await throttle(page, { cpuRate: phoneCpuRate, isSlow4g: true });
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const link = page.locator(`a[href="${next.path}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await settle(page);
    await follow[gesture](page, link);
    await page.waitForFunction(() => window.benchPaintedAt !== undefined, undefined, { timeout: 60_000 });
    return await page.evaluate(() => (window.benchPaintedAt ?? 0) - Number(sessionStorage.getItem('bench:lifted-at')));
  } finally {
    await context.close();
  }
}

/** Runs in every document before anything else: records when a link is released and when the page with this title is painted. */
function watchNavigation(title: string): void {
  const { timeOrigin } = performance;
  const noteLift = (): void => sessionStorage.setItem('bench:lifted-at', String(timeOrigin + performance.now()));
  addEventListener('pointerup', noteLift, { capture: true, passive: true });
  const look = (): void => {
    // A prerendered page can be in the document without being visible.
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (heading?.textContent.trim() !== title) return void requestAnimationFrame(look);
    // The frame that shows it; the next frame starts after its paint.
    requestAnimationFrame(() => {
      window.benchPaintedAt = timeOrigin + performance.now();
    });
  };
  requestAnimationFrame(look);
}
