/** Tabs that are open while a newer build replaces the files they were loaded from. */
import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { redeploy } from '../support/redeploy.ts';

/** Collects the paths of documents that the page loads from now on. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const follow = (page: Page, name: string) => page.getByRole('navigation', { name: 'Project menu' }).getByRole('link', { name }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a stale tab reaches its target with one reload, and a form tells of the new version and keeps its input', async ({
  page,
  context,
  baseURL,
}) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  const clicked = await context.newPage();
  await Promise.all([page.goto('/dashboard/settings'), clicked.goto('/dashboard')]);
  const name = page.getByRole('form', { name: 'Name' }).getByLabel('Project name');
  await name.fill('Shop window');
  await expect(title(clicked, 'API keys')).toBeVisible();
  // Toasts and dialogs load after the first screen.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const [documents, clickedDocuments] = [watchDocuments(page), watchDocuments(clicked)];
  await Promise.all([redeploy(page), redeploy(clicked)]);

  await test.step('a click loads the new build once, and no page after it reloads', async () => {
    await follow(clicked, 'Promo code');
    await expect(title(clicked, 'Promo code')).toBeVisible();
    await follow(clicked, 'Payments');
    await expect(title(clicked, 'Payments')).toBeVisible();
    expect(clickedDocuments).toEqual(['/dashboard/promo-code']);
  });

  await test.step('back in a tab with unsaved input, a toast offers the new version, and the browser asks before it reloads', async () => {
    const reload = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Reload page' });
    await page.bringToFront();
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(reload).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const asked = page.waitForEvent('dialog');
    const pressed = reload.click();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await pressed;
    await expect(page.locator('script[data-start]')).toHaveAttribute('src', /_v2\.js$/);
    await expect(name).toHaveValue('Shop window');
    expect(documents).toEqual(['/dashboard/settings']);
  });
});
