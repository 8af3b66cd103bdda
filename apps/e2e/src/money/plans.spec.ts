import { activatePromocode, getProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { queryDatabase } from '../support/database.ts';
import { expectToast, watchComplaints, watchToasts } from '../support/pages.ts';

const dayMs = 86_400_000;

test('deposits exactly what a package is short of, then buys it', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  await activatePromocode(client, { projectId, code: 'WELCOME' });
  await page.goto('/dashboard/plans');
  const dialog = page.getByRole('dialog', { name: 'WebSocket add-ons' });
  const sideMenu = page.getByRole('complementary');
  await expect(sideMenu.getByText('$10.00')).toBeVisible();

  await test.step('an insufficient balance shows the missing amount, and zero packages are rejected', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('You need $39.00 more')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change add-ons' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Remove one' }).click();
    await expect(dialog.getByText('Choose at least one add-on.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add one' }).click();
  });

  await test.step('the deposit covers exactly the missing amount plus the fee', async () => {
    await dialog.getByRole('button', { name: 'Add $39.00' }).click();
    const crypto = page.getByRole('dialog', { name: 'Deposit with CryptoCloud' });
    await expect(crypto.getByText('Covers the $39.00 you need, after the fee.')).toBeVisible();
    await crypto.getByRole('button', { name: 'Deposit $39.56' }).click();
    await page.waitForURL('**/__cryptocloud/*');
    await page.getByRole('button', { name: 'Pay $39.56' }).click();
  });

  await test.step('on return the page shows the credited amount, and all balances are updated', async () => {
    await page.waitForURL('**/dashboard/payments?*');
    await expect(page.getByText('$39.00 added to the balance')).toBeVisible();
    await expect(sideMenu.getByText('$49.00')).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Paid');
  });

  await test.step('the package is bought', async () => {
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByRole('button', { name: 'Buy 1 add-on for $49.00' }).click();
    await expectToast(toasts, '1 add-on purchased');
    await expect(sideMenu.getByText('$0.00')).toBeVisible();
    expect(await getProject(client, { projectId })).toMatchObject({ balance: 0, geyserUsageCommitmentMultiplier: 1 });
  });

  await test.step('auto-renewal is turned off and on again', async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(dialog.getByText('You already have 1 add-on set to renew. Choose a different number.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove one' }).click();
    await dialog.getByRole('button', { name: 'Turn off auto-renewal' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Keep 1 add-on' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove one' }).click();
    await expect(dialog.getByText('Auto-renewal is already off.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep 1 add-on' }).click();
    await expectToast(toasts, '1 add-on kept');
  });
  expect(complaints).toEqual([]);
});

test('upgrades immediately and downgrades at the end of the period unless canceled', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  const { client, createProject, emailAddress } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  await page.goto('/dashboard/plans');
  const card = (name: string) => page.getByRole('article', { name });
  const dialog = page.getByRole('dialog');

  await test.step('pay as you go requires a balance', async () => {
    await expect(card('Free').getByText('Current plan')).toBeVisible();
    await expect(card('Pay as you go').getByText('You need $0.01 more')).toBeVisible();
  });

  await activatePromocode(client, { projectId, code: 'WELCOME' });
  await page.reload();
  await test.step('with a balance the upgrade takes effect immediately', async () => {
    await card('Pay as you go').getByRole('button', { name: 'Upgrade to Pay as you go' }).click();
    await dialog.getByRole('button', { name: 'Upgrade to Pay as you go' }).click();
    await expectToast(toasts, 'You’re now on Pay as you go');
    await expect(card('Pay as you go').getByText('Current plan')).toBeVisible();
    await expect(card('Free').getByText('Takes effect immediately.')).toBeVisible();
  });

  // Enterprise is arranged by email and set by an operator.
  const endsAt = new Date(Date.now() + 30 * dayMs);
  await queryDatabase("update projects set plan_id = 'M', plan_ends_at = $2 where id = $1", [projectId, endsAt]);
  await page.reload();
  await test.step('a downgrade shows what decreases and when, and is scheduled', async () => {
    await card('Pay as you go').getByRole('button', { name: 'Downgrade to Pay as you go' }).click();
    await expect(dialog.getByText('Your limits will be reduced')).toBeVisible();
    await dialog.getByRole('button', { name: 'Downgrade to Pay as you go' }).click();
    await expectToast(toasts, 'Pay as you go starts on');
    await expect(page.getByRole('main').getByText(/^Pay as you go starts on/)).toBeVisible();
    await expect(card('Pay as you go').getByRole('button', { name: 'Downgrade to Pay as you go' })).toBeDisabled();
    expect(await getProject(client, { projectId })).toMatchObject({ usageCommitment: 'M', nextUsageCommitment: 'PAYG' });
  });

  await test.step('canceling the downgrade restores the plan', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Keep Enterprise' }).click();
    await expect(page.getByRole('main').getByText(/^Pay as you go starts on/)).toBeHidden();
    expect(await getProject(client, { projectId })).toMatchObject({ usageCommitment: 'M', nextUsageCommitment: null });
  });

  await queryDatabase("update projects set plan_id = 'FREE', plan_ends_at = null where id = $1", [projectId]);
  await page.reload();
  await test.step('an Enterprise request is validated and stored', async () => {
    await card('Enterprise').getByRole('button', { name: 'Request Enterprise' }).click();
    const email = dialog.getByLabel('Email');
    await expect(email).toHaveValue(emailAddress);
    await email.fill('nobody');
    await dialog.getByLabel('Project URL').fill('https://example.com');
    await expect(dialog.getByText('Enter a valid email, such as name@example.com')).toBeVisible();
    await email.fill(emailAddress);
    await dialog.getByLabel('What do you need?').fill('Archive access to Base at 2,000 requests a second.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectToast(toasts, 'Sent successfully');
    const stored = await queryDatabase('select * from enterprise_requests where email = $1', [emailAddress]);
    expect(stored).toMatchObject([{ project_link: 'https://example.com', message: 'Archive access to Base at 2,000 requests a second.' }]);
  });
  expect(complaints).toEqual([]);
});
