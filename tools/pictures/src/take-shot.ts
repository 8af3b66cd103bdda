import { storageKeyOf } from '@onepoint/app-state';
import { sandboxAccounts } from '@onepoint/sandbox/start/sandbox-data';
import type { Browser, Page } from 'playwright';

export const themes = ['light', 'dark'] as const;

/** Views of the home page's picture: one for wide windows, and one for phones without the filters. */
export const frames = [
  { name: 'wide', width: 1280, height: 800, pictureWidths: [1280, 2048] },
  { name: 'phone', width: 390, height: 640, pictureWidths: [780], from: 'main :text-is("Requests")' },
] as const;

/** Opens a page signed in to the sample project. Shots have two device pixels per CSS pixel. */
export async function openSampleProject(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  const [{ emailAddress, password }] = sandboxAccounts;
  await page.goto('/login?redirect=/dashboard');
  await page.getByLabel('Email address').fill(emailAddress);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name=password]:visible').fill(password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

interface TakeShotOptions {
  path: string;
  theme: (typeof themes)[number];
  /** Size of the window in CSS pixels. */
  width: number;
  height: number;
  /** Selector of the element that appears last. The shot waits for it. */
  last: string;
  /** Selector of the element to scroll to below the page's header. @default the top of the page */
  from?: string;
}

/** Height of the fixed header and the space below it, in CSS pixels. */
const headerPx = 88;

/** Returns a PNG of the window once everything on the page has loaded. */
export async function takeShot(page: Page, { path, theme, width, height, last, from }: TakeShotOptions): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeyOf('themeMode'), JSON.stringify(theme)] as const);
  // The first visit can keep the fallback fonts, so that the page doesn't shift. The second visit has the fonts.
  await page.goto(path);
  await page.goto(path);
  await page.locator(last).first().waitFor();
  // The hidden scroll bar would leave a strip.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  await page.evaluate(async () => document.fonts.ready);
  // The page keeps the scroll position of the previous shot.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (from !== undefined) {
    await page
      .locator(from)
      .first()
      .evaluate((element, above) => scrollBy({ top: element.getBoundingClientRect().top - above, behavior: 'instant' }), headerPx);
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
