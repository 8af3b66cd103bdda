import { activatePromocode, createApiKey, updateProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { curlJsonRpc, startCountingProxy } from './support/rpc-clients.ts';
import { deployWithEthers, deployWithViem, firstNewHead, storageContract } from './support/contracts.ts';
import { signUp } from './support/account.ts';
import { enterByCode, expectStatistics, expectToast, watchComplaints, watchToasts } from './support/pages.ts';

const chainId = 1;
const emailAddress = `ada+${Date.now()}@example.com`;
const rpc = (id: number, method: string, params: readonly unknown[] = []) => ({ jsonrpc: '2.0', id, method, params });

test('signs up, gets a project and an API key, and counts every request of real clients', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  let code = '';
  const sent: Record<string, number> = {};
  const count = (method: string, requests = 1): void => {
    const row = `Ethereum ${method}`;
    sent[row] = (sent[row] ?? 0) + requests;
  };

  await test.step('the site leads to sign-up, and a one-time code to a first project', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get started' }).first().click();
    code = await enterByCode(page, emailAddress);
    await page.waitForURL('**/dashboard/get-started');
  });
  const secret = await page.getByText(/^op_\w{40}$/).innerText();
  await page.getByRole('button', { name: 'Copy API key' }).click();

  await test.step('the endpoint card shows the URLs for HTTP and WebSocket', async () => {
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText(`${origin}/rpc/ethereum/${secret}`).first()).toBeVisible();
    await page.getByText('WebSocket', { exact: true }).click();
    await expect(page.getByText(`${origin.replace('http', 'ws')}/rpc/ethereum/${secret}`).first()).toBeVisible();
  });
  const httpUrl = `${origin}/rpc/ethereum/${secret}`;
  const wsUrl = httpUrl.replace('http', 'ws');

  await test.step('curl reads the block number and sends a batch', async () => {
    const blockNumber = { id: 1, result: expect.stringMatching(/^0x/) };
    // The gateway refuses the first calls of a key that it can't read in time. It doesn't count them.
    await expect.poll(() => curlJsonRpc(httpUrl, rpc(1, 'eth_blockNumber'))).toMatchObject(blockNumber);
    count('eth_blockNumber');
    const batch = await curlJsonRpc(httpUrl, [rpc(1, 'eth_chainId'), rpc(2, 'eth_gasPrice'), rpc(3, 'eth_chainId')]);
    expect(batch).toMatchObject([{ id: 1, result: '0x1' }, { id: 2 }, { id: 3, result: '0x1' }]);
    count('eth_chainId', 2);
    count('eth_gasPrice');
  });

  const proxy = await startCountingProxy(httpUrl);
  await test.step('viem and ethers deploy a contract with a signed transaction and read its state', async () => {
    expect(await deployWithViem(proxy.url, chainId)).toBe(storageContract.value);
    expect(await deployWithEthers(proxy.url, chainId)).toBe(storageContract.value);
    expect(proxy.counts()).toHaveProperty('eth_sendRawTransaction', 2);
  });

  await test.step('a WebSocket subscription delivers a new head', async () => {
    const produceBlock = () => deployWithEthers(proxy.url, chainId);
    expect(await firstNewHead(wsUrl, chainId, produceBlock)).toBeGreaterThan(0n);
    // Notifications cost compute units, but aren't requests.
    for (const [method, requests] of Object.entries({ eth_subscribe: 1, eth_subscription: 0, eth_unsubscribe: 1 })) count(method, requests);
  });
  // Read after the proxy has closed, because a client's last poll may still be in flight when its call returns.
  await proxy.close();
  for (const [method, requests] of Object.entries(proxy.counts())) count(method, requests);

  await test.step('statistics show exactly these requests without a reload', async () => {
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.waitForURL('**/dashboard/statistics');
    await expect(page.getByRole('table', { name: /Requests by chain and method/ })).toBeVisible();
    await curlJsonRpc(httpUrl, rpc(1, 'eth_getBalance', [`0x${'0'.repeat(40)}`, 'latest']));
    count('eth_getBalance');
    await expectStatistics(page, sent);
  });

  await test.step('a paused key is refused with an error that says why', async () => {
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Actions for Default' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(page.getByText('Paused').first()).toBeVisible();
    // The key is shown as paused before the response arrives.
    await expectToast(toasts, 'Default paused.');
    await expect
      .poll(() => curlJsonRpc(httpUrl, rpc(7, 'eth_blockNumber')))
      .toMatchObject({ id: 7, error: { message: expect.stringContaining('paused') } });
  });

  await test.step('after sign-out the dashboard asks to sign in and returns to the same page', async () => {
    // The toast about the paused key covers the account menu, and stays while the pointer is over it.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page
      .getByRole('menuitem', { name: 'Sign out' })
      .or(page.getByRole('button', { name: 'Sign out' }))
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/dashboard/statistics?range=7d');
    await page.waitForURL('**/login?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toContain('/dashboard/statistics');
    await enterByCode(page, emailAddress, code);
    await page.waitForURL('**/dashboard/statistics?range=7d');
    await expect(page.getByRole('button', { name: /Default/ }).first()).toBeVisible();
  });

  expect(complaints).toEqual([]);
});

test('charges exactly the price of the compute units on pay as you go', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Billing');
  await activatePromocode(client, { projectId, code: 'WELCOME' });
  await updateProject(client, { projectId, nextUsageCommitment: 'PAYG' });
  const { secret } = await createApiKey(client, { projectId, name: 'Billing' });
  await page.goto('/dashboard');
  const menu = page.getByRole('complementary').or(page.getByRole('navigation'));
  await expect(menu.getByText('$10.00')).toBeVisible();

  // 1,000 calls of 60 compute units are 60,000 CU. At $0.39 per million, that is 2.34 cents, of which 2 are charged.
  const batch = Array.from({ length: 1000 }, (_, id) => rpc(id, 'eth_getLogs', [{ fromBlock: 'latest', toBlock: 'latest' }]));
  const answers = await curlJsonRpc(`${origin}/rpc/ethereum/${secret}`, batch);
  expect(answers).toHaveLength(1000);
  await page.getByRole('link', { name: 'Usage' }).click();
  await expect(menu.getByText('$9.98')).toBeVisible();
  await expect(page.getByText('$0.0234').first()).toBeVisible();
});
