import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { phoneCpuRate, throttle } from '../../dashboard/throttle.ts';
import { phone } from './phone.ts';
import { settle } from './settle.ts';
import type { Subject } from './subject.ts';

declare global {
  interface Window {
    /** When the next page was painted, in milliseconds since 1970. */
    benchPaintedAt?: number;
  }
}

/** How long a pointer is on a link before it is pressed, and a finger on the glass before it is lifted. */
const hoverMs = 200;
const touchMs = 80;

/** How a reader follows a link. */
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
 * Time from lifting the finger or the button, when a link is followed, until the next page is painted, on a phone's processor and slow 4G, in
 * milliseconds. The reader has come
 * to the link, and everything that the page fetches ahead by then is there.
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

/** Runs in every document before anything else: notes when a finger or a button is lifted, and when the page with this title has been painted. */
function watchNavigation(title: string): void {
  const { timeOrigin } = performance;
  const noteLift = (): void => sessionStorage.setItem('bench:lifted-at', String(timeOrigin + performance.now()));
  addEventListener('pointerup', noteLift, { capture: true, passive: true });
  const look = (): void => {
    // A page that is drawn ahead is in the document, but not on screen.
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (heading?.textContent.trim() !== title) return void requestAnimationFrame(look);
    // The frame in which it stands there; the next one begins when that is painted.
    requestAnimationFrame(() => {
      window.benchPaintedAt = timeOrigin + performance.now();
    });
  };
  requestAnimationFrame(look);
}
