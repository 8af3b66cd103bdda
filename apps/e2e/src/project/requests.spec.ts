import { createApiKey, getLoggedRequest } from '@onepoint/api-client';
import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { watchComplaints } from '../support/pages.ts';

async function send(
  page: Page,
  url: string,
  method: string,
): Promise<{ requestId: string | null; error?: { data: { requestId: string } } }> {
  return page.evaluate(
    async ([to, name]) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params: [] });
      const response = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const reply = (await response.json()) as { error?: { data: { requestId: string } } };
      return { requestId: response.headers.get('x-request-id'), ...(reply.error ? { error: reply.error } : {}) };
    },
    [url, method] as const,
  );
}

test('finds a failed and a successful request by the IDs of their responses', async ({ page, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const { client, createProject } = await signUp(page.context(), origin);
  const { id: projectId } = await createProject('Debugging');
  const { secret } = await createApiKey(client, { projectId, name: 'Backend' });
  const url = `${origin}/rpc/ethereum/${secret}`;
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('heading', { name: 'No requests in the last 7 days' })).toBeVisible();

  const good = await send(page, url, 'eth_blockNumber');
  const bad = await send(page, url, 'admin_peers');
  expect(bad.error?.data.requestId).toBe(bad.requestId);

  await test.step('both appear without a reload, with key, status and code', async () => {
    const row = (id: string | null) => page.getByRole('row').filter({ has: page.getByRole('link', { name: id ?? '' }) });
    await expect(row(good.requestId)).toContainText('eth_blockNumber');
    await expect(row(good.requestId)).toContainText('Success');
    await expect(row(bad.requestId)).toContainText('METHOD_REFUSED');
    await expect(row(bad.requestId)).toContainText('Backend');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('All failed');
    await expect(page.getByText('1 matching request')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('status')).toBe('failed');
  });

  await test.step('the failed one is found by a pasted error, and leads to the docs of its code', async () => {
    await page.getByRole('textbox', { name: 'Request ID' }).fill(JSON.stringify(bad.error));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/dashboard/requests/${String(bad.requestId)}$`));
    await page.getByRole('link', { name: 'View error docs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'METHOD_REFUSED' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Find the request' })).toBeVisible();
  });

  await test.step('the successful one is found by its ID, and not by someone else', async () => {
    await page.goto(`/dashboard/requests/${String(good.requestId)}`);
    await expect(page.getByText('eth_blockNumber')).toBeVisible();
    const stranger = await signUp(await browser.newContext(), origin);
    const { id: foreignId } = await stranger.createProject('Foreign');
    const asStranger = getLoggedRequest(stranger.client, { projectId: foreignId, requestId: good.requestId ?? '' });
    await expect(asStranger).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  });

  expect(complaints).toEqual([]);
});
