import { webhooksMax } from '@onepoint/api-contract';
import { openWebhook, webhookDeliveries, webhooks } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { callApi, expectError, api } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { createTestApi, type TestApi } from '../../test/create-test-api.ts';
import { newProject, newUser, newWebhook, testSecrets } from '../../test/fixtures.ts';
import { sessionToken } from '../../test/session-tokens.ts';
import { assertDeliverable } from './change-webhooks.ts';

async function newCaller() {
  const me = newUser();
  const projectId = await newProject(me);
  const path = `/v1/projects/${projectId}/webhooks`;
  const call = (method: string, suffix = '', body?: object) => callApi(`${method} ${path}${suffix}`, { as: me, body });
  return { me, projectId, call };
}

async function stored(id: string) {
  const [row] = await api.database.orm.select().from(webhooks).where(eq(webhooks.id, id));
  if (row === undefined) throw new Error('There is no such webhook');
  return { row, ...openWebhook(testSecrets, row) };
}

const settle = (deliveryId: string) =>
  api.database.orm
    .update(webhookDeliveries)
    .set({ status: 'delivered', nextAttemptAt: null, settledAt: new Date() })
    .where(eq(webhookDeliveries.id, deliveryId));

test('adds several webhooks, lists them without secrets, and limits their number', async () => {
  const { projectId, call } = await newCaller();
  const first = await call('POST', '', {
    url: 'https://a.example.com/hook?token=private',
    description: ' Billing ',
    events: ['payment.credited'],
  });
  expect(first).toMatchObject({ status: 201, body: { description: 'Billing', events: ['payment.credited'], isEnabled: true } });
  const second = await call('POST', '', { url: 'https://b.example.com/' });
  const [one, two] = [first, second].map(({ body }) => body as { id: string; secret: string });
  for (const created of [one, two]) expect(created?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one?.secret).not.toBe(two?.secret);
  const { body } = await call('GET');
  expect(body).toMatchObject([
    { url: 'https://a.example.com/hook?token=private', events: ['payment.credited'] },
    { id: two?.id, events: null },
  ]);
  expect(JSON.stringify(body)).not.toContain('whsec_');
  for (let count = 2; count < webhooksMax; count += 1) await newWebhook(projectId);
  expectError(await call('POST', '', { url: 'https://c.example.com' }), 'LIMIT_REACHED');
  const log = await readAudit(projectId);
  expect(log.map(({ action, subjectName: name, changes }) => ({ action, name, changes }))).toEqual([
    {
      action: 'webhook.create',
      name: 'a.example.com',
      changes: [
        { field: 'host', before: null, after: 'a.example.com' },
        { field: 'description', before: null, after: 'Billing' },
        { field: 'events', before: null, after: ['payment.credited'] },
      ],
    },
    {
      action: 'webhook.create',
      name: 'b.example.com',
      changes: [
        { field: 'host', before: null, after: 'b.example.com' },
        { field: 'events', before: null, after: ['*'] },
      ],
    },
  ]);
  expect(JSON.stringify(log)).not.toContain('token');
});

test('changes a webhook, and discards its pending deliveries when it is disabled', async () => {
  const { projectId, call } = await newCaller();
  const id = await newWebhook(projectId, { failingSince: new Date(), failedAttempts: 3 });
  await call('POST', `/${id}/test`);
  const changed = await call('PATCH', `/${id}`, { url: 'https://hooks.example.com/b', events: ['limit.reached'] });
  expect(changed).toMatchObject({ status: 200, body: { url: 'https://hooks.example.com/b', events: ['limit.reached'], isEnabled: true } });
  expect(await call('PATCH', `/${id}`, { isEnabled: false })).toMatchObject({
    status: 200,
    body: { isEnabled: false, failingSince: null },
  });
  expect((await call('GET', `/${id}/deliveries?status=failed`)).body).toMatchObject({
    data: [{ event: 'test', error: 'WEBHOOK_DISABLED', nextAttemptAt: null, settledAt: expect.any(String) }],
  });
  await call('PATCH', `/${id}`, { isEnabled: false });
  await call('PATCH', `/${id}`, { isEnabled: true, events: null });
  expect((await call('GET', `/${id}`)).body).toMatchObject({ isEnabled: true, events: null });
  const host = { field: 'host', before: 'hooks.example.com', after: 'hooks.example.com' };
  expect((await readAudit(projectId)).map(({ action, changes }) => ({ action, changes }))).toEqual([
    { action: 'webhook.change', changes: [host, { field: 'events', before: ['*'], after: ['limit.reached'] }] },
    { action: 'webhook.disable', changes: [] },
    { action: 'webhook.change', changes: [{ field: 'events', before: ['limit.reached'], after: ['*'] }] },
    { action: 'webhook.enable', changes: [] },
  ]);
});

