import { enqueueWebhookEvents, webhookDeliveries } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { newProject, newUser, newWebhook } from '../../test/fixtures.ts';
import { deliverDueWebhooks, nextAttemptAt } from './deliver-due-webhooks.ts';
import { createWebhookSender, signWebhook } from './webhook-sender.ts';

const { orm } = api.database;
let received: { headers: IncomingHttpHeaders; body: string; path: string | undefined }[] = [];
let answer = 204;
let clock = Date.now();
const now = () => new Date(clock);

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url });
    response.writeHead(answer, { location: '/elsewhere' }).end('ignored');
  });
});
const sender = createWebhookSender({ timeoutMs: 60_000, arePrivateAddressesAllowed: true, now });
const strict = createWebhookSender({ timeoutMs: 60_000, arePrivateAddressesAllowed: false, now });
let url = '';

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});

afterAll(async () => {
  await Promise.all([sender.close(), strict.close()]);
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(() => {
  received = [];
  answer = 204;
});

async function newEvent(to = url): Promise<{ projectId: string; id: string }> {
  const projectId = await newProject(newUser());
  await newWebhook(projectId, to);
  const [delivery] = await enqueueWebhookEvents(orm, projectId, [{ event: 'test', data: { project: projectId } }]);
  // Makes the stored event due.
  clock = Date.now() + 1_000;
  return { projectId, id: delivery?.id ?? '' };
}

const stored = async (id: string) => (await orm.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];
const ofEvent = (id: string) => received.filter(({ headers }) => headers['webhook-id'] === id);
const deliver = () => deliverDueWebhooks({ orm, sender, now });

test('delivers a signed event once with several processes', async () => {
  const { id, projectId } = await newEvent();
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  const [arrived, ...others] = ofEvent(id);
  expect(others).toEqual([]);
  expect(JSON.parse(arrived?.body ?? '')).toMatchObject({ id, event: 'test', data: { project: projectId } });
  const signed = `${id}.${String(arrived?.headers['webhook-timestamp'])}.${arrived?.body ?? ''}`;
  expect(arrived?.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', 'secret').update(signed).digest('base64')}`);
  expect(await stored(id)).toMatchObject({ status: 'delivered', attempts: 1, lastStatus: 204, lastError: null, nextAttemptAt: null });
});

test('retries after an error reply under the same id until it is delivered', async () => {
  const { id } = await newEvent();
  answer = 500;
  await deliver();
  await deliver();
  expect(await stored(id)).toMatchObject({ status: 'pending', attempts: 1, lastStatus: 500, nextAttemptAt: new Date(clock + 10_000) });
  clock += 10_000;
  answer = 200;
  await deliver();
  expect(ofEvent(id)).toHaveLength(2);
  expect(await stored(id)).toMatchObject({ status: 'delivered', attempts: 2, lastStatus: 200 });
});

test('does not follow a redirect', async () => {
  const { id } = await newEvent();
  answer = 302;
  await deliver();
  expect(ofEvent(id).map(({ path }) => path)).toEqual(['/hook']);
  expect(received.some(({ path }) => path === '/elsewhere')).toBe(false);
  expect(await stored(id)).toMatchObject({ status: 'pending', lastStatus: 302 });
});

test('gives up after eight attempts', async () => {
  const { id } = await newEvent('http://127.0.0.1:1/');
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await deliver();
    clock += 24 * 3_600_000;
  }
  expect(await stored(id)).toMatchObject({ status: 'failed', attempts: 8, lastStatus: null, nextAttemptAt: null });
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://localhost/',
  'https://localhost./',
  'http://hooks.example.com/',
  'https://[::1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
])('sends nothing to %s outside of the sandbox', async (to) => {
  const outcome = await strict.send({ url: to, secret: 'whsec_', id: 'evt_1', payload: {} });
  expect(outcome).toEqual({ isDelivered: false, status: null, error: 'PRIVATE_ADDRESS' });
  expect(received).toEqual([]);
});

test('retries what a process claimed and never finished', async () => {
  const { id } = await newEvent();
  const dying = deliverDueWebhooks({ orm, sender: { send: () => Promise.reject(new Error('killed')) }, now });
  await expect(dying).rejects.toThrow('killed');
  expect(await stored(id)).toMatchObject({ status: 'pending', attempts: 0 });
  clock += 60_000;
  await deliver();
  expect(await stored(id)).toMatchObject({ status: 'delivered' });
});

test('retries with growing pauses and gives up after the eighth attempt, most of a day later', () => {
  const start = new Date('2026-11-21T00:00:00Z');
  let [at, attempts]: [Date, number] = [start, 1];
  let before = 0;
  for (let next = nextAttemptAt(attempts, at); next !== null; next = nextAttemptAt((attempts += 1), at)) {
    const pauseMs = next.getTime() - at.getTime();
    expect(pauseMs).toBeGreaterThan(before);
    before = pauseMs;
    at = next;
  }
  expect(attempts).toBe(8);
  expect(at.getTime() - start.getTime()).toBeGreaterThan(18 * 3_600_000);
});

test('signs the example of the specification', () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md, "Signature scheme"
  const headers = signWebhook({
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestampSecs: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
