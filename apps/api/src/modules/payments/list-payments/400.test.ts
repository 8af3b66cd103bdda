import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each(['limit=0', 'limit=101', 'limit=x', 'lastId=%20', 'status=created'])('%s is refused', async (query) => {
  const me = newUser();
  expectError(await callApi(`GET /v2/projects/${await newProject(me)}/payments?${query}`, { as: me }), 'VALIDATION_FAILED');
});
