import { listMembers } from '@onepoint/api-client';
import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { enterByCode, expectToast, watchComplaints, watchToasts } from '../support/pages.ts';

test('changes names, email addresses and wallets in the profile', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  const account = await signUp(context, origin);
  const project = await account.createProject('Storefront');
  await installFakeWallets(page, [{ name: 'Test wallet', rdns: 'com.test-wallet' }]);
  await page.goto('/workspace/profile');

  await test.step('a first name is saved and shown to others', async () => {
    await expect(page.getByText('1 email address, no wallets, 1 active session')).toBeVisible();
    await page.getByLabel('First name').fill('Jean-Luc');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(toasts, 'Name saved');
    await page.goto(`/dashboard/${project.id}`);
    await page.waitForURL('**/dashboard');
    // The identity service tells the API by webhook, which can be after the list of members is read.
    await expect.poll(async () => JSON.stringify(await listMembers(account.client, { projectId: project.id }))).toContain('Jean-Luc');
    await page.goto('/dashboard/settings/members');
    await expect(page.getByRole('rowheader', { name: /Jean-Luc/ })).toBeVisible();
    await page.goto('/workspace/profile');
    await expect(page.getByLabel('First name')).toHaveValue('Jean-Luc');
  });

  const second = account.emailAddress.replace('flow+', 'second+');
  await test.step('a second address is verified with a code and becomes primary', async () => {
    await page.getByRole('button', { name: 'Add email address' }).click();
    await page.getByLabel('New email address').fill(second);
    await page.getByRole('button', { name: 'Send code' }).click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('00000');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText('Invalid value')).toBeVisible();
    await code.fill(await page.getByTestId('sandbox-code').innerText());
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expectToast(toasts, `${second} verified`);
    await page.getByRole('button', { name: `Make primary: ${second}` }).click();
    const addresses = page.getByRole('list', { name: 'Your email addresses' });
    await expect(addresses.getByRole('listitem').filter({ hasText: second })).toContainText('Primary');
  });

  await test.step('the old address is removed after a confirmation', async () => {
    await page.getByRole('button', { name: `Remove ${account.emailAddress}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove email address' }).click();
    await expectToast(toasts, `${account.emailAddress} removed`);
    await expect(page.getByRole('list', { name: 'Your email addresses' }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a wallet is connected with a signature', async () => {
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await expectToast(toasts, 'Wallet connected');
    await expect(page.getByText('1 email address, 1 wallet, 1 active session')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('signs out another device, then all devices', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const account = await signUp(context, origin);
  const elsewhere = await browser.newContext({ baseURL: origin });
  const other = await elsewhere.newPage();
  await other.goto('/login?redirect=/workspace/profile');
  await enterByCode(other, account.emailAddress);
  await other.waitForURL('**/workspace/profile');

  await page.goto('/workspace/profile');
  await expect(page.getByText(/2 active sessions$/)).toBeVisible();
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText(/1 active session$/)).toBeVisible();
  await other.reload();
  await other.waitForURL('**/login?redirect=*');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/workspace/profile');
  await page.waitForURL('**/login?redirect=*');
  await elsewhere.close();
});
