import { expect, test, type Page, type Route } from '@playwright/test';
import { hydrated } from './pages.ts';

const contextOf = (path: string): string => `**${path === '/' ? '' : path}/index.pageContext.json`;

/** Opens a page with a mocked gateway and API; collects the paths of all requests. */
async function open(page: Page, path: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x1' } }));
  await page.goto(path);
  await hydrated(page);
  return requests;
}

/** Holds the responses to some requests until they are released. */
async function hold(page: Page, pattern: string): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(pattern, async (route: Route) => {
    asked.resolve();
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  return { asked: asked.promise, release: released.resolve };
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isSameDocument = async (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in window);
const markDocument = async (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { mark: true }));

test('shows progress and aria-disabled links while a page loads, then the page in the same document', async ({ page }) => {
  await open(page, '/docs');
  await markDocument(page);
  const pricing = await hold(page, contextOf('/pricing'));
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await pricing.asked;
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(main(page).getByRole('link', { name: 'Chains' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL('/docs');
  pricing.release();
  await expect(page).toHaveURL('/pricing');
  await expect(main(page).getByRole('link', { name: 'Chains' })).not.toHaveAttribute('aria-disabled');
  expect(await isSameDocument(page)).toBe(true);
});

test('the last of two clicked links wins, however late the first page arrives', async ({ page }) => {
  await open(page, '/docs');
  await markDocument(page);
  const pricing = await hold(page, contextOf('/pricing'));
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await pricing.asked;
  await expect(main(page).getByRole('link', { name: 'Chains' })).toHaveAttribute('aria-disabled', 'true');
  await main(page).getByRole('link', { name: 'Chains' }).click({ force: true });
  await expect(page).toHaveURL('/chains');
  await expect(main(page).getByRole('link', { name: 'Pricing' })).not.toHaveAttribute('aria-disabled');
  pricing.release();
  await page.evaluate(async () => (await fetch('/pricing/index.pageContext.json')).text());
  await expect(page).toHaveURL('/chains');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that fails to load leaves the previous one with a notice; the next click only clears it, the one after navigates', async ({
  page,
}) => {
  await open(page, '/docs');
  await page.route(contextOf('/pricing'), (route) => route.abort());
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The page didn’t load' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/docs');
  await main(page).getByRole('link', { name: 'Chains' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/docs');
  await main(page).getByRole('link', { name: 'Chains' }).click();
  await expect(page).toHaveURL('/chains');
});

test('the failure notice can be dismissed or retried', async ({ page }) => {
  await open(page, '/docs');
  await page.route(contextOf('/pricing'), (route) => route.abort());
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('The page didn’t load')).toBeHidden();
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await page.getByText('The page didn’t load').waitFor();
  await page.unroute(contextOf('/pricing'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('going back while a page loads cancels that page', async ({ page }) => {
  await open(page, '/docs');
  await main(page).getByRole('link', { name: 'Chains' }).click();
  await expect(page).toHaveURL('/chains');
  const pricing = await hold(page, contextOf('/pricing'));
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await pricing.asked;
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  pricing.release();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).not.toBeAttached();
  await expect(page).toHaveURL('/docs');
});

async function goOnFromErrors(page: Page): Promise<void> {
  await open(page, '/docs/errors');
  await page.evaluate(() => scrollTo(0, 700));
  // By script: a mouse click would scroll the link into view first.
  await main(page)
    .getByRole('link', { name: 'Pricing' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(heading(page)).toHaveText('Pricing');
}

/** Waits until the page is scrolled to `top`, give or take two lines: a font that arrives late can rewrap text above it. */
async function scrolledTo(page: Page, top: number): Promise<void> {
  const distance = async (): Promise<number> => Math.abs((await page.evaluate(() => scrollY)) - top);
  await expect.poll(distance).toBeLessThan(60);
}

test('keeps the scroll position of every entry through client navigation and a reload; a new page starts at the top', async ({ page }) => {
  await goOnFromErrors(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect(page).toHaveURL('/docs/errors');
  await scrolledTo(page, 700);
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await scrolledTo(page, 400);
  await page.reload();
  await scrolledTo(page, 400);
  await hydrated(page);
  await page.goBack();
  await scrolledTo(page, 700);
});

test('back after a reload shows the page of its entry at its scroll position', async ({ page }) => {
  await goOnFromErrors(page);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('Errors');
  await expect(page).toHaveURL('/docs/errors');
  await scrolledTo(page, 700);
});

test('back over several entries from another document restores the scroll position', async ({ page }) => {
  await goOnFromErrors(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/docs/errors');
  await scrolledTo(page, 700);
});

test('scrolls to and focuses a hash on another page; leaves one on the same page to the browser', async ({ page }) => {
  const requests = await open(page, '/docs');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/#questions');
  await expect(page.locator('#questions')).toBeInViewport();
  const contexts = (): number => requests.filter((path) => path.endsWith('.pageContext.json')).length;
  const before = contexts();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#how-it-works';
    link.textContent = 'Three steps';
    document.querySelector('#questions')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Three steps' }).click();
  await expect(page).toHaveURL('/#how-it-works');
  await expect(page.locator('#how-it-works')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/#questions');
  expect(contexts()).toBe(before);
  expect(await isSameDocument(page)).toBe(true);
});

test('announces the heading of the new page in its language, and Tab starts in it', async ({ page }) => {
  await open(page, '/docs');
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(heading(page)).toHaveText('Pricing');
  await expect(page.locator('[data-arrival]')).toHaveText('Pricing');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveTitle('Pricing – Fast and Reliable Blockchain RPC Service');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/zh/pricing/';
    link.textContent = 'zh';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'zh', exact: true }).click();
  await expect(page).toHaveURL('/zh/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveTitle(`${(await heading(page).textContent()) ?? ''} – Fast and Reliable Blockchain RPC Service`);
});

test('the home page has the title of the site, before and after client navigation', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Fast and Reliable Blockchain RPC Service');
  await main(page).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveTitle('Documentation – Fast and Reliable Blockchain RPC Service');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Fast and Reliable Blockchain RPC Service');
});

test('the document language changes together with the page', async ({ page }) => {
  await open(page, '/pricing');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = `${document.documentElement.lang} ${document.querySelector('h1')?.textContent ?? ''}`;
      if (seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Current language' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const [first, ...others] = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(first).toBe('en Pricing');
  expect(others.filter((text) => !text.startsWith('ja ') || text.endsWith('Pricing'))).toEqual([]);
});

test('metadata in head describes the page that is shown', async ({ page }) => {
  const describe = () =>
    page.evaluate(() => {
      const all = [
        ...document.head.querySelectorAll('meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[hreflang]'),
      ];
      return all.map((element) => element.outerHTML).toSorted();
    });
  await page.goto('/pricing');
  const written = await describe();
  await open(page, '/docs/quick-start');
  expect(await describe()).not.toEqual(written);
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(describe).toEqual(written);
});

test('hovering prefetches the page, and the click uses it', async ({ page }) => {
  const requests = await open(page, '/docs');
  const asked = () => requests.filter((path) => path === '/pricing/index.pageContext.json');
  await main(page).getByRole('link', { name: 'Pricing' }).hover();
  await expect.poll(() => asked().length).toBe(1);
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(asked()).toHaveLength(1);
});

test('prefetches nothing if the reader saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests = await open(page, '/docs');
  await main(page).getByRole('link', { name: 'Pricing' }).hover();
  await page.mouse.move(5, 5);
  await main(page).getByRole('link', { name: 'Chains' }).click();
  await expect(page).toHaveURL('/chains');
  expect(requests).not.toContain('/pricing/index.pageContext.json');
  expect(requests.filter((path) => /pricing-page/.test(path))).toEqual([]);
});

test('prefetches the code of linked pages in view after the first action of the reader, not before', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.goto('/service-status');
  await page.locator('html[data-hydrated]').waitFor();
  const routes = () => requests.filter((path) => /\/(?:pricing|chains)-page[^/]*\.js$/.test(path));
  expect(routes()).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => routes().length).toBeGreaterThan(0);
});

test('a response that is no page context becomes a page load', async ({ page }) => {
  await open(page, '/docs');
  await markDocument(page);
  await page.route(contextOf('/pricing'), (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }));
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(heading(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('follows redirects within the site and to other origins; a rewrite keeps the address', async ({ page, context }) => {
  await context.route('https://elsewhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
  await open(page, '/docs');
  await markDocument(page);
  await page.route(contextOf('/pricing'), (route) => route.fulfill({ json: { abort: { kind: 'redirect', to: '/chains' } } }));
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/chains');
  await page.unroute(contextOf('/pricing'));
  await page.route(contextOf('/pricing'), (route) => route.fulfill({ json: { abort: { kind: 'rewrite', to: '/referrals' } } }));
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(heading(page)).toHaveText('Refer developers, earn a share of their deposits');
  expect(await isSameDocument(page)).toBe(true);
  await page.route(contextOf('/docs'), (route) =>
    route.fulfill({ json: { abort: { kind: 'redirect', to: 'https://elsewhere.example/' } } }),
  );
  await main(page).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL('https://elsewhere.example/');
});

test('a page context of "no such page" shows that page at the address without a page load', async ({ page }) => {
  await open(page, '/docs');
  await markDocument(page);
  await page.route(contextOf('/pricing'), async (route) => {
    const reply = await page.request.get('/docs/index.pageContext.json');
    const json = (await reply.json()) as { translations: { page: object } };
    const notFound = { title: 'Page not found', description: 'Gone', home: 'Home' };
    json.translations.page = { ...json.translations.page, notFound };
    await route.fulfill({ status: 404, json: { ...json, pageId: 'not-found' } });
  });
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveURL('/pricing');
  expect(await isSameDocument(page)).toBe(true);
});

test('after a deployment a click whose file is missing becomes a page load, once', async ({ page }) => {
  // Without prefetching, the click is the first to request the file.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, '/docs');
  await markDocument(page);
  const missedBy = new Set<string>();
  await page.route(/\/pricing-page[^/]*\.js$/, (route) => {
    missedBy.add(new URL(page.url()).pathname);
    return route.fulfill({ status: 404, body: '' });
  });
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && (loads += 1));
  const loaded = page.waitForEvent('load');
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await loaded;
  await expect(page).toHaveURL('/pricing');
  await expect(heading(page)).toBeVisible();
  // The new document misses the file too, and does not reload for it.
  await expect.poll(() => [...missedBy]).toContain('/pricing');
  expect(loads).toBe(1);
  expect(await isSameDocument(page)).toBe(false);
});

test('leaves clicks with modifier keys to the browser', async ({ page, context }) => {
  await open(page, '/docs');
  const opened = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: 'Pricing' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/pricing');
  await expect(page).toHaveURL('/docs');
});

test('links are page loads if no script can be loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/docs');
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('back after a hash link restores the scroll position', async ({ page }) => {
  await open(page, '/docs/errors');
  await page.evaluate(() => scrollTo(0, 300));
  const target = page.locator('nav a[href^="#"]').last();
  await target.evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(300);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  await scrolledTo(page, 300);
});

test('going back to a page that fails to load keeps the page on screen and its address', async ({ page }) => {
  await open(page, '/docs');
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page)).toHaveText('Pricing');
  await page.route(contextOf('/docs'), (route) => route.abort());
  await page.evaluate(() => history.back());
  await expect(page.getByText('The page didn’t load')).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  await expect(heading(page)).toHaveText('Pricing');
  await page.unroute(contextOf('/docs'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/docs');
});

test('navigation closes dialogs', async ({ page }) => {
  await open(page, '/docs');
  await main(page).getByRole('link', { name: 'Chains' }).click();
  await expect(page).toHaveURL('/chains');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
});
