import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  [99, 'BELOW_MINIMUM'],
  [140, 'NOT_ABOVE_FEE'],
  [1_000_000_001, 'ABOVE_MAXIMUM'],
])('%i cents cannot be deposited: %s', async (amount, reason) => {
  const me = newUser();
  const path = `POST /v1/projects/${await newProject(me)}/payments`;
  const reply = await callApi(path, { as: me, body: { type: 'CRYPTOCLOUD_PAYMENT', amount }, headers: { 'idempotency-key': 'one' } });
  expect(expectError(reply, 'AMOUNT_OUT_OF_RANGE')).toEqual({ reason, minimumCents: 100, maximumCents: 1_000_000_000 });
});
