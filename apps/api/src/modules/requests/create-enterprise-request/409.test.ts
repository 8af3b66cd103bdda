import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';

test('an idempotency key that comes back with another request is refused', async () => {
  const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Six chains.' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await callApi('POST /v1/enterpriseRequests', { body, headers });
  expectError(
    await callApi('POST /v1/enterpriseRequests', { body: { ...body, message: 'Seven chains.' }, headers }),
    'IDEMPOTENCY_KEY_REUSED',
  );
});
