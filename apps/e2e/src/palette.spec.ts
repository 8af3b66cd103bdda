import { createApiKey } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from './account.ts';
import { watchComplaints } from './pages.ts';

test('the palette finds pages, keys and projects by the keyboard alone', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const account = await signUp(context, origin);
  const [first, second] = [await account.createProject('Storefront'), await account.createProject('Warehouse')];
  await createApiKey(account.client, { projectId: first.id, name: 'Checkout server' });
  await page.goto(`/dashboard/${first.id}`);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: 'Checkout server' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /Find pages/ });
  const open = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };

  await test.step('a page, by the letters its words begin with', async () => {
    await open('al');
    await expect(page.getByRole('option', { name: /Audit log/ })).toBeVisible();
    await field.fill('audit log');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/settings/audit-log');
    await expect(field).toBeHidden();
  });

  await test.step('a key, by its name', async () => {
    await open('checkout');
    await expect(page.getByRole('option', { name: /Checkout server/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/private-key/*');
  });

  await test.step('another project, which is then the current one', async () => {
    await open('ware');
    await expect(page.getByRole('option', { name: /Warehouse/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('button', { name: 'Project Warehouse. Switch project' })).toBeVisible();
    expect(second.name).toBe('Warehouse');
  });

  await test.step('what was used last stands first, also after a reload; Escape gives focus back', async () => {
    await page.reload();
    const button = page.getByRole('button', { name: 'Search and commands' });
    await button.focus();
    await page.keyboard.press('Enter');
    const last = page.getByRole('group', { name: 'Used last' }).getByRole('option');
    await expect(last.first()).toHaveText(/Warehouse/);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
  });
  expect(complaints).toEqual([]);
});
