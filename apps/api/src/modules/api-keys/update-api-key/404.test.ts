import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test('a key is changed through its own project alone', async () => {
  const [me, other] = [newUser(), newUser()];
  const [mine, theirs] = [await newProject(me), await newProject(other)];
  const { apiKeyId } = await newApiKey(theirs, 'Theirs');
  const body = { name: 'Mine now' };
  expectError(await callApi(`PATCH /v1/projects/${mine}/apiKeys/${apiKeyId}`, { as: me, body }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`PATCH /v1/projects/${theirs}/apiKeys/${apiKeyId}`, { as: me, body }), 'PROJECT_NOT_FOUND');
  expect((await callApi(`GET /v1/projects/${theirs}/apiKeys/${apiKeyId}`, { as: other })).body).toMatchObject({ name: 'Theirs' });
});
