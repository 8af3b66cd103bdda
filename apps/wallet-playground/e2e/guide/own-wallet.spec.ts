import { fakeWalletPresets } from '@onepoint/fake-wallets';
import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
import { expect, test } from '@playwright/test';

test('my wallet passes the compliance tests', async ({ page }) => {
  // Install your own wallet instead: await page.addInitScript({ path: 'dist/my-wallet.js' });
  await installFakeWallets(page, [fakeWalletPresets.good]);
  await page.goto('/playground/conformance');
  await page.getByRole('button', { name: 'Run tests' }).click();
  await expect(page.getByText(/passed, 0 failed/)).toBeVisible();
});
