import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('of a foreign project nothing is told', async () => {
  const projectId = await newProject(newUser());
  expectError(await callApi(`GET /v1/projects/${projectId}/partnership`, { as: newUser() }), 'PROJECT_NOT_FOUND');
});
