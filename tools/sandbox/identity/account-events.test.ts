import { verifyWebhook } from '@clerk/backend/webhooks';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let received: Received[];
let sessions: Received[];
let statuses: number[];
let receiver: Server;
let identity: TestIdentity;

beforeEach(async () => {
  received = [];
  sessions = [];
  statuses = [];
  receiver = createServer((request, response) => {
    void take(request, response);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  identity = await startTestIdentity({ webhookUrl: `http://127.0.0.1:${port}/api/webhooks/clerk` });
});
afterEach(async () => {
  await identity.dispose();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  // Each sign-up starts a session.
  if ((JSON.parse(body.toString('utf8')) as { type: string }).type === 'session.created') {
    sessions.push({ headers: request.headers, body: body.toString('utf8') });
    response.writeHead(200).end();
    return;
  }
  received.push({ headers: request.headers, body: body.toString('utf8') });
  response.writeHead(statuses.shift() ?? 200).end();
}

const verify = ({ headers, body }: Received, signingSecret = identity.webhookSigningSecret) => {
  const svix = Object.entries(headers).filter((entry): entry is [string, string] => entry[0].startsWith('svix-'));
  return verifyWebhook(new Request('http://receiver.invalid', { method: 'POST', headers: svix, body }), { signingSecret });
};

it('sends a webhook about each new session, with the browser and the address', async () => {
  const { userId } = await identity.signUp('seen@example.com');
  await expect.poll(() => sessions).toHaveLength(1);
  const [event] = sessions;
  if (event === undefined) throw new Error('Nothing was received');
  await expect(verify(event)).resolves.toMatchObject({
    type: 'session.created',
    data: { user_id: userId, client_id: expect.any(String) as string },
  });
});

it('sends a webhook about each change of a user', async () => {
  const { browser, userId } = await identity.signUp('changed@example.com');
  await browser.send('PATCH', '/me', { first_name: 'Ada' });
  await expect.poll(() => received).toHaveLength(1);
  const [event] = received;
  if (event === undefined) throw new Error('Nothing was received');
  await expect(verify(event)).resolves.toMatchObject({ type: 'user.updated', data: { id: userId, first_name: 'Ada' } });
  await browser.send('DELETE', '/me/profile_image');
  await browser.send('PATCH', '/me', { first_name: 'Ada', last_name: 'Lovelace' });
  await browser.send('POST', '/me/change_password', { new_password: 'correct horse 9' });
  await browser.send('POST', '/me/remove_password', { current_password: 'correct horse 9' });
  await expect.poll(() => received).toHaveLength(5);
});

describe('account deletion', () => {
  it('sends a webhook that Clerk’s SDK verifies', async () => {
    const { browser, userId } = await identity.signUp('told@example.com');
    await browser.send('DELETE', '/me');
    await expect.poll(() => received).toHaveLength(1);
    const [event] = received;
    if (event === undefined) throw new Error('Nothing was received');
    await expect(verify(event)).resolves.toMatchObject({ type: 'user.deleted', data: { id: userId, deleted: true } });
    await expect(verify(event, `whsec_${btoa('another secret of some length')}`)).rejects.toThrow();
  });

  it('retries with the same id until the receiver accepts it', async () => {
    statuses = [503, 500];
    const { browser } = await identity.signUp('again@example.com');
    await browser.send('DELETE', '/me');
    await expect.poll(() => received).toHaveLength(1);
    identity.advance(60_000);
    await expect.poll(() => received).toHaveLength(2);
    identity.advance(60_000);
    await expect.poll(() => received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['svix-id'])).size).toBe(1);
    identity.advance(3_600_000);
    const other = await identity.signUp('other@example.com');
    await other.browser.send('DELETE', '/me');
    await expect.poll(() => received).toHaveLength(4);
    expect(received.at(-1)?.body).toContain(other.userId);
  });
});

describe('a failed change', () => {
  it('sends nothing', async () => {
    const { browser } = await identity.signUp('kept@example.com');
    expect((await browser.send('DELETE', '/me', {}, { origin: 'https://elsewhere.example' })).status).not.toBe(200);
    const { browser: other, userId } = await identity.signUp('gone@example.com');
    await other.send('DELETE', '/me');
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.body).toContain(userId);
  });
});
