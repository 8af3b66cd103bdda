import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('payments of a project of others are not shown', async () => {
  const projectId = await newProject(newUser());
  expectError(await callApi(`GET /v2/projects/${projectId}/payments`, { as: newUser() }), 'PROJECT_NOT_FOUND');
});
