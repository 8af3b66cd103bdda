import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newProject, newUser, newPayment } from '../../test/fixtures.ts';

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

test('credits what the provider reports, once for any number of postbacks in either format', async () => {
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

test.each([{}, { invoice_id: 'INV-1', token: 'forged' }, []])(
  'ignores the unsigned postback %j without asking the provider',
  async (body) => {
    const { balance } = await paid();
    api.provider.failing.add('listInvoices');
    expectError(await callApi(path, { body }), 'VALIDATION_FAILED');
    api.provider.failing.clear();
    expect(await balance()).toBe(0);
  },
);

test('accepts and ignores a postback about an unknown invoice', async () => {
  expect((await callApi(path, { body: { genuine: 'INV-UNKNOWN' } })).status).toBe(200);
});

test('credits a second invoice of a payment, left by a lost reply, as its own payment, once', async () => {
  const { invoiceId, balance } = await paid();
  const invoice = api.provider.invoices.get(invoiceId);
  if (invoice === undefined) throw new Error('No invoice was made');
  const twinId = `${invoiceId}2`;
  api.provider.invoices.set(twinId, { ...invoice, invoiceId: twinId, amountCents: 5_000, paidCents: 5_000 });
  for (const genuine of [twinId, invoiceId, twinId]) expect((await callApi(path, { body: { genuine } })).status).toBe(200);
  expect(await balance()).toBe(9_860 + 4_930);
});

test('rejects the postback while the provider cannot be asked, so that it is sent again', async () => {
  const { invoiceId, balance } = await paid();
  api.provider.failing.add('listInvoices');
  expectError(await callApi(path, { body: { genuine: invoiceId } }), 'PAYMENT_PROVIDER_UNAVAILABLE');
  api.provider.failing.clear();
  expect(await balance()).toBe(0);
});
