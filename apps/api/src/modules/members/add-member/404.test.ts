import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('who has no user is not found: invite them', async () => {
  const owner = newUser();
  const unproven = newUser({ emailAddresses: [{ emailAddress: 'unproven@example.com', verified: false, primary: true }] });
  const projectId = await newProject(owner);
  for (const who of [{ userId: 'user_nobody' }, { email: 'nobody@example.com' }, { email: 'unproven@example.com' }]) {
    const body = { ...who, role: 'viewer' };
    expectError(await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body }), 'USER_NOT_FOUND');
  }
  expectError(await callApi(`GET /v1/projects/${projectId}`, { as: unproven }), 'PROJECT_NOT_FOUND');
});

test('nobody is added to a foreign project', async () => {
  const body = { userId: newUser(), role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(newUser())}/members`, { as: newUser(), body }), 'PROJECT_NOT_FOUND');
});
