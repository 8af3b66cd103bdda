import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test('a key of another project of one’s own is not found here', async () => {
  const me = newUser();
  const [here, there] = [await newProject(me), await newProject(me)];
  const { apiKeyId } = await newApiKey(there);
  expectError(await callApi(`GET /v1/projects/${here}/apiKeys/${apiKeyId}`, { as: me }), 'API_KEY_NOT_FOUND');
});

test('a key of a foreign project is behind the project that is not found', async () => {
  const projectId = await newProject(newUser());
  const { apiKeyId } = await newApiKey(projectId);
  expectError(await callApi(`GET /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: newUser() }), 'PROJECT_NOT_FOUND');
});
