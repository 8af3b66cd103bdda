import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

const create = async (amount: number) => {
  const me = newUser();
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount };
  return callApi(`POST /v1/projects/${await newProject(me)}/payments`, { as: me, body, headers: { 'idempotency-key': 'one' } });
};

test.each([
  [1, 'BELOW_MINIMUM'],
  [99, 'BELOW_MINIMUM'],
  [1_000_000_001, 'ABOVE_MAXIMUM'],
])('refuses %i cents with %s and the limits', async (amount, reason) => {
  expect(expectError(await create(amount), 'AMOUNT_OUT_OF_RANGE')).toEqual({ reason, minimumCents: 100, maximumCents: 1_000_000_000 });
});

test.each([
  [100, 2],
  [140, 2],
  [1_000_000_000, 14_000_000],
])('accepts %i cents with a fee of %i', async (amount, fee) => {
  expect(await create(amount)).toMatchObject({ status: 201, body: { amount, fee } });
});
