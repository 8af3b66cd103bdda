import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';

test('a body beyond 64 KiB is refused', async () => {
  expectError(await callApi('POST /v1/projects', { as: newUser(), body: { name: 'x'.repeat(70_000) } }), 'BODY_TOO_LARGE');
});
