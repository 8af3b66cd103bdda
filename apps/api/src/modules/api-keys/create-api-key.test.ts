import { createdApiKeySchema } from '@onepoint/api-contract';
import { apiKeys, hashApiKeySecret, idempotentRequests } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newMember, newProject, newUser, newApiKey } from '../../test/fixtures.ts';
import { apiKeysMax } from './create-api-key.ts';

test('returns the secret once and stores only its hash', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const reply = await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: me, body: { name: 'Production' } });
  expect(reply.status).toBe(201);
  const created = createdApiKeySchema.parse(reply.body);
  expect(created).toMatchObject({ name: 'Production', status: 'active', lastUsedAt: null, requestsToday: 0 });
  expect(created.secret).toMatch(/^op_[0-9A-Za-z]{40}$/);

  const [row] = await api.database.orm.select().from(apiKeys).where(eq(apiKeys.id, created.id));
  expect(row?.secretHash).toBe(hashApiKeySecret(created.secret));
  expect(JSON.stringify(row)).not.toContain(created.secret);
});

test('lets a developer create keys that a viewer can list', async () => {
  const [owner, developer, viewer] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, developer, 'developer');
  await newMember(projectId, viewer, 'viewer');
  const created = await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: developer, body: { name: 'Of a developer' } });
  expect(created.status).toBe(201);
  expect((await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: viewer })).body).toHaveLength(1);
});

test.each([{}, { name: '' }, { name: 'x'.repeat(81) }, { name: null }, { name: 'A', status: 'paused' }])(
  'returns 400 for %j',
  async (body) => {
    const me = newUser();
    expectError(await callApi(`POST /v1/projects/${await newProject(me)}/apiKeys`, { as: me, body }), 'VALIDATION_FAILED');
  },
);

test.each(['finance', 'viewer', 'auditor'])('returns 403 for the role %s', async (role) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  const reply = await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: member, body: { name: 'A' } });
  expect(expectError(reply, 'ROLE_FORBIDS')).toEqual({ role, action: 'apiKey:manage' });
});

test('creates nothing when the request is repeated and names the existing key, because its secret cannot be shown again', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me)}/apiKeys`;
  const request = { as: me, body: { name: 'Once' }, headers: { 'idempotency-key': 'key-once' } };
  const first = await callApi(`POST ${path}`, request);
  const { id, secret } = first.body as { id: string; secret: string };
  expect(expectError(await callApi(`POST ${path}`, request), 'IDEMPOTENCY_KEY_REPLAYED')).toEqual({ apiKeyId: id });
  expect((await callApi(`GET ${path}`, { as: me })).body).toHaveLength(1);

  const kept = await api.database.orm.select().from(idempotentRequests).where(eq(idempotentRequests.userId, me));
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('rejects an idempotency key that was used in another project', async () => {
  const me = newUser();
  const request = { as: me, body: { name: 'A' }, headers: { 'idempotency-key': 'key-reused' } };
  await callApi(`POST /v1/projects/${await newProject(me)}/apiKeys`, request);
  expectError(await callApi(`POST /v1/projects/${await newProject(me)}/apiKeys`, request), 'IDEMPOTENCY_KEY_REUSED');
});

test('stops concurrent creations exactly at the limit; a deleted key makes room', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const path = `/v1/projects/${projectId}/apiKeys`;
  const keys = await Promise.all(Array.from({ length: apiKeysMax - 1 }, () => newApiKey(projectId)));
  const replies = await Promise.all(Array.from({ length: 4 }, () => callApi(`POST ${path}`, { as: me, body: { name: 'Increase' } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  const refused = replies.filter(({ status }) => status === 422);
  for (const reply of refused) expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: apiKeysMax });

  await callApi(`DELETE ${path}/${keys[0]?.apiKeyId}`, { as: me });
  expect((await callApi(`POST ${path}`, { as: me, body: { name: 'In its place' } })).status).toBe(201);
});
