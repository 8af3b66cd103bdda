import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('a foreign project and a deleted one look exactly like one that never was', async () => {
  const me = newUser();
  const foreign = await newProject(newUser());
  const deleted = await newProject(me);
  await setProject(deleted, { deletedAt: new Date() });
  for (const projectId of [foreign, deleted, 'proj_never']) {
    expect(expectError(await callApi(`GET /v1/projects/${projectId}`, { as: me }), 'PROJECT_NOT_FOUND')).toBeUndefined();
  }
});
