import { expect, type Locator, type Page } from '@playwright/test';

/** Paths are added to the returned array while the page navigates. */
export function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Project menu' }).getByRole('link', { name });
export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Opens and closes the palette, to load the code of toasts and dialogs, which loads after the first view. */
export async function loadDialogs(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
