import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([{}, { name: '' }, { name: 'x'.repeat(81) }, { name: null }, { name: 'A', status: 'paused' }])(
  '%j creates no key',
  async (body) => {
    const me = newUser();
    expectError(await callApi(`POST /v1/projects/${await newProject(me)}/apiKeys`, { as: me, body }), 'VALIDATION_FAILED');
  },
);