test('rotates the secret and keeps the previous one for the grace period', async () => {
  const { projectId, call } = await newCaller();
  const id = await newWebhook(projectId);
  const before = await stored(id);
  const rotated = await call('POST', `/${id}/rotate`, { gracePeriodInSecs: 3_600 });
  const { secret, previousSecretEndsAt } = rotated.body as { secret: string; previousSecretEndsAt: string };
  expect(rotated.status).toBe(200);
  expect(await stored(id)).toMatchObject({ secret, previousSecret: before.secret, previousSecretEndsAt: new Date(previousSecretEndsAt) });
  await call('POST', `/${id}/rotate`, { gracePeriodInSecs: 0 });
  expect(await stored(id)).toMatchObject({ previousSecret: null, previousSecretEndsAt: null });
  expect((await readAudit(projectId)).map(({ action }) => action)).toEqual(['webhook.rotateSecret', 'webhook.rotateSecret']);
});

test('deletes a webhook with its deliveries', async () => {
  const { projectId, call } = await newCaller();
  const [id, other] = [await newWebhook(projectId), await newWebhook(projectId)];
  await call('POST', `/${id}/test`);
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 204, body: null });
  expectError(await call('GET', `/${id}`), 'WEBHOOK_NOT_FOUND');
  expectError(await call('GET', `/${id}/deliveries`), 'WEBHOOK_NOT_FOUND');
  expect((await call('GET')).body).toMatchObject([{ id: other }]);
  expect(await api.database.orm.select().from(webhookDeliveries).where(eq(webhookDeliveries.projectId, projectId))).toEqual([]);
});

test('queues a test delivery, and no second one while it is pending', async () => {
  const { projectId, call } = await newCaller();
  const id = await newWebhook(projectId);
  const [first, second] = await Promise.all([call('POST', `/${id}/test`), call('POST', `/${id}/test`)]);
  expect(first).toMatchObject({ status: 201, body: { event: 'test', status: 'pending', attempts: 0, redeliveryOf: null } });
  expect(second.body).toEqual(first.body);
});

test('repeats a delivery with the same event, once while the repetition is pending', async () => {
  const { projectId, call } = await newCaller();
  const id = await newWebhook(projectId, { isEnabled: false });
  const { id: deliveryId, eventId } = (await call('POST', `/${id}/test`)).body as { id: string; eventId: string };
  await settle(deliveryId);
  const redeliver = () => call('POST', `/${id}/deliveries/${deliveryId}/redeliver`);
  const [first, second] = [await redeliver(), await redeliver()];
  expect(first).toMatchObject({ status: 201, body: { eventId, status: 'pending', redeliveryOf: deliveryId } });
  expect(second.body).toEqual(first.body);
  await settle((first.body as { id: string }).id);
  await redeliver();
  const { body } = await call('GET', `/${id}/deliveries`);
  expect((body as { data: { eventId: string }[] }).data.map((delivery) => delivery.eventId)).toEqual([eventId, eventId, eventId]);
  const details = await call('GET', `/${id}/deliveries/${deliveryId}`);
  const sent = JSON.parse((details.body as { requestBody: string }).requestBody) as unknown;
  expect(sent).toEqual({
    id: eventId,
    event: 'test',
    createdAt: expect.any(String),
    data: { project: { id: projectId, name: 'Test project' } },
  });
});

test('pages and filters deliveries, newest first', async () => {
  const { me, projectId, call } = await newCaller();
  const id = await newWebhook(projectId);
  for (const name of ['A', 'B', 'C']) await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: me, body: { name } });
  await call('POST', `/${id}/test`);
  const list = async (query: string) =>
    (await call('GET', `/${id}/deliveries?${query}`)).body as { data: { id: string; event: string }[]; hasMore: boolean };
  const first = await list('limit=3');
  expect(first.data.map(({ event }) => event)).toEqual(['test', 'apiKey.created', 'apiKey.created']);
  expect(first.hasMore).toBe(true);
  expect(await list(`limit=3&lastId=${first.data.at(-1)?.id ?? ''}`)).toMatchObject({
    data: [{ event: 'apiKey.created' }],
    hasMore: false,
  });
  expect((await list('event=test')).data).toHaveLength(1);
  expect((await list('status=delivered')).data).toEqual([]);
  expectError(await call('GET', `/${id}/deliveries?lastId=dlv_never`), 'VALIDATION_FAILED');
});

