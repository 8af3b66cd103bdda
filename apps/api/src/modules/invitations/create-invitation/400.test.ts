import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([{}, { email: 'a@example.com' }, { email: 'nobody', role: 'viewer' }, { email: 'a@example.com', role: 'root' }])(
  '%j invites nobody',
  async (body) => {
    const owner = newUser();
    expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/invitations`, { as: owner, body }), 'VALIDATION_FAILED');
  },
);
