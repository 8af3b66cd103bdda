import type { Browser, Page } from 'playwright';
import type { Figure } from '../report/figures.ts';
import { listScreens, type SignedInState, type Stage } from './stage.ts';
import { throttle } from './throttle.ts';

/** A request that starts later than this waited for another one. */
const latencyMs = 200;

/** Prefetches start two seconds after the page was rendered. */
const restMs = 1800;

interface OpenedScreen {
  readonly path: string;
  readonly files: readonly TimedRequest[];
  readonly calls: readonly TimedRequest[];
}

/** Times when the frame and when the complete screen were rendered. */
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
      // Texts render in a fallback font until theirs is loaded.
      files: requests.filter(({ url }) => url.startsWith('/_dashboard/') && !url.endsWith('.woff2')),
      calls: requests.filter(({ url }) => url.startsWith('/api/')),
    };
  } finally {
    await context.close();
  }
}

/** Requests for visible data, each URL once, because refetched lists block nothing. */
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

/** Longest chain of dependent requests until a screen opened by its URL is complete: files and API calls. */
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

interface TimedRequest {
  readonly url: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The longest chain of requests in which each one started after the previous one had ended. */
export function longestChain(requests: readonly TimedRequest[]): readonly TimedRequest[] {
  let longest: readonly TimedRequest[] = [];
  const chains: (readonly TimedRequest[])[] = [];
  for (const request of requests.toSorted((a, b) => a.endMs - b.endMs)) {
    const before = chains
      .filter((chain) => (chain.at(-1)?.endMs ?? 0) <= request.startMs)
      .reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    const chain = [...before, request];
    chains.push(chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}
