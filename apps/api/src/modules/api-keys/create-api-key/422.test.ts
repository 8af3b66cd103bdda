import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { apiKeysMax } from '../create-api-key.ts';

test('concurrent creations stop exactly at the limit, and a deleted key makes room', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const path = `/v1/projects/${projectId}/apiKeys`;
  const keys = await Promise.all(Array.from({ length: apiKeysMax - 1 }, () => newApiKey(projectId)));
  const replies = await Promise.all(Array.from({ length: 4 }, () => callApi(`POST ${path}`, { as: me, body: { name: 'One more' } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  const refused = replies.filter(({ status }) => status === 422);
  for (const reply of refused) expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: apiKeysMax });

  await callApi(`DELETE ${path}/${keys[0]?.apiKeyId}`, { as: me });
  expect((await callApi(`POST ${path}`, { as: me, body: { name: 'In its place' } })).status).toBe(201);
});
