import { activatePromocode, getProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { checkBooks, queryDatabase } from '../support/database.ts';
import { deposit } from '../support/sandbox-payment.ts';

test('credits a promo code once per project and rejects unknown codes', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/promo-code');
  const activate = async (code: string): Promise<void> => {
    await page.getByLabel('Promo code').fill(code);
    await page.getByRole('button', { name: 'Redeem' }).click();
  };

  await activate('NOSUCHCODE');
  await expect(page.getByText('Promo code not found.')).toBeVisible();
  await activate(' welcome ');
  await expect(page.getByText('$10.00 added')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('$10.00')).toBeVisible();

  await page.reload();
  await activate('WELCOME');
  await expect(page.getByText('This promo code has already been used.')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('$10.00')).toBeVisible();
});

test('refunds the deposit of a deleted project and expires its promo credit', async ({ page, context, baseURL }) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  const { id: projectId } = await createProject('Closing');
  await activatePromocode(client, { projectId, code: 'WELCOME' });
  await deposit({ client, context, projectId }, 508);
  expect(await getProject(client, { projectId })).toMatchObject({ balance: 1_500, promoBalance: 1_000 });
  await page.goto('/dashboard/usage');
  await expect(page.getByText('Includes $10.00 in promo credit, spent first.')).toBeVisible();
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Closing?' });
  await dialog.getByRole('radio', { name: /Request a refund/ }).check();
  await expect(dialog.getByText(/\$5\.00 will be refunded and \$10\.00 of promo credit expires/)).toBeVisible();
  await dialog.getByRole('textbox').fill('Closing');
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await page.waitForURL('**/workspace');
  const entries = await queryDatabase(
    `select kind, amount_cents::int, promo_cents::int from ledger_entries where project_id = $1 and amount_cents < 0 order by sequence`,
    [projectId],
  );
  expect(entries.map((entry) => Object.values(entry))).toEqual([
    ['fee', -8, 0],
    ['refund', -500, 0],
    ['promo_expiry', -1_000, -1_000],
  ]);
  expect(await checkBooks()).toContain('every cent is accounted for');
});
