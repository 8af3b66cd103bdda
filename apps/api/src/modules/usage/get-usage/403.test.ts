import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a role that this version does not know reads no usage', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  expectError(
    await callApi(`GET /v1/projects/${projectId}/usage?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`, { as: me }),
    'ROLE_FORBIDS',
  );
});
