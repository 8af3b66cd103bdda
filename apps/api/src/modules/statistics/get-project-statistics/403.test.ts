import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a role that this version does not know reads no statistics of the project', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  const path = `/v1/projects/${projectId}/apiKeys/statistics?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
  expectError(await callApi(`GET ${path}`, { as: me }), 'ROLE_FORBIDS');
});
