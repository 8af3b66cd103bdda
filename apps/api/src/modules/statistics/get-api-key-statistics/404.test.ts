import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

const range = 'from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z';

test('a foreign key has no statistics, through whichever project', async () => {
  const me = newUser();
  const [mine, theirs] = [await newProject(me), await newProject(newUser())];
  const { apiKeyId } = await newApiKey(theirs);
  expectError(await callApi(`GET /v1/projects/${mine}/apiKeys/${apiKeyId}/statistics?${range}`, { as: me }), 'API_KEY_NOT_FOUND');
  expectError(await callApi(`GET /v1/projects/${theirs}/apiKeys/${apiKeyId}/statistics?${range}`, { as: me }), 'PROJECT_NOT_FOUND');
});
