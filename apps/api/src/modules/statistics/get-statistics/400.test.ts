import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';

test.each(['', 'from=yesterday&to=today', 'from=2026-11-21T10:00:00Z'])('%j is no range', async (query) => {
  expectError(await callApi(`GET /v1/statistics?${query}`, { as: newUser() }), 'VALIDATION_FAILED');
});
