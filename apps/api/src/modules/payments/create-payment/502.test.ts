import { afterEach, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

afterEach(() => api.provider.failing.clear());

test('a provider that does not answer makes no payment that anybody sees', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  api.provider.failing.add('createInvoice');
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
  const reply = await callApi(`POST /v1/projects/${projectId}/payments`, { as: me, body, headers: { 'idempotency-key': 'one' } });
  expectError(reply, 'PAYMENT_PROVIDER_UNAVAILABLE');
  expect((await callApi(`GET /v2/projects/${projectId}/payments`, { as: me })).body).toEqual({ data: [], hasMore: false });
});
