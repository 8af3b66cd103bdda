import { fakeWalletPresets } from '@onepoint/fake-wallets';
import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
import { expect, test } from '@playwright/test';

const { rejecting } = fakeWalletPresets;

test('lets users try again after they reject the connection', async ({ page }) => {
  await installFakeWallets(page, [rejecting]);
  await page.goto('/playground/');

  const connect = page.getByRole('button', { name: `Connect ${rejecting.name}` });
  await connect.click();
  await expect(page.getByRole('alert')).toContainText('rejected');

  // The user changes their mind.
  await page.evaluate((id) => window.fakeWallets[id]?.behave({ rejects: [] }), rejecting.rdns);
  await connect.click();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
});
