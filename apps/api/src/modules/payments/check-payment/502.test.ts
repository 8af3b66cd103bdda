import { afterEach, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

afterEach(() => api.provider.failing.clear());

test('a provider that does not answer changes nothing', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const payment = await newPayment(projectId, me);
  api.provider.failing.add('listInvoices');
  expectError(await callApi(`POST /v1/projects/${projectId}/payments/${payment.id}/check`, { as: me }), 'PAYMENT_PROVIDER_UNAVAILABLE');
  expect((await callApi(`GET /v1/projects/${projectId}/payments/${payment.id}`, { as: me })).body).toEqual(payment);
});
