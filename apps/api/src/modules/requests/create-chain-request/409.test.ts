import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';

test('an idempotency key that comes back with another request is refused', async () => {
  const body = { projectUrl: 'https://example.com/', message: 'Gnosis, please.' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await callApi('POST /v1/chainRequests', { body, headers });
  expectError(await callApi('POST /v1/chainRequests', { body: { ...body, message: 'Celo, please.' }, headers }), 'IDEMPOTENCY_KEY_REUSED');
});
