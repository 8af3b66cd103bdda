import type { Browser, Page } from 'playwright';
import { longestChain, type TimedRequest } from './longest-chain.ts';
import type { Figure } from './report-figures.ts';
import { listScreens } from './screens.ts';
import type { SignedInState } from './sign-in.ts';
import type { Stage } from './stage.ts';
import { throttle } from './throttle.ts';

/** What waits longer than this for nothing, waits for another request. */
const latencyMs = 200;

/** Fetched unasked once a page is at rest: two seconds after it was drawn. */
const restMs = 1800;

interface OpenedScreen {
  readonly path: string;
  readonly files: readonly TimedRequest[];
  readonly calls: readonly TimedRequest[];
}

/** When the frame was drawn, and when the screen had all that it shows. */
function watchScreen(): void {
  const seen: { drawnMs?: number } = {};
  new MutationObserver(() => {
    if (document.querySelector('main')) seen.drawnMs ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  Object.assign(globalThis, { drawnMs: () => seen.drawnMs ?? 0 });
}

async function openScreen(browser: Browser, storageState: SignedInState, origin: string, path: string): Promise<OpenedScreen> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await throttle(page, { latencyMs });
    await page.addInitScript(watchScreen);
    await page.goto(origin + path);
    await page.waitForFunction(
      () => document.querySelector('main h1') !== null && document.querySelector('main [aria-busy=true]') === null,
    );
    const requests = await requestsOf(page);
    return {
      path,
      // Texts are drawn in another font until theirs is there.
      files: requests.filter(({ url }) => url.startsWith('/_dashboard/') && !url.endsWith('.woff2')),
      calls: requests.filter(({ url }) => url.startsWith('/api/')),
    };
  } finally {
    await context.close();
  }
}

/** What the page has fetched for what it shows, each address once: lists that are read again wait for no answer. */
async function requestsOf(page: Page): Promise<readonly TimedRequest[]> {
  const requests: readonly TimedRequest[] = await page.evaluate(
    `performance.getEntriesByType('resource')
      .filter(({ startTime }) => startTime < drawnMs() + ${restMs})
      .map(({ name, startTime, responseEnd }) => ({ url: name.slice(location.origin.length), startMs: startTime, endMs: responseEnd }))`,
  );
  const first = new Map<string, TimedRequest>();
  for (const request of requests) if (!first.has(request.url.split('?')[0] ?? '')) first.set(request.url.split('?')[0] ?? '', request);
  return [...first.values()];
}

/** How many requests wait for each other until a screen that is opened by its address shows everything: its files, and its calls of the API. */
export async function measureWaterfalls(stage: Stage): Promise<readonly Figure[]> {
  const [browser, state, origin] = [await stage.browser(), await stage.session(), await stage.product()];
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await page.locator('main h1').first().waitFor();
  const paths = await listScreens(page);
  await context.close();
  const opened: OpenedScreen[] = [];
  for (const path of paths) opened.push(await openScreen(browser, state, origin, path));
  return [deepest('Files one after another', opened, 'files'), deepest('API calls one after another', opened, 'calls')];
}

function deepest(name: string, screens: readonly OpenedScreen[], what: 'files' | 'calls'): Figure {
  const chains = screens.map((screen) => ({ path: screen.path, chain: longestChain(screen[what]) }));
  const worst = chains.reduce((best, one) => (one.chain.length > best.chain.length ? one : best));
  const urls = worst.chain.map(({ url }) => url.replace(/^\/(_dashboard\/assets|api\/v1)\//, '')).join(' → ');
  return { name, value: worst.chain.length, limit: 2, unit: 'deep', note: `${worst.path}: ${urls}` };
}
