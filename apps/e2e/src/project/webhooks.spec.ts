import { createApiKey } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signUp } from '../support/account.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.end('Thank you');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, close };
}

test('delivers selected events with a signature, shows the responses, and redelivers on request', async ({ page, context, baseURL }) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  const { id: projectId } = await createProject('Storefront');
  const receiver = await startReceiver();
  const ofEvent = (event: string) => receiver.received.filter(({ body }) => (JSON.parse(body) as { event: string }).event === event);
  let secret = '';

  await test.step('add a webhook for one event', async () => {
    await page.goto('/dashboard/settings#webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByRole('textbox', { name: 'URL' }).fill(receiver.url);
    await form.getByRole('radio', { name: 'Selected events' }).check();
    await form.getByRole('checkbox', { name: 'apiKey.created' }).check();
    await form.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Webhook added' });
    secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Copy signing secret' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: receiver.url }).click();
  });

  await test.step('the event arrives signed', async () => {
    await createApiKey(client, { projectId, name: 'Server' });
    await expect(page.getByRole('row', { name: 'apiKey.created' })).toContainText('Delivered');
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }, ...others] = ofEvent('apiKey.created');
    expect(others).toEqual([]);
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  await test.step('the event is delivered again under the same ID', async () => {
    await page.getByRole('button', { name: 'apiKey.created' }).click();
    const dialog = page.getByRole('dialog', { name: 'apiKey.created' });
    await expect(dialog.getByText('Thank you')).toBeVisible();
    await dialog.getByRole('button', { name: 'Redeliver' }).click();
    await expect.poll(() => ofEvent('apiKey.created').length).toBe(2);
    expect(new Set(ofEvent('apiKey.created').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await expect(page.getByText('Redelivery')).toBeVisible();
  });

  await test.step('the webhook is deleted after confirmation', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete webhook' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page.getByText('No webhooks yet.', { exact: false })).toBeVisible();
  });
  receiver.close();
});
