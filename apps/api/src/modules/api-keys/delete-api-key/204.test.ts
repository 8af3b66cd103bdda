import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test('a deleted key is gone, also for changing and deleting it again', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  expect(await callApi(`DELETE ${path}`, { as: me })).toMatchObject({ status: 204, body: null });
  expectError(await callApi(`GET ${path}`, { as: me }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`PATCH ${path}`, { as: me, body: { status: 'active' } }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`DELETE ${path}`, { as: me }), 'API_KEY_NOT_FOUND');
  expect((await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: me })).body).toEqual([]);
});
