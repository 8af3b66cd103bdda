import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('nobody applies for a foreign project', async () => {
  const projectId = await newProject(newUser());
  const body = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };
  expectError(await callApi(`POST /v1/projects/${projectId}/partnership`, { as: newUser(), body }), 'PROJECT_NOT_FOUND');
});
