import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('a foreign project is not deleted, nor told from a missing one', async () => {
  const owner = newUser();
  const foreign = await newProject(owner);
  for (const projectId of [foreign, 'proj_never']) {
    expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: newUser() }), 'PROJECT_NOT_FOUND');
  }
  expect((await callApi(`GET /v1/projects/${foreign}`, { as: owner })).status).toBe(200);
});
