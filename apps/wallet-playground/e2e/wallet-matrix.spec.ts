import { fakeWalletPresets, type FakeWalletPreset } from '@onepoint/fake-wallets';
import { expect } from '@playwright/test';
import { LabPage, test } from './matrix/lab-page.ts';
import { flows, outcomesByPreset, runFlow } from './matrix/wallet-flows.ts';

for (const preset of Object.keys(fakeWalletPresets) as FakeWalletPreset[]) {
  const outcomes = outcomesByPreset[preset];
  test(`wallet "${preset}": ${flows.map((flow) => `${flow} ${outcomes[flow] ?? 'works'}`).join(', ')}`, async ({ page, chainUrl }) => {
    const lab = await LabPage.open(page, preset, chainUrl);
    for (const flow of flows) await test.step(flow, () => runFlow[flow](lab, outcomes[flow] ?? 'works'));
  });
}

test('connects two wallets that share an rdns and keeps one when the other is disconnected', async ({ page, chainUrl }) => {
  const first = await LabPage.open(page, 'twin', chainUrl);
  const second = new LabPage(page, 'otherTwin');
  await runFlow.connect(first, 'works');
  await runFlow.connect(second, 'works');
  await page.getByRole('button', { name: `Disconnect ${second.walletName}` }).click();
  await first.expectConnected();
});

test('connects and signs with a wallet that only has a request function', async ({ page }) => {
  await page.addInitScript(() => {
    const accounts: string[] = [];
    const answers: Readonly<Record<string, () => unknown>> = {
      eth_requestAccounts: () => {
        accounts[0] = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
        return accounts;
      },
      eth_accounts: () => accounts,
      eth_chainId: () => '0x89',
      personal_sign: () => `0x${'11'.repeat(65)}`,
    };
    const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
      const answer = answers[method];
      if (answer === undefined) throw new Error(`no ${method}`);
      return Promise.resolve(answer());
    };
    Object.defineProperty(window, 'ethereum', { value: Object.freeze({ request }) });
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Connect Browser wallet' }).click();
  await expect(page.getByText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Polygon 137' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Sign message' }).click();
  await expect(page.getByText('Couldn’t verify this signature here.')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('No wallet connected')).toBeVisible();
});

test('keeps the chain switch in its place when the balance fails to load', async ({ page, chainUrl }) => {
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await failing;
    return route.abort();
  });
  const lab = await LabPage.open(page, 'good', chainUrl);
  await runFlow.connect(lab, 'works');
  const place = await lab.chain('Base 8453').boundingBox();
  fail();
  await expect(page.getByText('Not available')).toBeVisible();
  expect(await lab.chain('Base 8453').boundingBox()).toEqual(place);
});

test('links an error to its page with cause and cure', async ({ page, chainUrl }) => {
  const lab = await LabPage.open(page, 'rejecting', chainUrl);
  await lab.connectButton.click();
  await page.getByRole('link', { name: 'More: WALLET_USER_REJECTED' }).click();
  await expect(page).toHaveURL(/\/playground\/errors\/WALLET_USER_REJECTED$/);
  await page.reload();
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Trigger WALLET_USER_REJECTED' }) });
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(entry).toContainText('Cause');
});
