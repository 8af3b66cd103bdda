import { expect, test, type Page } from '@playwright/test';
import { countingHost, hydrated, watchShifts } from './pages.ts';

/** The host that counts page views. */
test.use({ baseURL: `http://${countingHost}` });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies and analytics' });
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('onepoint:cookieConsent:v1'));
const isIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Opens a page with a mocked gateway, API and analytics service; collects the URLs of counted pages. */
async function open(page: Page, path = '/pricing'): Promise<string[]> {
  const counted: string[] = [];
  await page.route('**/stats/api/event', async (route) => {
    counted.push((route.request().postDataJSON() as { url: string }).url);
    await route.fulfill({ status: 202, body: 'ok' });
  });
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x1' } }));
  await page.goto(path);
  await hydrated(page);
  return counted;
}

test('counts page views after consent and stops after it is withdrawn', async ({ page }) => {
  const counted = await open(page);
  await isIdle(page);
  expect(counted).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => counted).toEqual([`http://${countingHost}/pricing`]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  await page.goto('/chains');
  await hydrated(page);
  await isIdle(page);
  expect(counted).toHaveLength(1);
});

test('shows the consent banner without scripts, only to readers who have not answered', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/pricing');
  await expect(banner(page)).toBeVisible();
  await page.unroute('**/assets/*.js');
  await open(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(banner(page)).toBeHidden();
  await open(page, '/docs');
  await expect(banner(page)).toBeHidden();
});

test('the banner shifts no layout, and its two buttons have the same size', async ({ page }) => {
  const readShifts = await watchShifts(page);
  await open(page);
  const [reject, accept] = await Promise.all(['Reject', 'Accept'].map((name) => banner(page).getByRole('button', { name }).boundingBox()));
  expect([reject?.width, reject?.height]).toEqual([accept?.width, accept?.height]);
  expect(await readShifts()).toEqual([]);
});

test('stores the answer and does not ask again', async ({ page }) => {
  await open(page);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await consent(page)).toBe('"all"');
  await page.reload();
  await hydrated(page);
  await isIdle(page);
  await expect(banner(page)).toBeHidden();
});

for (const [name, answer] of [
  ['a click', async (page: Page) => banner(page).getByRole('button', { name: 'Reject' }).click()],
  ['a key', async (page: Page) => banner(page).getByRole('button', { name: 'Accept' }).press('Enter')],
] as const) {
  test(`answering by ${name} moves the focus to the page and keeps the scroll position`, async ({ page }) => {
    await open(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await answer(page);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  });
}

test('consent can be withdrawn from the footer, and the focus returns there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('onepoint:cookieConsent:v1', '"all"'));
  await open(page);
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('Analytics is on.');
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  expect(await consent(page)).toBe('"off"');
  await expect(settings).toBeFocused();
});

test('does not ask browsers that send Global Privacy Control, and says so on demand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page, '/agreement/cookies');
  await isIdle(page);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toContainText('Your browser sends a Global Privacy Control signal');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await consent(page)).toBeNull();
});

test('the consent banner is not printed', async ({ page }) => {
  await open(page, '/docs/limits');
  await banner(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
