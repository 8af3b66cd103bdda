import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';

test.each(['a%20b', '..%2Fme', 'x'.repeat(65)])('%s is no id', async (id) => {
  expectError(await callApi(`GET /v3/users/${id}`, { as: newUser() }), 'VALIDATION_FAILED');
});
