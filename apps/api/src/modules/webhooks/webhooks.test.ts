import { webhooks } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test, afterAll, beforeAll } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { callApi, expectError, api } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { createTestApi, type TestApi } from '../../test/create-test-api.ts';
import { newProject, newUser, newWebhook } from '../../test/fixtures.ts';
import { sessionToken } from '../../test/session-tokens.ts';
import { assertDeliverable } from './set-webhook.ts';

test('returns null until a webhook is set, and never returns its secret', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const get = () => callApi(`GET /v1/projects/${projectId}/webhook`, { as: me });
  expect(await get()).toMatchObject({ status: 200, body: { webhook: null, deliveries: [] } });
  await newWebhook(projectId);
  const { body } = await get();
  expect(body).toEqual({ webhook: { url: 'https://hooks.example.com/a', createdAt: expect.any(String) }, deliveries: [] });
});

test('lists the last deliveries newest first', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 10 });
  await newWebhook(projectId);
  for (const lowBalance of [100, null]) await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { alerts: { lowBalance } } });
  const { body } = await callApi(`GET /v1/projects/${projectId}/webhook`, { as: me });
  const waiting = { status: 'pending', attempts: 0, responseStatus: null, error: null, settledAt: null };
  expect(body).toMatchObject({
    deliveries: [
      { ...waiting, event: 'alert.resolved' },
      { ...waiting, event: 'alert.raised' },
    ],
  });
});

test('deletes the webhook and gives up its pending deliveries', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await newWebhook(projectId);
  await callApi(`POST /v1/projects/${projectId}/webhook/test`, { as: me });
  expect(await callApi(`DELETE /v1/projects/${projectId}/webhook`, { as: me })).toMatchObject({ status: 204, body: null });
  expect((await callApi(`GET /v1/projects/${projectId}/webhook`, { as: me })).body).toMatchObject({
    webhook: null,
    deliveries: [{ event: 'test', status: 'failed', error: 'WEBHOOK_DELETED', nextAttemptAt: null, settledAt: expect.any(String) }],
  });
  expect((await readAudit(projectId)).at(-1)).toMatchObject({
    action: 'webhook.delete',
    changes: [{ field: 'host', before: 'hooks.example.com', after: null }],
  });
});

test('returns 404 when a project without a webhook deletes it', async () => {
  const me = newUser();
  expectError(await callApi(`DELETE /v1/projects/${await newProject(me)}/webhook`, { as: me }), 'WEBHOOK_NOT_FOUND');
});

test('queues a test delivery, and no second one while it is pending', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await newWebhook(projectId);
  const send = () => callApi(`POST /v1/projects/${projectId}/webhook/test`, { as: me });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ status: 201, body: { event: 'test', status: 'pending', attempts: 0 } });
  expect(second.body).toEqual(first.body);
});

test('returns 404 when a project without a webhook tests it', async () => {
  const me = newUser();
  expectError(await callApi(`POST /v1/projects/${await newProject(me)}/webhook/test`, { as: me }), 'WEBHOOK_NOT_FOUND');
});

test('replaces the address and the secret, and writes only hosts to the audit log', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const set = (url: string) => callApi(`POST /v1/projects/${projectId}/webhook`, { as: me, body: { url } });
  const first = await set('https://a.example.com/hook?token=private');
  expect(first).toMatchObject({ status: 201, body: { url: 'https://a.example.com/hook?token=private' } });
  const second = await set('https://b.example.com/');
  const secrets = [first, second].map(({ body }) => (body as { secret: string }).secret);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secrets[0]).not.toBe(secrets[1]);
  const [row] = await api.database.orm.select().from(webhooks).where(eq(webhooks.projectId, projectId));
  expect(row).toMatchObject({ url: 'https://b.example.com/', secret: secrets[1], createdBy: me });
  const log = await readAudit(projectId);
  expect(log.map(({ action, changes }) => ({ action, changes }))).toEqual([
    { action: 'webhook.set', changes: [{ field: 'host', before: null, after: 'a.example.com' }] },
    { action: 'webhook.set', changes: [{ field: 'host', before: 'a.example.com', after: 'b.example.com' }] },
  ]);
  expect(JSON.stringify(log)).not.toContain('token');
});

test.each([
  '',
  'hooks.example.com',
  'ftp://example.com',
  'https://user:word@example.com',
  'https://example.com/#a',
  `https://example.com/${'a'.repeat(500)}`,
])('returns 400 for the address %j', async (url) => {
  const me = newUser();
  const projectId = await newProject(me);
  expectError(await callApi(`POST /v1/projects/${projectId}/webhook`, { as: me, body: { url } }), 'VALIDATION_FAILED');
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

test('returns 422 for a private address', async () => {
  const headers = { authorization: `Bearer ${sessionToken('user_strict')}` };
  const created = await strict.app.inject({ method: 'POST', url: '/api/v1/projects', headers, payload: { name: 'A' } });
  const { id } = created.json<{ id: string }>();
  const url = `/api/v1/projects/${id}/webhook`;
  const refused = await strict.app.inject({ method: 'POST', url, headers, payload: { url: 'https://127.0.0.1/' } });
  expect(refused.json()).toMatchObject({ error: { code: 'WEBHOOK_REFUSED', details: { reason: 'ADDRESS_PRIVATE' } } });
  expect(refused.statusCode).toBe(422);
});
