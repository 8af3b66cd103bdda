import { emails, pruneWebhookDeliveries, webhookDeliveries, webhooks, type OpenWebhook } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newDelivery, newMember, newProject, newUser, newWebhook, testSecrets } from '../../test/fixtures.ts';
import { deliverDueWebhooks, disablingTerms, nextAttemptAt } from './deliver-due-webhooks.ts';
import { createWebhookSender, signWebhook } from './webhook-sender.ts';

const { orm } = api.database;
let received: { headers: IncomingHttpHeaders; body: string; path: string | undefined }[] = [];
let answer = 204;
let answerBody = 'ignored';
let clock = Date.now();
const now = () => new Date(clock);

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url });
    response.writeHead(answer, { location: '/elsewhere' }).end(answerBody);
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

beforeEach(async () => {
  received = [];
  answer = 204;
  answerBody = 'ignored';
  clock = Date.now();
  // Other tests in the shared database leave deliveries to servers that don't exist.
  await orm
    .update(webhookDeliveries)
    .set({ status: 'failed', nextAttemptAt: null, settledAt: now() })
    .where(eq(webhookDeliveries.status, 'pending'));
});

interface NewEvent {
  projectId: string;
  webhookId: string;
  id: string;
  eventId: string;
  owner: string;
}

async function newEvent(columns: Partial<OpenWebhook> = {}, event = 'payment.credited'): Promise<NewEvent> {
  const owner = newUser();
  const projectId = await newProject(owner);
  const webhookId = await newWebhook(projectId, { url, ...columns });
  const { id, eventId } = await newDelivery(projectId, webhookId);
  await orm.update(webhookDeliveries).set({ event }).where(eq(webhookDeliveries.id, id));
  clock = Date.now() + 1_000;
  return { projectId, webhookId, id, eventId, owner };
}

const stored = async (id: string) => (await orm.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];
const webhook = async (id: string) => (await orm.select().from(webhooks).where(eq(webhooks.id, id)))[0];
const ofEvent = (eventId: string) => received.filter(({ headers }) => headers['webhook-id'] === eventId);
const emailsOf = async (projectId: string) =>
  (await orm.select().from(emails).where(eq(emails.projectId, projectId))).map(({ type, userId, message }) => ({ type, userId, message }));
const deliver = () => deliverDueWebhooks({ orm, sender, secrets: testSecrets, now });

