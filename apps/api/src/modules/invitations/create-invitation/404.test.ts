import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('nobody is invited to a foreign project', async () => {
  const body = { email: 'a@example.com', role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(newUser())}/invitations`, { as: newUser(), body }), 'PROJECT_NOT_FOUND');
});
