import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test.each([{}, { gracePeriodInSecs: -1 }, { gracePeriodInSecs: 604_801 }, { gracePeriodInSecs: 1.5 }, { gracePeriodInSecs: '60' }])(
  '%j rotates nothing',
  async (body) => {
    const me = newUser();
    const projectId = await newProject(me);
    const { apiKeyId } = await newApiKey(projectId);
    expectError(await callApi(`POST /v1/projects/${projectId}/apiKeys/${apiKeyId}/rotate`, { as: me, body }), 'VALIDATION_FAILED');
  },
);