test('delivers a signed event once with several processes', async () => {
  const { id, eventId, projectId } = await newEvent();
  answer = 200;
  answerBody = `ok\0${'é'.repeat(3_000)}`;
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  const [arrived, ...others] = ofEvent(eventId);
  expect(others).toEqual([]);
  expect(JSON.parse(arrived?.body ?? '')).toMatchObject({ id: eventId, data: { project: { id: projectId } } });
  const signed = `${eventId}.${String(arrived?.headers['webhook-timestamp'])}.${arrived?.body ?? ''}`;
  expect(arrived?.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', 'secret').update(signed).digest('base64')}`);
  expect(await stored(id)).toMatchObject({
    status: 'delivered',
    attempts: 1,
    lastStatus: 200,
    lastError: null,
    nextAttemptAt: null,
    latencyMs: expect.any(Number),
    requestHeaders: { 'webhook-id': eventId, 'webhook-signature': arrived?.headers['webhook-signature'] },
    responseBody: `ok${'é'.repeat(1_998)}`,
  });
});

test('retries after an error reply under the same id until it is delivered', async () => {
  const { id, eventId } = await newEvent();
  answer = 500;
  await deliver();
  await deliver();
  expect(await stored(id)).toMatchObject({ status: 'pending', attempts: 1, lastStatus: 500, nextAttemptAt: new Date(clock + 10_000) });
  clock += 10_000;
  answer = 200;
  await deliver();
  expect(ofEvent(eventId)).toHaveLength(2);
  expect(await stored(id)).toMatchObject({ status: 'delivered', attempts: 2, lastStatus: 200 });
});

test('does not follow a redirect', async () => {
  const { id, eventId } = await newEvent();
  answer = 302;
  await deliver();
  expect(ofEvent(eventId).map(({ path }) => path)).toEqual(['/hook']);
  expect(received.some(({ path }) => path === '/elsewhere')).toBe(false);
  expect(await stored(id)).toMatchObject({ status: 'pending', lastStatus: 302 });
});

test('gives up after eight attempts', async () => {
  const { id } = await newEvent({ url: 'http://127.0.0.1:1/' });
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
  const outcome = await strict.send({ url: to, secrets: ['whsec_'], id: 'evt_1', payload: {} });
  expect(outcome).toMatchObject({ isDelivered: false, status: null, error: 'PRIVATE_ADDRESS', requestHeaders: null });
  expect(received).toEqual([]);
});

test('retries what a process claimed and never finished', async () => {
  const { id } = await newEvent();
  const dying = deliverDueWebhooks({ orm, sender: { send: () => Promise.reject(new Error('killed')) }, secrets: testSecrets, now });
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
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
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

test('signs with both secrets until the previous one ends', async () => {
  const previous = {
    previousSecret: `whsec_${Buffer.from('old').toString('base64')}`,
    previousSecretEndsAt: new Date(Date.now() + 60_000),
  };
  const overlapping = await newEvent(previous);
  await deliver();
  const [arrived] = ofEvent(overlapping.eventId);
  const signature = (key: string) =>
    createHmac('sha256', key)
      .update(`${overlapping.eventId}.${String(arrived?.headers['webhook-timestamp'])}.${arrived?.body ?? ''}`)
      .digest('base64');
  expect(arrived?.headers['webhook-signature']).toBe(`v1,${signature('secret')} v1,${signature('old')}`);
  const ended = await newEvent({ ...previous, previousSecretEndsAt: new Date(Date.now() - 60_000) });
  await deliver();
  expect(ofEvent(ended.eventId)[0]?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
});

test('emails members once a day after the fifth failed attempt, naming only the host', async () => {
  const { id, projectId, webhookId, owner } = await newEvent({ url: `${url}?token=private` });
  const [finance, viewer] = [newUser(), newUser()];
  await newMember(projectId, finance, 'finance');
  await newMember(projectId, viewer, 'viewer');
  answer = 503;
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await deliver();
    clock += 40 * 60_000;
  }
  expect(await emailsOf(projectId)).toEqual([]);
  clock += 2 * 3_600_000;
  await deliver();
  const { host } = new URL(url);
  const message = { kind: 'webhookFailed', webhookId, host, error: 'HTTP 503', isDisabled: false };
  const sent = await emailsOf(projectId);
  expect(sent.find(({ userId }) => userId === owner)).toEqual({ type: 'webhookFailed', userId: owner, message });
  expect(sent.map(({ userId }) => userId)).not.toContain(viewer);
  expect(JSON.stringify(sent)).not.toContain('private');
  await orm.update(webhookDeliveries).set({ nextAttemptAt: now() }).where(eq(webhookDeliveries.id, id));
  await deliver();
  expect(await emailsOf(projectId)).toHaveLength(sent.length);
  expect(await webhook(webhookId)).toMatchObject({ failedAttempts: 6, failingSince: expect.any(Date) });
});

test('sends no email about a test event, which doesn’t count as a failure', async () => {
  const { id, projectId, webhookId } = await newEvent({}, 'test');
  answer = 500;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await deliver();
    clock += 24 * 3_600_000;
  }
  expect(await stored(id)).toMatchObject({ status: 'failed', attempts: 8 });
  expect(await emailsOf(projectId)).toEqual([]);
  expect(await webhook(webhookId)).toMatchObject({ failedAttempts: 0, failingSince: null, isEnabled: true });
});

test('resets failures after a successful delivery', async () => {
  const { webhookId } = await newEvent({ failingSince: new Date(), failedAttempts: 15 });
  await deliver();
  expect(await webhook(webhookId)).toMatchObject({ failedAttempts: 0, failingSince: null });
});

const almostHopeless = () => ({ failedAttempts: disablingTerms.attempts - 1, failingSince: new Date(Date.now() - disablingTerms.ms) });

test('disables a webhook that has failed for days, discards its deliveries, and notifies members', async () => {
  const { id, projectId, webhookId, owner } = await newEvent(almostHopeless());
  const { id: waiting } = await newDelivery(projectId, webhookId);
  await orm
    .update(webhookDeliveries)
    .set({ nextAttemptAt: new Date(clock + 3_600_000) })
    .where(eq(webhookDeliveries.id, waiting));
  answer = 500;
  await deliver();
  expect(await webhook(webhookId)).toMatchObject({ isEnabled: false, autoDisabledAt: now() });
  for (const delivery of [id, waiting]) expect(await stored(delivery)).toMatchObject({ status: 'failed', lastError: 'WEBHOOK_DISABLED' });
  expect(await emailsOf(projectId)).toMatchObject([{ type: 'webhookFailed', userId: owner, message: { isDisabled: true, webhookId } }]);
  expect(await readAudit(projectId)).toMatchObject([{ action: 'webhook.disable', actorId: null, subjectId: webhookId }]);
});

test.each([
  ['too few attempts failed', { ...almostHopeless(), failedAttempts: 3 }],
  ['it fails for less than three days', { ...almostHopeless(), failingSince: new Date(Date.now() - 3_600_000) }],
])('keeps a webhook enabled while %s', async (_why, columns) => {
  const { webhookId } = await newEvent(columns);
  answer = 500;
  await deliver();
  expect(await webhook(webhookId)).toMatchObject({ isEnabled: true, autoDisabledAt: null });
});

test('drops the result of an attempt whose webhook was deleted in the meantime', async () => {
  const { id, webhookId } = await newEvent();
  const send: typeof sender.send = async (attempt) => {
    await orm.delete(webhooks).where(eq(webhooks.id, webhookId));
    return sender.send(attempt);
  };
  await deliverDueWebhooks({ orm, sender: { send }, secrets: testSecrets, now });
  expect(await stored(id)).toBeUndefined();
});

test('deletes old settled deliveries, but no pending ones', async () => {
  const { id: old, projectId, webhookId } = await newEvent();
  await deliver();
  const { id: pending } = await newDelivery(projectId, webhookId);
  // Long ago, so that deliveries of other tests remain.
  const settledMs = Date.UTC(2001, 0, 1);
  await orm
    .update(webhookDeliveries)
    .set({ settledAt: new Date(settledMs) })
    .where(eq(webhookDeliveries.id, old));
  await pruneWebhookDeliveries(orm, new Date(settledMs));
  expect(await stored(old)).toBeDefined();
  await pruneWebhookDeliveries(orm, new Date(settledMs + 1));
  expect(await stored(old)).toBeUndefined();
  expect(await stored(pending)).toBeDefined();
});
