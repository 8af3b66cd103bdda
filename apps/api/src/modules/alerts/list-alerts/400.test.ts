import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each(['limit=0', 'limit=101', 'lastId=%20'])('%s is refused', async (query) => {
  const me = newUser();
  expectError(await callApi(`GET /v1/projects/${await newProject(me)}/alerts?${query}`, { as: me }), 'VALIDATION_FAILED');
});
