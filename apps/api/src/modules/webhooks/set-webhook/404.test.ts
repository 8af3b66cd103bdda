import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('the webhook of a foreign project is not told from that of a missing one', async () => {
  for (const projectId of [await newProject(newUser()), 'proj_never']) {
    expectError(
      await callApi(`POST /v1/projects/${projectId}/webhook`, { as: newUser(), body: { url: 'https://hooks.example.com' } }),
      'PROJECT_NOT_FOUND',
    );
  }
});
