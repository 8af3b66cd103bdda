import type { Page } from 'playwright';

/** The main screens of the project that is shown: where the menu leads. Its first is the one that `/dashboard` opens. */
export async function listScreens(page: Page): Promise<readonly string[]> {
  const entries = page.locator('nav a[href^="/dashboard"]');
  const paths = await entries.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const [first, ...rest] = [...new Set(paths)];
  // The one that is shown comes last: to go where one is, is no navigation.
  return first === undefined ? [] : [...rest, first];
}

/** Makes sure that the menu has an entry: leaves the settings, whose menu has none of the project's other screens. */
export async function reachEntry(page: Page, path: string): Promise<void> {
  const entry = page.locator(`nav a[href="${path}"]`).first();
  if ((await entry.count()) > 0) return;
  await page
    .locator('aside')
    .getByRole('link', { name: /^Back to/ })
    .click();
  await entry.waitFor();
}

/** Goes to a screen by its entry of the menu, and waits until its title stands there. */
export async function followMenu(page: Page, path: string): Promise<void> {
  await reachEntry(page, path);
  await page.locator(`nav a[href="${path}"]`).first().click();
  // The address changes before the screen does; the menu changes with the screen.
  await page.locator(`nav a[href="${path}"][aria-current="page"]`).first().waitFor();
  await page.locator('main h1').first().waitFor();
}
