import { expect, test, type Page } from '@playwright/test';

const card = (page: Page, chain: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: chain, exact: true }) });

test('shows latency and status of chains and filters them through the URL', async ({ page }) => {
  await page.goto('/chains');
  const base = card(page, 'Base');
  await expect(base.getByText(/^\d+(\.\d)? ms$/)).toBeVisible();
  await expect(base.getByText('Synced', { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Name or chain ID' }).fill('137');
  await expect(page).toHaveURL(/\/chains\?search=137$/);
  await expect(card(page, 'Polygon')).toBeVisible();
  await expect(base).toHaveCount(0);
  await page.reload();
  await expect(base).toHaveCount(0);
  await expect(card(page, 'Polygon').getByText('137', { exact: true })).toBeVisible();

  await page.goto('/networks?type=testnet');
  await expect(card(page, 'Base')).toHaveCount(0);
  // The sandbox serves no testnet.
  await expect(card(page, 'Sepolia')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request Sepolia' })).toBeVisible();
});

test('sends no measurements once they are switched off, also after a reload', async ({ page }) => {
  await page.goto('/chains');
  await expect(card(page, 'Base').getByText(/^\d+(\.\d)? ms$/)).toBeVisible();
  await page.getByRole('switch', { name: 'Live latency' }).uncheck();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('switch', { name: 'Live latency' })).not.toBeChecked();
  await expect(card(page, 'Base').getByText('Waiting')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/rpc/'))).toEqual([]);
});

test('adds a chain to the wallet with its public endpoint', async ({ page, baseURL }) => {
  const asked: unknown[] = [];
  await page.exposeFunction('reportCall', (call: unknown) => void asked.push(call));
  await page.addInitScript(() => {
    const report: unknown = Reflect.get(window, 'reportCall');
    const request = async (call: unknown): Promise<null> => {
      if (typeof report === 'function') await Reflect.apply(report, window, [call]);
      return null;
    };
    const detail = { info: { uuid: 'test', name: 'Test Wallet' }, provider: { request } };
    window.addEventListener('eip6963:requestProvider', () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })));
  });
  await page.goto('/chains');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Add to wallet: Polygon' }).click();
  await page.getByRole('button', { name: 'Add to Test Wallet' }).click();
  await expect(page.getByText('Polygon added to your wallet')).toBeVisible();
  expect(asked).toMatchObject([
    { method: 'wallet_addEthereumChain', params: [{ chainId: '0x89', rpcUrls: [`${String(baseURL)}/rpc/polygon/public`] }] },
  ]);
});

test('sends one chain request on a double click', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  const clicked = Promise.withResolvers<void>();
  await page.route('**/v1/chainRequests', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The confirmation would get the second click.
    await clicked.promise;
    await route.continue();
  });
  await page.goto('/chains');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Request a chain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a chain' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Project URL' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Project URL' }).fill('https://example.com');
  await dialog.getByRole('textbox', { name: 'Chain and use case' }).fill('Gnosis, for an explorer of ours.');
  await dialog.getByRole('button', { name: 'Send request' }).dblclick();
  clicked.resolve();
  await expect(dialog.getByText(/Your request ID is req_/)).toBeVisible();
  expect(keys).toEqual([expect.any(String)]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every chain with its ID and endpoint', async ({ page }) => {
    await page.goto('/chains');
    await expect(card(page, 'Polygon').getByText('137', { exact: true })).toBeVisible();
    await expect(card(page, 'Polygon').getByText('/rpc/polygon/public')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to wallet: Polygon' })).toBeHidden();
  });
});
