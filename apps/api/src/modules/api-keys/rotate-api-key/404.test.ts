import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test('a key is rotated through its own project alone, and not after it was deleted', async () => {
  const [me, other] = [newUser(), newUser()];
  const [mine, theirs] = [await newProject(me), await newProject(other)];
  const { apiKeyId } = await newApiKey(theirs);
  const rotate = (projectId: string, as: string) =>
    callApi(`POST /v1/projects/${projectId}/apiKeys/${apiKeyId}/rotate`, { as, body: { gracePeriodInSecs: 0 } });
  expectError(await rotate(mine, me), 'API_KEY_NOT_FOUND');
  expectError(await rotate(theirs, me), 'PROJECT_NOT_FOUND');
  await callApi(`DELETE /v1/projects/${theirs}/apiKeys/${apiKeyId}`, { as: other });
  expectError(await rotate(theirs, other), 'API_KEY_NOT_FOUND');
});
