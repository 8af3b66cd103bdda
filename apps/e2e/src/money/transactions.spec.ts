import { getProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signUp } from '../support/account.ts';
import { deposit } from '../support/sandbox-payment.ts';

test('lists a deposit with its fee and the balance after each, links to the payment, and downloads the same as CSV', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  const { id: projectId } = await createProject('Storefront');
  const payment = await deposit({ client, context, projectId }, 10_000);
  const { balance } = await getProject(client, { projectId });
  const shown = `$${(balance / 100).toFixed(2)}`;

  await page.goto('/dashboard/transactions');
  const rows = page.getByRole('table').getByRole('row');
  const newest = rows.filter({ hasText: 'Deposit' }).first();
  await expect(newest.getByRole('cell').last()).toContainText(shown);
  await expect(page.getByText(`Your balance is ${shown}`)).toBeVisible();

  await test.step('the deposit leads to its payment', async () => {
    await page.getByRole('link', { name: 'View payment' }).last().click();
    await expect(page.getByRole('dialog')).toContainText(payment.id);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the CSV has the same amounts', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    const [, ...lines] = csv.trim().split(/\r?\n/);
    const amounts = lines.map((line) => line.split(',').slice(-2).map(Number));
    expect(amounts[0]?.[1]).toBe(balance / 100);
    expect(Math.round(amounts.reduce((sum, [amount = 0]) => sum + amount * 100, 0))).toBe(balance);
    expect(csv).toContain(payment.id);
  });
});
