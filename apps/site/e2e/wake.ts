import type { Page } from '@playwright/test';

/** Moves the pointer, as a reader would, and waits until the page listens. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(2, 2);
  await page.locator('html[data-hydrated]').waitFor();
}
