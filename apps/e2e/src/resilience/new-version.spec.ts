/** Tabs that are open while a newer build replaces the files they were loaded from. */
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { loadDialogs, menuLink, title, watchDocuments } from '../support/dashboard-tab.ts';
import { redeploy } from '../support/redeploy.ts';

test('takes a stale tab to its target with one reload, and announces a new version in a form without losing its input', async ({
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
  await loadDialogs(page);
  const [documents, clickedDocuments] = [watchDocuments(page), watchDocuments(clicked)];
  await Promise.all([redeploy(page), redeploy(clicked)]);

  await test.step('a click loads the new build once, and no page after it reloads', async () => {
    await menuLink(clicked, 'Promo code').click();
    await expect(title(clicked, 'Promo code')).toBeVisible();
    await menuLink(clicked, 'Payments').click();
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
