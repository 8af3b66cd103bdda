import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  ['nothing to change', {}],
  ['an empty name', { name: '' }],
  ['an unknown plan', { nextUsageCommitment: 'XL' }],
  ['a balance', { balance: 1_000_000 }],
])('%s is refused', async (_case, body) => {
  const me = newUser();
  expectError(await callApi(`PATCH /v1/projects/${await newProject(me)}`, { as: me, body }), 'VALIDATION_FAILED');
});
