import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a member is removed through their own project alone, and once', async () => {
  const owner = newUser();
  const [here, there] = [await newProject(owner), await newProject(owner)];
  const memberId = await newMember(there, newUser(), 'viewer');
  expectError(await callApi(`DELETE /v1/projects/${here}/members/${memberId}`, { as: owner }), 'MEMBER_NOT_FOUND');
  expectError(await callApi(`DELETE /v1/projects/${there}/members/${memberId}`, { as: newUser() }), 'PROJECT_NOT_FOUND');
  await callApi(`DELETE /v1/projects/${there}/members/${memberId}`, { as: owner });
  expectError(await callApi(`DELETE /v1/projects/${there}/members/${memberId}`, { as: owner }), 'MEMBER_NOT_FOUND');
});
