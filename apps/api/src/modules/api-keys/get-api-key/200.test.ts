import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('one key is found by id', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId, secret } = await newApiKey(projectId, 'Mine');
  await newUsage({ projectId, apiKeyId, minute: new Date().toISOString(), requests: 2 });
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: apiKeyId, name: 'Mine', last4: secret.slice(-4), requestsToday: 2 });
  expect(body).not.toHaveProperty('secret');
});
