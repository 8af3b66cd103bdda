import { expect, test, type Page } from '@playwright/test';

const hydrated = 'html[data-hydrated]';
const isIdle = async (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => void requestIdleCallback(() => resolve())));

/** Opens a page that nobody touches; collects the scripts that it asks for. */
async function open(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x1' } }));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await isIdle(page);
  return scripts;
}

for (const path of ['/', '/pricing', '/docs/quick-start', '/docs/methods/eth_getBalance']) {
  test(`${path} loads no script until somebody reads it`, async ({ page }) => {
    expect(await open(page, path)).toEqual([]);
    await expect(page.locator(hydrated)).not.toBeAttached();
  });
}

for (const path of ['/chains', '/networks', '/service-status', '/404']) {
  test(`${path} has something to do by itself`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator(hydrated)).toBeAttached();
  });
}

test('a page that has something to do does it where the browser tells nobody of paints', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit): void {
        if (options?.type !== 'paint') super.observe(options);
      }
    };
  });
  await page.goto('/chains');
  await expect(page.locator(hydrated)).toBeAttached();
});

/** Opens a page whose scripts are held until they are let go. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x1' } }));
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    released.resolve();
    await page.locator(hydrated).waitFor();
  };
}

const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the pointer moves': async (page) => {
    await page.mouse.move(40, 300);
    await page.mouse.move(41, 301);
  },
  'the wheel turns': async (page) => page.mouse.wheel(0, 40),
  'a key is pressed': async (page) => page.keyboard.press('Tab'),
  'something else scrolls it': async (page) => page.evaluate(() => scrollTo(0, 200)),
};
for (const [name, give] of Object.entries(signs)) {
  test(`a page wakes when ${name}`, async ({ page }) => {
    await open(page, '/docs/quick-start');
    await give(page);
    await page.locator(hydrated).waitFor();
  });
}

test('a touch wakes it, and is not lost', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await open(page, '/docs/quick-start');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});

test('choices that the markup cannot know are shown without a sign', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('onepoint:langCode:v1', '"python"'));
  await open(page, '/docs/methods/eth_getBalance');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
});

test('a reader who seems to be signed in has their page alive', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: '__client_uat', value: '1700000000', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('onepoint:hasSignedIn:v1', 'true'));
  await open(page, '/pricing');
  await expect(page.locator(hydrated)).toBeAttached();
});

test('an address in another spelling is put right', async ({ page }) => {
  await open(page, '/pricing/index.html');
  await expect(page).toHaveURL('/pricing');
});

test.describe('before the page listens', () => {
  test('what is typed counts, once it does', async ({ page }) => {
    const release = await openHeld(page, '/pricing');
    const field = page.getByRole('textbox', { name: 'eth_call' });
    await field.fill('1000000');
    await release();
    await expect(field).toHaveValue('1000000');
    await expect(page.getByRole('status').filter({ hasText: 'compute units' })).toContainText('32,000,000 compute units');
  });

  test('what is chosen from a list is added, once it does', async ({ page }) => {
    const release = await openHeld(page, '/pricing');
    await page.getByRole('combobox', { name: 'Add a method' }).selectOption('eth_getBalance');
    await release();
    await expect(page.getByRole('textbox', { name: 'eth_getBalance' })).toBeVisible();
  });

  test('a chain that is chosen is asked, once it does', async ({ page }) => {
    const release = await openHeld(page, '/');
    const asked = page.waitForRequest('**/rpc/base/public');
    await page
      .getByRole('group', { name: 'A live request to the public endpoint' })
      .getByText('Base', { exact: true })
      .locator('..')
      .click();
    await release();
    await asked;
  });
});

test('a press without a connection is kept, says so, and is answered once there is one', async ({ page, context }) => {
  await open(page, '/docs/methods/eth_chainId');
  const notice = page.getByRole('alert').filter({ hasText: 'no connection' });
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(notice).toBeVisible();
  const asked = page.waitForRequest('**/rpc/ethereum/public');
  await context.setOffline(false);
  await asked;
  await expect(page.getByRole('status').filter({ hasText: 'HTTP 200' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a press is answered once there is a connection where the browser has the scripts, and not the styles', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => 'hasNetwork' in window }));
  let isDown = true;
  await page.route('**/*.css', (route) => (isDown ? route.abort() : route.continue()));
  await open(page, '/docs/methods/eth_chainId');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await page.getByRole('button', { name: 'Send the request' }).click();
  await failed;
  await isIdle(page);
  const asked = page.waitForRequest('**/rpc/ethereum/public');
  isDown = false;
  await page.evaluate(() => {
    Object.assign(window, { hasNetwork: true });
    dispatchEvent(new Event('online'));
  });
  await asked;
  await expect(page.getByRole('status').filter({ hasText: 'HTTP 200' })).toBeVisible();
});

test('a page whose context does not come stays as it is, and wakes at a later sign', async ({ page }) => {
  let isDown = true;
  await page.route('**/index.pageContext.json', (route) => (isDown ? route.abort() : route.continue()));
  await open(page, '/docs/quick-start');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.json'));
  await page.mouse.move(40, 300);
  await failed;
  await expect(page.locator(hydrated)).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isDown = false;
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator(hydrated)).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('a document older than its context is fetched anew by whoever asks it for something, once', async ({ page }) => {
  await page.route('**/index.pageContext.json', (route) => route.fulfill({ json: { digest: 'another', pageId: 'docs' } }));
  await open(page, '/docs/quick-start');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Search' }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Search' }).click();
  await isIdle(page);
  await expect(page.locator(hydrated)).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the styles of what scripts add are there before the page listens, and nothing that stands moves', async ({ page }) => {
  const places = (): Promise<string[]> =>
    page
      .locator('h1, h2, h3, article p, [data-article] *, nav a, footer a, header button')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.closest('.code-copy') === null && element.checkVisibility())
          .map((element) => `${element.tagName} ${JSON.stringify(element.getBoundingClientRect())}`),
      );
  await open(page, '/docs/quick-start');
  const before = await places();
  await page.keyboard.press('Shift');
  await page.locator(hydrated).waitFor();
  await expect(page.locator('link[media="not all"]')).not.toBeAttached();
  await expect(page.locator('#first-styles')).not.toBeAttached();
  expect(await places()).toEqual(before);
});

test('faces of letters that only scripts bring are added to those that stand, which are not loaded again', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  const faces = (): Promise<string[]> =>
    page.evaluate(() => [...document.fonts].map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`));
  await open(page, '/docs/quick-start');
  const before = await faces();
  expect(before.filter((face) => face.includes('U+400'))).toEqual([]);
  await page.keyboard.press('Shift');
  await page.locator(hydrated).waitFor();
  const after = await faces();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(new Set(after).size).toBe(after.length);
  expect(after.filter((face) => face.includes('U+400'))).toHaveLength(2);
  expect(new Set(fonts).size).toBe(fonts.length);
});
