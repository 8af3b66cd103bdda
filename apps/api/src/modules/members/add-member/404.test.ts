import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('an id that nobody has is said to be none', async () => {
  const owner = newUser();
  const body = { userId: 'user_nobody', role: 'viewer' };
  for (const path of ['members', 'invitations']) {
    expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/${path}`, { as: owner, body }), 'USER_NOT_FOUND');
  }
});

test('nobody is invited to a foreign project', async () => {
  const body = { userId: newUser(), role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(newUser())}/members`, { as: newUser(), body }), 'PROJECT_NOT_FOUND');
});
