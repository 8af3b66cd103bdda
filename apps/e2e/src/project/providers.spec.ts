import { createApiKey, listProviders } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { startCountingProxy, curlJsonRpc } from '../support/rpc-clients.ts';
import { queryDatabase, readProviderUrl } from '../support/database.ts';
import { expectToast, watchComplaints, watchToasts } from '../support/pages.ts';

/** The gateway never answers this call from its cache. */
const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_getBalance',
  params: ['0x00000000000000000000000000000000000000aa', 'pending'],
};

/** The project's recorded requests, and failures of its node. */
async function usageOf(projectId: string): Promise<{ requests: number; failures: number }> {
  const [row] = await queryDatabase(
    'select coalesce(sum(requests), 0)::int as requests, coalesce(sum(provider_failures), 0)::int as failures from usage_minutes where project_id = $1',
    [projectId],
  );
  return { requests: Number(row?.['requests']), failures: Number(row?.['failures']) };
}

test('adds a provider node, counts the requests it serves, and stops using it when paused', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Node runners');
  await page.goto('/dashboard/providers');
  await expect(page.getByText('Page not found')).toBeVisible();
  await queryDatabase('update projects set is_provider = true where id = $1', [projectId]);
  const node = await startCountingProxy(await readProviderUrl('prov_sandbox'));
  const served = (): number => node.counts()[call.method] ?? 0;
  const { secret } = await createApiKey(client, { projectId, name: 'Caller' });
  let asked = 0;
  const ask = (times: number) => {
    asked += times;
    return Promise.all(Array.from({ length: times }, () => curlJsonRpc(`${origin}/rpc/base/${secret}`, call))) as Promise<
      { result?: string }[]
    >;
  };
  const answered = async (): Promise<number> => (await listProviders(client, { projectId }))[0]?.requestsToday ?? 0;

  await test.step('an unreachable URL is refused, and the right one serves', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Add node' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a node' });
    await dialog.getByLabel('Name').fill('Frankfurt');
    await dialog.getByRole('button', { name: /Select a chain/ }).click();
    await page.getByRole('option', { name: 'Base' }).click();
    await dialog.getByLabel('Node URL').fill('http://127.0.0.1:9/none');
    await dialog.getByRole('button', { name: 'Check and add' }).click();
    await expect(dialog.getByText('The node isn’t responding at this URL.')).toBeVisible();
    await dialog.getByLabel('Node URL').fill(node.url);
    await dialog.getByRole('button', { name: 'Check and add' }).click();
    await expectToast(toasts, 'Frankfurt added');
    await expect(page.getByRole('row', { name: /Frankfurt/ }).getByText('Healthy')).toBeVisible();
  });

  await test.step('it serves part of the requests, none is lost, and all of its responses are counted', async () => {
    await expect
      .poll(async () => {
        for (const { result } of await ask(6)) expect(result).toMatch(/^0x/);
        return served();
      })
      .toBeGreaterThan(3);
    await expect.poll(async () => (await usageOf(projectId)).requests).toBe(asked);
    // A response after the timeout counts as a failure, and so does a request that times out before it reaches the node.
    expect((await answered()) + (await usageOf(projectId)).failures).toBeGreaterThanOrEqual(served());
    expect(await answered()).toBeLessThanOrEqual(served());
    await page.getByRole('link', { name: 'Provider statistics' }).click();
    await expect(page.getByText(`${await answered()} requests served in the last 24 hours`)).toBeVisible();
  });

  await test.step('a paused node gets no requests', async () => {
    await page.getByRole('link', { name: 'Providers', exact: true }).click();
    await page.getByRole('button', { name: 'Pause Frankfurt' }).click();
    await expect(page.getByRole('row', { name: /Frankfurt/ }).getByText('Paused')).toBeVisible();
    await expect
      .poll(async () => {
        const before = served();
        for (const { result } of await ask(6)) expect(result).toMatch(/^0x/);
        return served() - before;
      })
      .toBe(0);
  });

  await node.close();
  // Refusing the URL results in a 422 response, which browsers log to the console.
  expect(complaints.filter((complaint) => !complaint.includes('/providers)'))).toEqual([]);
});
