import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('a key that comes back with another amount is refused', async () => {
  const me = newUser();
  const path = `POST /v1/projects/${await newProject(me)}/payments`;
  const send = (amount: number) =>
    callApi(path, { as: me, body: { type: 'CRYPTOCLOUD_PAYMENT', amount }, headers: { 'idempotency-key': 'one' } });
  await send(10_000);
  expectError(await send(20_000), 'IDEMPOTENCY_KEY_REUSED');
});
