import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';

test('an idempotency key that comes back with another body is refused', async () => {
  const me = newUser();
  const headers = { 'idempotency-key': 'reused' };
  await callApi('POST /v1/projects', { as: me, body: { name: 'A' }, headers });
  expectError(await callApi('POST /v1/projects', { as: me, body: { name: 'B' }, headers }), 'IDEMPOTENCY_KEY_REUSED');
  expect((await callApi('GET /v1/projects', { as: me })).body).toHaveLength(1);
});
