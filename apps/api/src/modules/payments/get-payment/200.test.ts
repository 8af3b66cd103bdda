import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

test('a payment is read as it was made, without asking the provider', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const payment = await newPayment(projectId, me, 12_345);
  expect(await callApi(`GET /v1/projects/${projectId}/payments/${payment.id}`, { as: me })).toMatchObject({ status: 200, body: payment });
});
