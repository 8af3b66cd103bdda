import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test.each([{}, { name: ' ' }, { status: 'deleted' }, { secretHash: 'a'.repeat(64) }, { projectId: 'proj_1' }])(
  '%j changes nothing',
  async (body) => {
    const me = newUser();
    const projectId = await newProject(me);
    const { apiKeyId } = await newApiKey(projectId);
    expectError(await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body }), 'VALIDATION_FAILED');
  },
);
