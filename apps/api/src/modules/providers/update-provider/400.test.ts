import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';

test.each([{}, { status: 'broken' }, { chain: 'base' }, { url: 'ws://node.example.com' }, { weight: 1.5 }, { name: '' }])(
  '%j changes nothing',
  async (body) => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    const id = await newProvider(projectId);
    expectError(await callApi(`PATCH /v1/projects/${projectId}/providers/${id}`, { as: me, body }), 'VALIDATION_FAILED');
  },
);
