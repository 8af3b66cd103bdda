import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

const path = 'POST /webhooks/cryptocloud';

async function paid() {
  const me = newUser();
  const projectId = await newProject(me);
  const payment = await newPayment(projectId, me);
  api.provider.report(payment.id, { status: 'paid', paidCents: 10_000 });
  const invoice = [...api.provider.invoices.values()].find(({ paymentId }) => paymentId === payment.id);
  const balance = async () => ((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body as { balance: number }).balance;
  return { invoiceId: invoice?.invoiceId ?? '', balance };
}

test('a genuine postback credits what the provider says was paid, however often it comes and in either format', async () => {
  const { invoiceId, balance } = await paid();
  const send = () => callApi(path, { body: { genuine: invoiceId, amount_crypto: 1_000_000 } });
  expect(await send()).toMatchObject({ status: 200, body: { status: 'accepted' } });
  expect(await balance()).toBe(9_860);
  const form = await api.app.inject({
    method: 'POST',
    url: '/api/webhooks/cryptocloud',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ genuine: invoiceId }).toString(),
  });
  expect(form.statusCode).toBe(200);
  await Promise.all([send(), send()]);
  expect(await balance()).toBe(9_860);
});

test.each([{}, { invoice_id: 'INV-1', token: 'forged' }, []])('%j, which nobody signed, moves nothing and asks nobody', async (body) => {
  const { balance } = await paid();
  api.provider.failing.add('listInvoices');
  expectError(await callApi(path, { body }), 'VALIDATION_FAILED');
  api.provider.failing.clear();
  expect(await balance()).toBe(0);
});

test('a postback about an invoice that is none of ours is taken and ignored', async () => {
  expect((await callApi(path, { body: { genuine: 'INV-UNKNOWN' } })).status).toBe(200);
});

test('a second invoice of a payment, left by a lost reply, is credited as a payment of its own, once', async () => {
  const { invoiceId, balance } = await paid();
  const invoice = api.provider.invoices.get(invoiceId);
  if (invoice === undefined) throw new Error('No invoice was made');
  const twinId = `${invoiceId}2`;
  api.provider.invoices.set(twinId, { ...invoice, invoiceId: twinId, amountCents: 5_000, paidCents: 5_000 });
  for (const genuine of [twinId, invoiceId, twinId]) expect((await callApi(path, { body: { genuine } })).status).toBe(200);
  expect(await balance()).toBe(9_860 + 4_930);
});

test('while the provider cannot be asked, the postback is refused, so that it comes again', async () => {
  const { invoiceId, balance } = await paid();
  api.provider.failing.add('listInvoices');
  expectError(await callApi(path, { body: { genuine: invoiceId } }), 'PAYMENT_PROVIDER_UNAVAILABLE');
  api.provider.failing.clear();
  expect(await balance()).toBe(0);
});
