import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('no key is created in a foreign project', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  expectError(await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: newUser(), body: { name: 'A' } }), 'PROJECT_NOT_FOUND');
  expect((await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: owner })).body).toEqual([]);
});
