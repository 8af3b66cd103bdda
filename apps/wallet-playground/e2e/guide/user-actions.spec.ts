import { fakeWalletPresets } from '@onepoint/fake-wallets';
import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
import { expect, test } from '@playwright/test';

const { good } = fakeWalletPresets;

test('follows the account that the user selects in the wallet', async ({ page }) => {
  await installFakeWallets(page, [good]);
  await page.goto('/playground/');
  await page.getByRole('button', { name: `Connect ${good.name}` }).click();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();

  const address = await page.evaluate((id) => {
    const wallet = window.fakeWallets[id];
    wallet?.setState({ selected: 1 });
    return wallet?.addresses[1] ?? '';
  }, good.rdns);
  await expect(page.getByText(address, { exact: true })).toBeVisible();
});

test('explains an error in the middle of signing', async ({ page }) => {
  await installFakeWallets(page, [good]);
  await page.goto('/playground/');
  await page.getByRole('button', { name: `Connect ${good.name}` }).click();

  // Only the next signature fails.
  await page.evaluate((id) => {
    window.fakeWallets[id]?.script({ method: 'personal_sign', reply: { kind: 'error', code: -32603, message: 'Ledger unplugged' } });
  }, good.rdns);
  await page.getByRole('button', { name: 'Sign message' }).click();
  await expect(page.getByRole('alert')).toContainText('-32603');
  await page.getByRole('button', { name: 'Sign message' }).click();
  await expect(page.getByText('Signature verified')).toBeVisible();
});
