import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { curlJsonRpc } from '../support/rpc-clients.ts';
import { expectToast, watchToasts } from '../support/pages.ts';

const rpc = (method: string, params: readonly unknown[] = []) => ({ jsonrpc: '2.0', id: 7, method, params });
const blockNumber = rpc('eth_blockNumber');
const answered = { id: 7, result: expect.stringMatching(/^0x/) };
const refusedWith = (code: string) => ({ error: { data: { code } } });
/** The gateway learns of changes asynchronously, so tests poll for every change. */
const soon = { intervals: [100] };

async function takeSecret(page: Page, title: string | RegExp): Promise<string> {
  const reveal = page.getByRole('dialog', { name: title });
  const secret = await reveal.getByText(/^op_\w{40}$/).innerText();
  await reveal.getByRole('button', { name: 'Copy API key' }).click();
  await reveal.getByRole('button', { name: 'Done' }).click();
  await expect(reveal).toHaveCount(0);
  return secret;
}

async function sendTogether(url: string): Promise<unknown[]> {
  return Promise.all(Array.from({ length: 4 }, async () => curlJsonRpc(url, blockNumber)));
}

async function rotate(page: Page, grace: string): Promise<string> {
  await page.getByRole('button', { name: 'Rotate Web shop' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(grace, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Rotate API key' }).click();
  return takeSecret(page, '“Web shop” rotated');
}

test('limits, tries, rotates, pauses and deletes an API key', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const endpointOf = (secret: string): string => `${origin}/rpc/ethereum/${secret}`;

  const account = await signUp(page.context(), origin);
  await account.createProject('Keys');
  const toasts = await watchToasts(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  await page.getByLabel('Key name').fill('Web shop');
  await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
  const secret = await takeSecret(page, '“Web shop” created');
  await page.getByRole('link', { name: 'Web shop' }).click();
  await page.waitForURL('**/dashboard/private-key/key_*');

  await test.step('allowlists: the gateway does what the simulator shows', async () => {
    await page.getByRole('tab', { name: 'Limits & security' }).click();
    await page.getByRole('textbox', { name: /^Methods/ }).fill('eth_blockNumber, eth_chain*');
    await page.getByRole('textbox', { name: 'Method', exact: true }).fill('eth_getBalance');
    await expect(page.getByText('Blocked by the method allowlist')).toBeVisible();
    await page.getByRole('button', { name: 'Save allowlists' }).click();
    await expectToast(toasts, 'Allowlists saved.');
    const balance = rpc('eth_getBalance', [`0x${'0'.repeat(40)}`, 'latest']);
    await expect.poll(() => curlJsonRpc(endpointOf(secret), balance), soon).toMatchObject(refusedWith('METHOD_NOT_LISTED'));
    expect(await curlJsonRpc(endpointOf(secret), blockNumber)).toMatchObject(answered);

    await page.getByRole('textbox', { name: /^Origins/ }).fill('https://shop.example');
    await page.getByRole('textbox', { name: 'Method', exact: true }).fill('eth_blockNumber');
    await expect(page.getByText('Blocked by the origin allowlist')).toBeVisible();
    await page.getByRole('textbox', { name: 'Origin', exact: true }).fill('https://shop.example');
    await expect(page.getByText('Origins: https://shop.example')).toBeVisible();
    await page.getByRole('button', { name: 'Save allowlists' }).click();
    await expect.poll(() => curlJsonRpc(endpointOf(secret), blockNumber), soon).toMatchObject(refusedWith('ORIGIN_NOT_LISTED'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => curlJsonRpc(endpointOf(secret), blockNumber), soon).toMatchObject(answered);
  });

  await test.step('limits: the gateway refuses requests above the rate limit and names the limit', async () => {
    const limit = page.getByRole('spinbutton', { name: /^Requests per second/ });
    await limit.fill('1');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await expectToast(toasts, 'Limits saved.');
    const refusal = expect.objectContaining({ code: 'KEY_RATE_LIMITED', limit: 'requestsPerSecond' });
    const refused = expect.objectContaining({ error: expect.objectContaining({ code: -32_005, data: refusal }) });
    await expect.poll(() => sendTogether(endpointOf(secret)), soon).toEqual(expect.arrayContaining([refused]));
    await limit.fill('');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await expect
      .poll(() => sendTogether(endpointOf(secret)), soon)
      .toEqual(Array.from({ length: 4 }, () => expect.objectContaining(answered)));
  });

  await test.step('the request composer sends a real request and shows response and cost', async () => {
    await page.getByRole('tab', { name: 'Request builder' }).click();
    await expect(page.getByText('10 compute units · free on Free')).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('HTTP 200')).toBeVisible();
    await expect(page.getByText('10 compute units charged')).toBeVisible();
    await expect(page.getByText('"result"')).toBeVisible();
    await page.getByRole('combobox', { name: 'Method' }).fill('eth_gasPrice');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Rejected by the gateway: METHOD_NOT_LISTED')).toBeVisible();
  });

  await test.step('rotation: both secrets work during the grace period, and the old one is refused without one', async () => {
    const second = await rotate(page, '1 hour');
    await expect.poll(() => curlJsonRpc(endpointOf(second), blockNumber), soon).toMatchObject(answered);
    expect(await curlJsonRpc(endpointOf(secret), blockNumber)).toMatchObject(answered);
    const third = await rotate(page, 'Revoke immediately');
    await expect.poll(() => curlJsonRpc(endpointOf(second), blockNumber), soon).toMatchObject(refusedWith('KEY_UNKNOWN'));
    await expect.poll(() => curlJsonRpc(endpointOf(secret), blockNumber), soon).toMatchObject(refusedWith('KEY_UNKNOWN'));

    await page.getByRole('button', { name: 'Pause Web shop' }).click();
    await expect.poll(() => curlJsonRpc(endpointOf(third), blockNumber), soon).toMatchObject(refusedWith('KEY_PAUSED'));
    await page.getByRole('button', { name: 'Delete Web shop' }).click();
    await page.getByRole('textbox', { name: 'Type the key name to confirm' }).fill('Web shop');
    await page.getByRole('button', { name: 'Delete API key' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Create your first API key')).toBeVisible();
    await expect.poll(() => curlJsonRpc(endpointOf(third), blockNumber), soon).toMatchObject(refusedWith('KEY_UNKNOWN'));
  });
});
