import { storageKeyOf } from '@onepoint/app-state';
import { sandboxAccounts } from '@onepoint/sandbox/start/sandbox-data';
import type { Browser, Page } from 'playwright';

export const themes = ['light', 'dark'] as const;

/** The views of the home page's picture: one for wide windows and one for phones. */
export const frames = [
  { name: 'wide', width: 1280, height: 800, pictureWidths: [1280, 2048] },
  { name: 'phone', width: 390, height: 640, pictureWidths: [780] },
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
  /** Selector of what appears last on the page. */
  last: string;
}

/** A PNG of the top of a page, once everything on it has loaded. */
export async function takeShot(page: Page, { path, theme, width, height, last }: TakeShotOptions): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeyOf('themeMode'), JSON.stringify(theme)] as const);
  await page.goto(path);
  await page.locator(last).first().waitFor();
  // The hidden scroll bar would leave a strip.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' });
  await page.evaluate(async () => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
