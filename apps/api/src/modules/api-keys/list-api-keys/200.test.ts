import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('keys come newest first, with the requests of this UTC day, without their secrets', async () => {
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
