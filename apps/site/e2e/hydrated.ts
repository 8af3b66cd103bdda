import type { Page } from '@playwright/test';

/** Waits until the page is hydrated. The pointer moves, as a reader's would. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(2, 2);
  await page.locator('html[data-hydrated]').waitFor();
}
