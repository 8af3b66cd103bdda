import { readFile } from 'node:fs/promises';
import { activatePromocode, getPayment, getProject, listCustodialWallets } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { queryDatabase } from '../support/database.ts';
import { expectToast, watchComplaints, watchToasts } from '../support/pages.ts';
import { actOnPaymentPage, deposit, startDeposit } from '../support/sandbox-payment.ts';

test('shows payments with pagination, receipts and a CSV of all', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  const payments = { client, context, projectId };
  await deposit(payments, 10_000);
  // The API doesn't accept dates, so older payments are inserted directly.
  await queryDatabase(
    `insert into payments (id, project_id, created_by, type, amount_cents, status, created_at, settled_at)
     select 'pay_old' || n || $1, $1, 'user_old', 'CUSTODIAL', 1000 + n, 'CANCELED', now() - n * interval '1 day', now()
     from generate_series(1, 24) as n`,
    [projectId],
  );

  const rows = page.getByRole('table').getByRole('row');
  await test.step('the second page continues after the last of the first twenty', async () => {
    await page.goto('/dashboard/payments');
    await expect(rows).toHaveCount(21);
    const asked = page.waitForRequest(/\/v2\/projects\/[^/]+\/payments\?.*lastId=/);
    await page.getByRole('button', { name: 'Load more' }).click();
    expect(new URL((await asked).url()).searchParams.get('lastId')).toBe(`pay_old19${projectId}`);
    await expect(rows).toHaveCount(26);
  });

  await test.step('a new payment is listed first before the redirect to its payment page', async () => {
    await page.getByRole('button', { name: 'Add funds' }).click();
    await page.getByRole('dialog').getByText('Native wallet').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
    const crypto = page.getByRole('dialog', { name: 'Deposit with CryptoCloud' });
    await crypto.getByLabel('Amount').fill('25');
    await crypto.getByRole('button', { name: 'Deposit $25.00' }).click();
    await page.waitForURL('**/__cryptocloud/*');
    await page.goBack();
    await expect(rows.nth(1)).toContainText('Pending');
    await expect(rows.nth(1)).toContainText('$25.00');
  });

  await test.step('a manual check reports that nothing was paid, and the page updates once it is', async () => {
    await page.getByRole('button', { name: 'Check the $25.00 payment' }).click();
    await expectToast(toasts, 'No payment detected yet');
    const link = (await page.getByRole('link', { name: 'Pay $25.00' }).getAttribute('href')) ?? '';
    await actOnPaymentPage(payments, { link }, { action: 'pay', postback: 'lost' });
    await expect(rows.nth(1)).toContainText('Paid');
    await expect(page.getByRole('complementary').getByText('$123.25')).toBeVisible();
  });

  await test.step('a paid payment has a printable receipt, and the CSV contains all payments', async () => {
    await page.getByRole('button', { name: 'Receipt for $25.00' }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt.getByText('$24.65')).toBeVisible();
    await expect(receipt.getByRole('button', { name: 'Print' })).toBeEnabled();
    // Prints black on white, even in the dark theme.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText('Fee', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const csv = await readFile(await (await downloads).path(), 'utf8');
    expect(csv.trim().split('\n')).toHaveLength(27);
  });
  expect(complaints).toEqual([]);
});

test('credits a payment exactly once, whatever the payer and the provider do', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  const payments = { client, context, projectId };
  const start = () => startDeposit(payments, 10_000);
  const balance = async (): Promise<number> => (await getProject(client, { projectId })).balance;
  await page.goto('/dashboard/payments');

  await test.step('a lost, a duplicate and a forged postback', async () => {
    const [lost, twice, forged] = [await start(), await start(), await start()];
    await actOnPaymentPage(payments, lost, { action: 'pay', postback: 'lost' });
    await actOnPaymentPage(payments, twice, { action: 'pay', postback: 'twice' });
    await actOnPaymentPage(payments, forged, { action: 'pay', postback: 'forged' });
    await page.goto(`/dashboard/payments?order_id=${lost.id}`);
    await expect(page.getByText('$98.60 added to the balance')).toBeVisible();
    await expect.poll(balance).toBe(3 * 9_860);
  });

  await test.step('a partial payment waits for the rest, and an overpayment is credited in full', async () => {
    const [part, over] = [await start(), await start()];
    await actOnPaymentPage(payments, part, { action: 'pay-part' });
    await page.goto(`/dashboard/payments?order_id=${part.id}`);
    await expect(page.getByText(/^We’ve received \$\d+\.\d\d of \$100\.00$/u)).toBeVisible();
    await actOnPaymentPage(payments, part, { action: 'pay' });
    await expect(page.getByText('$98.60 added to the balance')).toBeVisible();
    await actOnPaymentPage(payments, over, { action: 'overpay' });
    await page.goto(`/dashboard/payments?order_id=${over.id}`);
    await expect(page.getByText('$123.25 added to the balance')).toBeVisible();
    expect(await balance()).toBe(4 * 9_860 + 12_325);
  });

  await test.step('canceled and expired payments credit nothing', async () => {
    const [canceled, expired] = [await start(), await start()];
    await actOnPaymentPage(payments, canceled, { action: 'cancel' });
    await actOnPaymentPage(payments, expired, { action: 'expire' });
    for (const { id } of [canceled, expired]) {
      await page.goto(`/dashboard/payments?order_id=${id}`);
      await expect(page.getByText('Your $100.00 payment was canceled')).toBeVisible();
      expect(await getPayment(client, { projectId, paymentId: id })).toMatchObject({ status: 'CANCELED', credited: null });
    }
    expect(await balance()).toBe(4 * 9_860 + 12_325);
  });
});

