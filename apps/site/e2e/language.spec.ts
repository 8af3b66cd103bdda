import { expect, test, type Page } from '@playwright/test';

test.use({ locale: 'ja-JP' });

const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('onepoint:locale:v1'));

test('the language of the browser is followed on the first visit to the home page alone, and is no choice', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/ja');
  expect(await chosen(page)).toBeNull();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
});

test('/index.html is the home page by another name, and no choice of English', async ({ page }) => {
  await page.goto('/index.html');
  await expect(page).toHaveURL('/ja');
  expect(await chosen(page)).toBeNull();
});

test('/en is a choice of English, which the address does not keep', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await chosen(page)).toBe('"en"');
});
