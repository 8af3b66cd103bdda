import { createApiKey } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from './support/account.ts';
import { watchComplaints } from './support/pages.ts';

test('finds pages, API keys and projects with the keyboard only', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const account = await signUp(context, origin);
  const [first, second] = [await account.createProject('Storefront'), await account.createProject('Warehouse')];
  await createApiKey(account.client, { projectId: first.id, name: 'Checkout server' });
  await page.goto(`/dashboard/${first.id}`);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: 'Checkout server' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /^Search pages/ });
  const open = async (text: string): Promise<void> => {
    // The palette stays for a moment after a command.
    await expect(field).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };

  await test.step('finds a page by the initials of its words', async () => {
    await open('al');
    await expect(page.getByRole('option', { name: /Audit log/ })).toBeVisible();
    await field.fill('audit log');
    await expect(page.getByRole('option', { name: /Audit log/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/settings/audit-log');
  });

  await test.step('finds an API key by name', async () => {
    await open('checkout');
    await expect(page.getByRole('option', { name: /Checkout server/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/private-key/*');
  });

  await test.step('switches to another project', async () => {
    await open('ware');
    await expect(page.getByRole('option', { name: /Warehouse/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('button', { name: 'Project Warehouse. Switch project' })).toBeVisible();
    expect(second.name).toBe('Warehouse');
  });

  await test.step('lists recent commands first, also after a reload, and restores focus on Escape', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Project Warehouse. Switch project' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Search and commands' });
    await button.focus();
    await page.keyboard.press('Enter');
    const last = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(last.first()).toHaveText(/Warehouse/);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
  });
  expect(complaints).toEqual([]);
});
