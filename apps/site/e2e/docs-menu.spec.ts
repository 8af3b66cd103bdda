import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './pages.ts';

const farDown = '/docs/methods/eth_getProof';

interface Place {
  readonly scrolledPx: number;
  /** Distances of the current entry from the edges of the visible list. */
  readonly abovePx: number;
  readonly belowPx: number;
}

const placeOfEntry = async (page: Page): Promise<Place> =>
  page.getByRole('navigation', { name: 'Documentation' }).evaluate((list) => {
    const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect() ?? new DOMRect();
    const seen = list.getBoundingClientRect();
    return { scrolledPx: list.scrollTop, abovePx: entry.top - seen.top, belowPx: seen.bottom - entry.bottom };
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu starts at the current page with its neighbors in view', async ({ page }) => {
    await page.goto(farDown);
    const { scrolledPx, abovePx, belowPx } = await placeOfEntry(page);
    expect(scrolledPx).toBeGreaterThan(0);
    expect(Math.min(abovePx, belowPx)).toBeGreaterThan(100);
  });

  test('a menu that fits starts at its top', async ({ page }) => {
    await page.goto('/docs/limits');
    expect((await placeOfEntry(page)).scrolledPx).toBe(0);
  });
});

test('hydration keeps the scroll positions of menu and page', async ({ page }) => {
  await page.goto(farDown);
  const before = await placeOfEntry(page);
  await hydrated(page);
  expect(await placeOfEntry(page)).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the menu scrolls to the new page if it is out of view', async ({ page }) => {
  await page.goto(farDown);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Documentation' }).evaluate((list) => list.scrollTo(0, 0));
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('eth_getProof');
  await expect
    .poll(async () => {
      const { abovePx, belowPx } = await placeOfEntry(page);
      return Math.min(abovePx, belowPx);
    })
    .toBeGreaterThan(0);
});

test('the table of contents marks the section that it linked to', async ({ page }) => {
  await page.goto('/docs/api-keys');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Pause and resume' }).click();
  await expect(page).toHaveURL('/docs/api-keys#pause-and-resume');
  await expect(contents.locator('[aria-current]')).toHaveText(['Pause and resume']);
});

test('at the end of a page the table of contents marks the last visible section, or the one that the reader clicked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/docs/api-keys');
  await hydrated(page);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const current = page.locator('nav [aria-current=location]');
  await expect(current).toHaveText((await links.first().textContent()) ?? '');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveText((await links.last().textContent()) ?? '');
  // The link is already in view, so nothing scrolls.
  const before = links.nth(-2);
  await before.click();
  await expect(current).toHaveText((await before.textContent()) ?? '');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveText((await links.first().textContent()) ?? '');
});

test('current links are underlined in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/docs/api-keys');
  await hydrated(page);
  const lines = (selector: string): Promise<readonly string[]> =>
    page.locator(selector).evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  for (const list of ['header nav', 'nav[aria-label="On this page"]', 'nav[aria-label="Documentation"]']) {
    await expect.poll(() => lines(`${list} a[aria-current]`)).toContain('underline');
    expect(await lines(`${list} a:not([aria-current])`)).not.toContain('underline');
  }
});
