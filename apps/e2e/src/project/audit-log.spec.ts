import { createApiKey, updateApiKey } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signUp } from '../support/account.ts';
import { watchComplaints } from '../support/pages.ts';

test('shows the audit log with filters in the URL and a CSV download', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const account = await signUp(context, origin);
  const project = await account.createProject('Storefront');
  const key = await createApiKey(account.client, { projectId: project.id, name: 'Checkout server' });
  await updateApiKey(account.client, { projectId: project.id, apiKeyId: key.id, name: 'Till' });
  for (let number = 1; number <= 20; number += 1)
    await createApiKey(account.client, { projectId: project.id, name: `Key ${String(number)}` });

  await page.goto(`/dashboard/${project.id}`);
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/settings/audit-log');
  const entries = page.getByRole('region', { name: 'Changes, newest first' }).getByRole('listitem');

  await test.step('entries are paginated, newest first', async () => {
    await expect(page.getByText(/^Last change .+ by /)).toBeVisible();
    await expect(entries).toHaveCount(20);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(entries).toHaveCount(23);
    await expect(entries.last()).toContainText('created the project Storefront');
  });

  await test.step('a filter is kept in the URL', async () => {
    await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'API keys: renamed' });
    await page.waitForURL('**/audit-log?action=apiKey.rename');
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText('renamed the API key Checkout server');
    await expect(entries.first()).toContainText('Till');
    await page.reload();
    await expect(entries).toHaveCount(1);
    await expect(page.getByText('1 matching change')).toBeVisible();
  });

  await test.step('the file contains all matching entries, not only the loaded ones', async () => {
    await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'API keys: created' });
    await expect(entries).toHaveCount(20);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toContain('Checkout server');
  });
  expect(complaints).toEqual([]);
});
