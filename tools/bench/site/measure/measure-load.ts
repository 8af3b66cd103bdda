import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';

/** Metrics of one visit with an empty cache. */
export interface Load {
  readonly requests: number;
  readonly transferredBytes: number;
  /** Includes requests caused by the first user interaction. */
  readonly requestsAfterInteraction: number;
  readonly transferredBytesAfterInteraction: number;
  /** After hydration, gzipped, each file by itself. */
  readonly scriptBytes: number;
  /** Scripts that block the first paint. */
  readonly blockingScripts: number;
  /** Styles in the document and in files, gzipped, without prefetched ones. */
  readonly styleBytes: number;
  /** Main-thread time. */
  readonly cpuMs: number;
  readonly layoutShift: number;
}

/**
 * Visits a page with an empty cache on a phone's viewport, without throttling, until it is idle. Then interacts with it and also counts the requests
 * that this causes.
 */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    const [requested, finished] = [new Map<string, string>(), new Map<string, number>()];
    session.on('Network.requestWillBeSent', ({ requestId, request }) => requested.set(requestId, request.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => finished.set(requestId, encodedDataLength));
    const bodies: Promise<{ type: string; body: Buffer }>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'stylesheet') bodies.push(response.body().then((body) => ({ type, body })));
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(readPage);
    const { metrics } = await session.send('Performance.getMetrics');
    const countRequests = (): number => [...requested.values()].filter((address) => address.startsWith('http')).length;
    const countBytes = (): number => [...finished.values()].reduce((sum, bytes) => sum + bytes, 0);
    const untouched = { requests: countRequests(), transferredBytes: countBytes() };
    const untouchedFiles = await Promise.all(bodies);
    await page.mouse.move(4, 4);
    await page.mouse.move(2, 2);
    await settle(page);
    const files = await Promise.all(bodies);
    const bytesOf = (wanted: string, of = files): number =>
      of.filter(({ type }) => type === wanted).reduce((sum, { body }) => sum + gzipBytes(body), 0);
    return {
      ...untouched,
      requestsAfterInteraction: countRequests(),
      transferredBytesAfterInteraction: countBytes(),
      scriptBytes: bytesOf('script'),
      blockingScripts: seen.blockingScripts,
      styleBytes: bytesOf('stylesheet', untouchedFiles) + (seen.inlineStyles === '' ? 0 : gzipBytes(seen.inlineStyles)),
      cpuMs: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
      layoutShift: seen.layoutShift,
    };
  } finally {
    await context.close();
  }
}

/** Viewport of Lighthouse's phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Longer than any site waits before it prefetches. */
const settledMs = 1000;

async function waitForSilence(page: Page): Promise<void> {
  let lastAt = performance.now();
  const note = (): void => {
    lastAt = performance.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.on(event as 'request', note);
  for (let waitMs = settledMs; waitMs > 0; waitMs = settledMs - (performance.now() - lastAt)) await setTimeout(waitMs);
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.off(event as 'request', note);
}

/** Waits until the page is idle: no request for a second, and no pending task. */
export async function settle(page: Page): Promise<void> {
  await waitForSilence(page);
  await page.evaluate(async () => new Promise((resolve) => void requestIdleCallback(resolve)));
  await waitForSilence(page);
}

declare global {
  interface Window {
    benchLayoutShift?: number;
  }
}

const gzipBytes = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** Runs in the page before anything else: collects layout shifts. */
function watchShifts(): void {
  window.benchLayoutShift = 0;
  new PerformanceObserver((list) => {
    const values = list.getEntries().map((entry) => (entry as PerformanceEntry & { value?: number }).value ?? 0);
    window.benchLayoutShift = values.reduce((sum, value) => sum + value, window.benchLayoutShift ?? 0);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page at the end. */
function readPage(): { blockingScripts: number; inlineStyles: string; layoutShift: number } {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[];
  return {
    blockingScripts: resources.filter(
      ({ name, renderBlockingStatus }) => renderBlockingStatus === 'blocking' && new URL(name).pathname.endsWith('.js'),
    ).length,
    inlineStyles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    layoutShift: window.benchLayoutShift ?? 0,
  };
}
