import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

test('a payment is checked through its own project alone', async () => {
  const [me, other] = [newUser(), newUser()];
  const [mine, theirs] = [await newProject(me), await newProject(other)];
  const { id } = await newPayment(theirs, other);
  expectError(await callApi(`POST /v1/projects/${mine}/payments/${id}/check`, { as: me }), 'PAYMENT_NOT_FOUND');
  expectError(await callApi(`POST /v1/projects/${theirs}/payments/${id}/check`, { as: me }), 'PROJECT_NOT_FOUND');
});
