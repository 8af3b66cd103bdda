import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test('a foreign key is not deleted', async () => {
  const [me, other] = [newUser(), newUser()];
  const [mine, theirs] = [await newProject(me), await newProject(other)];
  const { apiKeyId } = await newApiKey(theirs);
  expectError(await callApi(`DELETE /v1/projects/${mine}/apiKeys/${apiKeyId}`, { as: me }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`DELETE /v1/projects/${theirs}/apiKeys/${apiKeyId}`, { as: me }), 'PROJECT_NOT_FOUND');
  expect((await callApi(`GET /v1/projects/${theirs}/apiKeys/${apiKeyId}`, { as: other })).status).toBe(200);
});