test('returns 404 for webhooks and deliveries of another project or webhook', async () => {
  const [mine, theirs] = [await newCaller(), await newCaller()];
  const id = await newWebhook(theirs.projectId);
  const { id: deliveryId } = (await theirs.call('POST', `/${id}/test`)).body as { id: string };
  for (const [method, suffix, body] of [
    ['GET', ''],
    ['PATCH', '', { isEnabled: false }],
    ['DELETE', ''],
    ['POST', '/test'],
    ['POST', '/rotate', { gracePeriodInSecs: 0 }],
    ['GET', '/deliveries'],
    ['GET', `/deliveries/${deliveryId}`],
    ['POST', `/deliveries/${deliveryId}/redeliver`],
  ] as const)
    expectError(await mine.call(method, `/${id}${suffix}`, body), 'WEBHOOK_NOT_FOUND');
  const own = await newWebhook(mine.projectId);
  expectError(await mine.call('GET', `/${own}/deliveries/${deliveryId}`), 'WEBHOOK_DELIVERY_NOT_FOUND');
  expectError(await mine.call('POST', `/${own}/deliveries/${deliveryId}/redeliver`), 'WEBHOOK_DELIVERY_NOT_FOUND');
});

test.each([
  { url: '' },
  { url: 'hooks.example.com' },
  { url: 'ftp://example.com' },
  { url: 'https://user:word@example.com' },
  { url: 'https://example.com/#a' },
  { url: `https://example.com/${'a'.repeat(500)}` },
  { url: 'https://example.com', events: [] },
  { url: 'https://example.com', events: ['payment.unknown'] },
  { url: 'https://example.com', events: ['limit.reached', 'limit.reached'] },
  { url: 'https://example.com', description: 'a\nb' },
])('returns 400 for %j', async (body) => {
  const { call } = await newCaller();
  expectError(await call('POST', '', body), 'VALIDATION_FAILED');
});

let strict: TestApi;

beforeAll(async () => {
  strict = await createTestApi({ arePrivateWebhooksAllowed: false });
});

afterAll(() => strict.close());

test.each([
  ['http://hooks.example.com/', 'HTTPS_REQUIRED'],
  ['https://127.0.0.1/', 'ADDRESS_PRIVATE'],
  ['https://2130706433/', 'ADDRESS_PRIVATE'],
  ['https://10.0.0.8:8443/', 'ADDRESS_PRIVATE'],
  ['https://169.254.169.254/latest/meta-data', 'ADDRESS_PRIVATE'],
  ['https://[::1]/', 'ADDRESS_PRIVATE'],
  ['https://[::ffff:192.168.0.1]/', 'ADDRESS_PRIVATE'],
])('rejects %s outside of the sandbox: %s', (url, reason) => {
  expect(() => assertDeliverable(url, false)).toThrow(
    expect.objectContaining({ code: 'WEBHOOK_REFUSED', details: { reason } }) as ApiError,
  );
  expect(() => assertDeliverable(url, true)).not.toThrow();
});

test('returns 422 for a private address, when adding and when changing', async () => {
  const headers = { authorization: `Bearer ${sessionToken('user_strict')}` };
  const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    strict.app.inject({ method, url: `/api/v1/projects${path}`, headers, payload });
  const { id } = (await send('POST', '', { name: 'A' })).json<{ id: string }>();
  const refused = await send('POST', `/${id}/webhooks`, { url: 'https://127.0.0.1/' });
  expect(refused.json()).toMatchObject({ error: { code: 'WEBHOOK_REFUSED', details: { reason: 'ADDRESS_PRIVATE' } } });
  expect(refused.statusCode).toBe(422);
  const added = (await send('POST', `/${id}/webhooks`, { url: 'https://hooks.example.com' })).json<{ id: string }>();
  expect((await send('PATCH', `/${id}/webhooks/${added.id}`, { url: 'https://10.0.0.1' })).statusCode).toBe(422);
});

test('stores addresses and secrets of webhooks encrypted', async () => {
  const { call } = await newCaller();
  const created = await call('POST', '', { url: 'https://a.example.com/hook?token=private' });
  const { id, secret } = created.body as { id: string; secret: string };
  await call('POST', `/${id}/rotate`, { gracePeriodInSecs: 3_600 });
  const { row, ...readable } = await stored(id);
  expect(row).toMatchObject({ url: null, secret: null, previousSecret: null });
  expect(row.secretSealed).toMatch(/^v1\.test\.[\w-]+$/);
  expect(JSON.stringify(row)).not.toContain('private');
  expect(readable).toMatchObject({ url: 'https://a.example.com/hook?token=private', previousSecret: secret });
});

test('reads plain text written by servers of an earlier release', async () => {
  const { call } = await newCaller();
  const { id } = (await call('POST', '', { url: 'https://a.example.com/hook' })).body as { id: string };
  await api.database.orm.update(webhooks).set({ url: 'https://b.example.com/hook' }).where(eq(webhooks.id, id));
  expect((await call('GET', `/${id}`)).body).toMatchObject({ url: 'https://b.example.com/hook' });
  await call('PATCH', `/${id}`, { url: 'https://c.example.com/hook' });
  expect((await stored(id)).row.url).toBeNull();
  expect((await call('GET', `/${id}`)).body).toMatchObject({ url: 'https://c.example.com/hook' });
});
