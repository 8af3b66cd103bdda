import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
import { expect, test } from '@playwright/test';
import { signUp } from './support/account.ts';
import { watchComplaints } from './support/pages.ts';

test('shows developer pages with the real session, wallet and charts in dev mode', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const account = await signUp(context, origin);
  const project = await account.createProject('Storefront');
  await installFakeWallets(page, [{ name: 'Test wallet', rdns: 'com.test-wallet' }]);

  await test.step('without dev mode they are hidden, in the menu and by URL', async () => {
    await page.goto('/workspace/dev/jwt');
    await expect(page.getByRole('link', { name: 'Projects' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Session token' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Session token' })).toHaveCount(0);
  });

  await test.step('the session token is verified with the identity service’s public keys', async () => {
    await page.goto('/workspace/dev/jwt?devMode=on');
    await expect(page.getByRole('link', { name: 'Session token' })).toBeVisible();
    await expect(page.getByText(/The signature matches the issuer’s published key/)).toBeVisible();
    await page.getByRole('button', { name: 'Tamper with the user ID' }).click();
    await expect(page.getByText(/They were changed after the token was signed/)).toBeVisible();
  });

  await test.step('the dashboard has the same pages', async () => {
    await page.goto(`/dashboard/${project.id}`);
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Chart playground' }).click();
    await page.waitForURL('**/dashboard/dev/chart');
    await expect(page.getByText('3,000 points in 3 series')).toBeVisible();
    await page.getByRole('link', { name: 'Wallet playground' }).click();
    await page.waitForURL('**/dashboard/dev/wagmi');
    await page.getByRole('button', { name: 'Connect Test wallet' }).click();
    await page.getByRole('button', { name: 'Sign message' }).click();
    await expect(page.getByText('Signature verified. It’s from this account.')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
