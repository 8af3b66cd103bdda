import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

const headers = { 'idempotency-key': 'one' };
const whole = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };

test.each([
  {},
  { ...whole, amount: 0 },
  { ...whole, amount: 10.5 },
  { ...whole, amount: '100' },
  { ...whole, type: 'CARD' },
  { ...whole, fee: 0 },
])('%j is refused', async (body) => {
  const me = newUser();
  expectError(await callApi(`POST /v1/projects/${await newProject(me)}/payments`, { as: me, body, headers }), 'VALIDATION_FAILED');
});

test.each(['CUSTODIAL', 'NON_CUSTODIAL'])('a %s deposit is not made by request: it is recorded when it arrives', async (type) => {
  const me = newUser();
  const path = `POST /v1/projects/${await newProject(me)}/payments`;
  const details = expectError(await callApi(path, { as: me, body: { ...whole, type }, headers }), 'VALIDATION_FAILED');
  expect(details).toMatchObject({
    issues: [{ in: 'body', path: ['type'], message: expect.stringContaining('recorded when they arrive') as string }],
  });
});

test('a payment without an idempotency key is refused', async () => {
  const me = newUser();
  expectError(await callApi(`POST /v1/projects/${await newProject(me)}/payments`, { as: me, body: whole }), 'VALIDATION_FAILED');
});
