import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each([{}, { role: 'root' }, { role: null }, { role: 'viewer', userId: 'user_1' }])('%j changes nothing', async (body) => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, newUser(), 'viewer');
  expectError(await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: owner, body }), 'VALIDATION_FAILED');
});
