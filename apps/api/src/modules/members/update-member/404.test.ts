import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a member is changed through their own project alone', async () => {
  const owner = newUser();
  const [here, there] = [await newProject(owner), await newProject(owner)];
  const memberId = await newMember(there, newUser(), 'viewer');
  const body = { role: 'admin' };
  expectError(await callApi(`PATCH /v1/projects/${here}/members/${memberId}`, { as: owner, body }), 'MEMBER_NOT_FOUND');
  expectError(await callApi(`PATCH /v1/projects/${there}/members/${memberId}`, { as: newUser(), body }), 'PROJECT_NOT_FOUND');
});
