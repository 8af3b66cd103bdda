import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { newApiKey, newProject, newUser, newUsage, newMember, stopClockAtNoon } from '../../test/fixtures.ts';
import { usagePeriods } from './api-keys.repository.ts';

test('lists keys newest first with today’s requests (UTC) and without secrets', async () => {
  stopClockAtNoon();
  const me = newUser();
  const projectId = await newProject(me);
  const first = await newApiKey(projectId, 'First');
  const second = await newApiKey(projectId, 'Second');
  const now = new Date();
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  await newUsage({ projectId, apiKeyId: first.apiKeyId, minute: now.toISOString(), requests: 3 });
  await newUsage({ projectId, apiKeyId: first.apiKeyId, minute: now.toISOString(), requests: 4, method: 'eth_getLogs' });
  await newUsage({ projectId, apiKeyId: first.apiKeyId, minute: yesterday, requests: 100 });

  const { status, body } = await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: me });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: second.apiKeyId, name: 'Second', status: 'active', lastUsedAt: null, requestsToday: 0 },
    { id: first.apiKeyId, prefix: first.secret.slice(0, 7), last4: first.secret.slice(-4), requestsToday: 7 },
  ]);
  expect(JSON.stringify(body)).not.toContain(first.secret);
  expect(JSON.stringify(body)).not.toMatch(/hash/i);
});

test('returns one key without its secret', async () => {
  stopClockAtNoon();
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId, secret } = await newApiKey(projectId, 'Mine');
  await newUsage({ projectId, apiKeyId, minute: new Date().toISOString(), requests: 2 });
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: apiKeyId, name: 'Mine', last4: secret.slice(-4), requestsToday: 2 });
  expect(body).not.toHaveProperty('secret');
});

test('deletes a key, which then can’t be read, changed, rotated or deleted', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  expect(await callApi(`DELETE ${path}`, { as: me })).toMatchObject({ status: 204, body: null });
  expectError(await callApi(`GET ${path}`, { as: me }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`PATCH ${path}`, { as: me, body: { status: 'active' } }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`POST ${path}/rotate`, { as: me, body: { gracePeriodInSecs: 0 } }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`DELETE ${path}`, { as: me }), 'API_KEY_NOT_FOUND');
  expect((await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: me })).body).toEqual([]);
});

test.each(['finance', 'viewer', 'auditor'])('returns 403 for the role %s when deleting a key', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  const { apiKeyId } = await newApiKey(projectId);
  expectError(await callApi(`DELETE /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: member }), 'ROLE_FORBIDS');
});

test.each(['2026-03-29T00:00:00.000Z', '2026-03-29T23:59:59.999Z'])('starts the day of %s at midnight UTC', (instant) => {
  expect(usagePeriods(new Date(instant)).day.toISOString()).toBe('2026-03-29T00:00:00.000Z');
});

test('starts the month on its first day, also in January', () => {
  expect(usagePeriods(new Date('2027-01-31T23:59:59.999Z')).month.toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
