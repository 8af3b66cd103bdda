import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('a foreign project cannot be changed, nor told from a missing one', async () => {
  const foreign = await newProject(newUser());
  for (const projectId of [foreign, 'proj_never']) {
    expectError(await callApi(`PATCH /v1/projects/${projectId}`, { as: newUser(), body: { name: 'Mine now' } }), 'PROJECT_NOT_FOUND');
  }
});
