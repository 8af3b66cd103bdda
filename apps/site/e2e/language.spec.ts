import { expect, test, type Page } from '@playwright/test';

test.use({ locale: 'ja-JP' });

const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('onepoint:locale:v1'));

test('follows the language of the browser on the first visit to the home page only, without storing it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/ja');
  expect(await chosen(page)).toBeNull();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
});

test('/index.html redirects like the home page and does not choose English', async ({ page }) => {
  await page.goto('/index.html');
  await expect(page).toHaveURL('/ja');
  expect(await chosen(page)).toBeNull();
});

test('/en chooses English and leaves the address', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Works across the navigation from /en, which may still be running.
  await page.waitForFunction(() => localStorage.getItem('onepoint:locale:v1') === '"en"');
});

test('a page shows newer texts of the served folder after load, also after a navigation', async ({ page }) => {
  await page.route('**/locales/ko/page.json', (route) =>
    route.fulfill({ json: { pricing: { title: '새 제목' }, referrals: { title: '새 추천 제목' } } }),
  );
  await page.goto('/ko/pricing');
  await expect(page.locator('h1')).toHaveText('새 제목');
  await page.locator('footer a[href="/ko/referrals"]').click();
  await expect(page.locator('h1')).toHaveText('새 추천 제목');
});
