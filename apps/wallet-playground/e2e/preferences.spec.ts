import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { expect, test, type Page } from '@playwright/test';

// Classic scroll bars, as on most desktops.
test.use({ launchOptions: { ...headlessLaunchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }, viewport: { width: 1024, height: 480 } });

const mainBox = (page: Page) => page.locator('main').boundingBox();

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

test('loads the language dialog on demand and changes the language without a reload', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('./');
  const opener = page.getByRole('button', { name: 'Current language: English' });
  await expect(opener).toBeVisible();
  expect(scripts.filter((path) => /(?:preferences|language-modal|dialog)/i.test(path))).toEqual([]);

  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Language' });
  await expect(dialog.getByRole('option', { name: /English/ })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('option', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('locks scrolling without a layout shift while a modal is open, and restores focus on Escape', async ({ page }) => {
  await page.goto('./');
  const opener = page.getByRole('button', { name: 'Preferences' });
  await opener.scrollIntoViewIfNeeded();
  // Wait for the lazy section, which makes the page scrollable.
  await expect(page.getByRole('heading', { name: 'You don’t have any connectors' })).toBeVisible();
  const before = await mainBox(page);
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);

  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await expect(dialog.getByRole('radio', { name: 'Dark' })).toBeVisible();
  expect(await mainBox(page)).toEqual(before);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await mainBox(page)).toEqual(before);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(0);
});
