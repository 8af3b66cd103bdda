import { expect, test, type Page } from '@playwright/test';
import { hydrated, watchShifts } from './pages.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/v1/chains', (route) => route.fulfill({ json: [{ slug: 'ethereum' }, { slug: 'base' }] }));
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x1' } }));
  await page.goto(path);
}

for (const path of ['/', '/pricing', '/docs/quick-start', '/docs/methods/eth_getBalance', '/chains', '/service-status', '/404']) {
  test(`${path} hydrates without errors`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && !message.text().includes('404') && errors.push(message.text()));
    await open(page, path);
    await hydrated(page);
    expect(errors).toEqual([]);
  });
}

test('hydrates in browsers without requestIdleCallback', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await open(page, '/docs/quick-start');
  await hydrated(page);
});

test('requests no script but its configuration before the document has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('load', () => order.push('load'));
  page.on('request', (request) => request.resourceType() === 'script' && order.push(new URL(request.url()).pathname));
  await open(page, '/docs/quick-start');
  await hydrated(page);
  expect(order.slice(0, 2)).toEqual(['/config.js', 'load']);
});

test('talks to the API that the served configuration names', async ({ page }) => {
  const body = 'globalThis.onepointConfig = { ONEPOINT_API_URL: "/staging/api" };';
  await page.route('**/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('**/staging/api/**', (route) => route.fulfill({ json: [] }));
  const asked = page.waitForRequest('**/staging/api/v1/chains');
  await open(page, '/');
  await asked;
});

test('a page without its configuration can be read, says that it is not set up, and its links work', async ({ page }) => {
  await page.route('**/config.js', (route) => route.abort());
  const failed = page.waitForEvent('pageerror');
  await open(page, '/pricing');
  expect((await failed).message).toContain('config.js');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This page isn’t set up correctly');
  await page.getByRole('banner').getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(notice).toBeVisible();
  await page.unroute('**/config.js');
  await page.reload();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
});

test('hydration shifts no layout', async ({ page }) => {
  const readShifts = await watchShifts(page);
  for (const path of ['/', '/docs/quick-start', '/docs/methods/eth_getBalance']) {
    await open(page, path);
    await hydrated(page);
    expect(await readShifts()).toEqual([]);
  }
});

test('the home page shows the latest block', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('group', { name: 'Live request to the public endpoint' })).toContainText('"result":"0x1"');
});

test('the chain cards of the home page show live data when they are in view', async ({ page }) => {
  await open(page, '/');
  await page.route('**/api/v1/chains', (route) => route.fulfill({ status: 503 }));
  await hydrated(page);
  const asked = page.waitForRequest('**/rpc/base/public');
  await page.locator('h3', { hasText: 'Base' }).scrollIntoViewIfNeeded();
  await asked;
});

test('shows stored choices after hydration', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('onepoint:langCode:v1', '"python"'));
  await open(page, '/docs/methods/eth_getBalance');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
});

test('corrects a non-canonical address', async ({ page }) => {
  await open(page, '/pricing/index.html');
  await expect(page).toHaveURL('/pricing');
});
