import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './pages.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies and analytics' });

/** Opens a page with a mocked gateway and API; collects the URLs of all requests. */
async function open(page: Page, path = '/pricing'): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x1' } }));
  await page.goto(path);
  await hydrated(page);
  return asked;
}

test('readers who are not signed in load no code of the identity service, the account menu or toasts', async ({ page }) => {
  const asked = await open(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => /clerk|account|toast|\/v1\/projects/i.test(url))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});

test('a host without analytics shows no consent banner and says so on demand', async ({ page }) => {
  await open(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(banner(page)).toBeHidden();
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(banner(page)).toContainText('This site doesn’t collect page-view statistics');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
});

test('sends nothing to third parties even with consent if the host is not the production host', async ({ page, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem('onepoint:cookieConsent:v1', '"all"'));
  const asked = await open(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => new URL(url).origin !== baseURL || url.endsWith('/api/event'))).toEqual([]);
});

test('the header marks the innermost section of a page', async ({ page }) => {
  await open(page, '/docs/methods/eth_call');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText(['JSON-RPC API']);
});

test('the header marks the current section, and Tab starts at the top of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('onepoint:cookieConsent:v1', '"off"'));
  await open(page, '/docs/quick-start');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.locator('[aria-current]')).toHaveText(['Docs']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

for (const path of ['/pos', '/draft', '/draft/selectx']) {
  test(`${path} is a page that is not indexed and not linked from any menu`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toHaveCount(0);
  });
}

for (const [language, width] of [
  ['en', 320],
  ['en', 1024],
  ['vi', 320],
  ['vi', 1024],
  ['tr', 1024],
] as const) {
  for (const signedIn of [false, true]) {
    test(`the header fits at ${String(width)} px in ${language}, signed ${signedIn ? 'in' : 'out'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(language === 'en' ? '/referrals' : `/${language}/referrals`);
      const beyond = await page.evaluate((isSignedIn) => {
        document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
        const edge = document.documentElement.clientWidth;
        const parts = [...document.querySelectorAll('header a, header button, header summary')].filter((part) => part.checkVisibility());
        return parts.filter((part) => part.getBoundingClientRect().right > edge).map((part) => part.textContent);
      }, signedIn);
      expect(beyond).toEqual([]);
    });
  }
}

test('the header is not printed', async ({ page }) => {
  await open(page, '/docs/limits');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('/agreement redirects to the terms in its language', async ({ request }) => {
  for (const prefix of ['', '/zh']) {
    const reply = await request.get(`${prefix}/agreement`, { maxRedirects: 0 });
    expect(reply.status()).toBe(302);
    expect(reply.headers()['location']).toBe(`${prefix}/agreement/terms`);
  }
});

test('the mobile menu closes when the focus moves to the page behind it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pricing');
  await hydrated(page);
  const menu = page.locator('header details');
  await menu.locator('summary').click();
  // The theme switch is the last control of the menu. It loads when the menu opens.
  await menu.getByRole('radio', { checked: true }).focus();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
  await expect(menu).not.toHaveAttribute('open');
});

test('Escape closes the language dialog of the mobile menu first, then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pricing');
  await hydrated(page);
  const menu = page.locator('header details');
  await menu.locator('summary').click();
  const languages = menu.getByRole('button', { name: 'Current language' });
  await languages.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(languages).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
});

test('serves /favicon.ico', async ({ request }) => {
  const reply = await request.get('/favicon.ico');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('image/x-icon');
});
