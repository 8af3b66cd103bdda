import { fakeWalletPresets } from '@onepoint/fake-wallets';
import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
import { expect, test, type Page } from '@playwright/test';

const panel = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

test('works with a test wallet if there is no extension', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText('You don’t have any connectors')).toBeVisible();
  await page.getByRole('button', { name: 'Start Approves everything' }).click();
  await page.getByRole('button', { name: 'Connect Test wallet' }).click();
  await expect(panel(page, 'Connection').getByText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBeVisible();

  await page.getByRole('button', { name: 'Sign message' }).click();
  await expect(page.getByText('Signature verified. It’s from this account.')).toBeVisible();

  await page.getByRole('button', { name: 'Base 8453' }).click();
  await expect(page.getByRole('button', { name: 'Base 8453' })).toHaveAttribute('aria-current', 'true');
  const log = panel(page, 'Requests and events');
  await expect(log.getByText('wallet_switchEthereumChain', { exact: true })).toBeVisible();
  await expect(log.getByText('chainChanged', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Base 8453' })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No wallet connected')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No wallet connected')).toBeVisible();
});

test('adds a chain that the wallet does not know', async ({ page }) => {
  await installFakeWallets(page, [{ ...fakeWalletPresets.unknownChain, name: 'One chain' }]);
  await page.goto('./');
  await page.getByRole('button', { name: 'Connect One chain' }).click();
  await page.getByRole('button', { name: 'Polygon 137' }).click();
  await expect(page.getByRole('button', { name: 'Polygon 137' })).toHaveAttribute('aria-current', 'true');
  await expect(panel(page, 'Requests and events').getByText('wallet_addEthereumChain', { exact: true })).toBeVisible();
});

test('shows a rejection with its code and allows another try', async ({ page }) => {
  await installFakeWallets(page, [{ name: 'Fickle', rdns: 'com.fickle', behavior: { rejects: 'all' } }]);
  await page.goto('./');
  await page.getByRole('button', { name: 'Connect Fickle' }).click();
  await expect(page.getByRole('alert')).toContainText('Request rejected in your wallet. You can try again.');
  await page.evaluate(() => window.fakeWallets['com.fickle']?.behave({ rejects: ['personal_sign'] }));
  await page.getByRole('button', { name: 'Connect Fickle' }).click();
  await page.getByRole('button', { name: 'Sign message' }).click();
  await expect(page.getByRole('alert')).toContainText('Signing failed');
  await expect(page.getByRole('alert')).toContainText('WALLET_USER_REJECTED · 4001');
});
