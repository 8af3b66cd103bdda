import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a role that this version does not know reads no statistics of a key', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}/statistics?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
  expectError(await callApi(`GET ${path}`, { as: me }), 'ROLE_FORBIDS');
});