test('shows a payment with its own project when another one is selected', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const { createProject } = await signUp(context, origin);
  const storefront = await createProject('Storefront');
  const indexer = await createProject('Indexer');
  await page.goto(`/dashboard/${storefront.id}`);
  await page.waitForURL('**/dashboard');

  await test.step('the fee is shown upfront, and the minimum of one dollar can be paid', async () => {
    await page.goto('/dashboard/payments');
    await page.getByRole('button', { name: 'Add funds' }).click();
    await page.getByRole('dialog').getByText('Native wallet').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
    const crypto = page.getByRole('dialog', { name: 'Deposit with CryptoCloud' });
    await expect(crypto.getByText('Provider fee: 1.4% of the deposit, rounded up to the next cent')).toBeVisible();
    await crypto.getByLabel('Amount').fill('1');
    await crypto.getByRole('button', { name: 'Deposit $1.00' }).click();
    await page.waitForURL('**/__cryptocloud/*');
  });

  await test.step('another project is selected in the meantime', async () => {
    const tab = await context.newPage();
    await tab.goto(`/dashboard/${indexer.id}`);
    await tab.waitForURL('**/dashboard');
    await tab.close();
  });

  await test.step('on return its project is named, and only selected on request', async () => {
    await page.getByRole('button', { name: 'Pay $1.00' }).click();
    await page.waitForURL('**/dashboard/payments?*');
    await expect(page.getByText('$0.98 added to the balance')).toBeVisible();
    await expect(page.getByText('This payment belongs to Storefront.')).toBeVisible();
    await expect(page.getByText('Make your first deposit')).toBeVisible();
    await page.getByRole('button', { name: 'Switch to Storefront' }).click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('$1.00');
    await expect(page.getByText('$0.98 added to the balance')).toBeVisible();
    await expect(page.getByText('This payment belongs to Storefront.')).toBeHidden();
    await expect(page.getByRole('complementary').getByText('$0.98')).toBeVisible();
  });

  await test.step('another account gets "not found"', async () => {
    const stranger = await browser.newContext({ baseURL: origin });
    await (await signUp(stranger, origin)).createProject('Elsewhere');
    const visit = await stranger.newPage();
    await visit.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(visit.getByText(/Payment not found\./)).toBeVisible();
    await stranger.close();
  });
  expect(complaints).toEqual([]);
});

test('credits a transfer to the project’s address once it is confirmed', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  await activatePromocode(client, { projectId, code: 'WELCOME' });
  const [wallet] = (await listCustodialWallets(client)).filter((one) => one.projectId === projectId);
  const address = wallet?.address ?? '';

  await test.step('the address is shown once the user confirms what they send', async () => {
    await page.goto('/dashboard/payments');
    await page.getByRole('button', { name: 'Add funds' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cascade wallet' });
    await expect(dialog.getByText('Check the box to reveal the address.')).toBeVisible();
    await expect(dialog.getByText(address)).toBeHidden();
    await dialog.getByRole('checkbox', { name: `I’ll send only ${wallet?.tokens[0]?.symbol} on ${wallet?.network}` }).check();
    await expect(dialog.getByRole('button', { name: 'Copy deposit address' })).toBeVisible();
  });

  await test.step('a transfer from the faucet becomes a paid payment', async () => {
    const faucet = await context.newPage();
    await faucet.goto('/__cryptocloud/faucet');
    await faucet.getByLabel('Deposit address').fill(address);
    await faucet.getByLabel('Dollars').fill('25');
    await faucet.getByRole('button', { name: 'Send' }).click();
    await expect(faucet.getByText('Sent.')).toBeVisible();
    await faucet.close();
    await expect.poll(async () => (await getProject(client, { projectId })).balance).toBe(3_500);
    await page.reload();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Cascade wallet');
    await expect(page.getByRole('complementary').getByText('$35.00')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
