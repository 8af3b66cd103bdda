import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';

test('a range is required', async () => {
  expectError(await callApi('GET /v1/projects/proj_1/providers/prov_1/statistics', { as: newUser() }), 'VALIDATION_FAILED');
});
