import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  'balance=keep',
  'balance=transfer',
  'balance=refund&toProjectId=proj_1',
  'toProjectId=proj_1',
  'balance=transfer&toProjectId=%20',
  'force=1',
])('%s says nothing that can be done', async (query) => {
  const me = newUser();
  expectError(await callApi(`DELETE /v1/projects/${await newProject(me)}?${query}`, { as: me }), 'VALIDATION_FAILED');
});
