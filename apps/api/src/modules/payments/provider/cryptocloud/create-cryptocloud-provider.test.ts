import { startTestPayments, type TestPayments } from '@onepoint/sandbox/payments/testing/start-test-payments';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type CryptoCloudConfig, createCryptoCloudProvider } from '../cryptocloud.ts';

let sandbox: TestPayments;
beforeAll(async () => {
  sandbox = await startTestPayments({ postbackUrl: 'http://127.0.0.1:1/none' });
});
afterAll(() => sandbox.dispose());

const config = (fields: Partial<CryptoCloudConfig> = {}): CryptoCloudConfig => ({
  apiUrl: sandbox.address,
  payUrl: 'https://pay.cryptocloud.plus',
  ...sandbox.keys,
  acceptsTestInvoices: true,
  ...fields,
});

/** A provider that answers everything with one reply. */
async function answering(status: number, body: string): Promise<CryptoCloudConfig> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return config({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

test('an invoice is made under our id, found by it, and read again as it is paid', async () => {
  const provider = createCryptoCloudProvider(config());
  const made = await provider.createInvoice({ paymentId: 'pay_1', amountCents: 1_999 });
  expect(made).toMatchObject({ paymentId: 'pay_1', status: 'created', amountCents: 1_999, paidCents: 0 });
  expect(made.link).toMatch(new RegExp(`^${sandbox.publicOrigin}/__cryptocloud/[A-Z2-9]{8}$`));
  expect(made.expiresAt?.getTime()).toBeGreaterThan(Date.now());
  await sandbox.act(made.invoiceId, 'pay-part');
  expect(await provider.listInvoices([made.invoiceId, 'INV-NONE'])).toMatchObject([{ status: 'partial', paidCents: 999 }]);
  await sandbox.act(made.invoiceId, 'overpay', 'lost');
  const [found] = await provider.listInvoicesCreated(new Date(), new Date());
  expect(found).toMatchObject({ invoiceId: made.invoiceId, status: 'overpaid', paidCents: 2_499 });
});

test('more invoices than one call takes are asked for in several', async () => {
  const provider = createCryptoCloudProvider(config());
  const { invoiceId } = await provider.createInvoice({ paymentId: 'pay_2', amountCents: 500 });
  const ids = [...Array.from({ length: 120 }, (_, index) => `INV-${index}`), invoiceId];
  expect(await provider.listInvoices(ids)).toMatchObject([{ invoiceId }]);
});

describe('in production', () => {
  test('an invoice of the test mode is neither made nor believed', async () => {
    const { invoiceId } = await createCryptoCloudProvider(config()).createInvoice({ paymentId: 'pay_3', amountCents: 500 });
    const production = createCryptoCloudProvider(config({ acceptsTestInvoices: false }));
    expect(await production.listInvoices([invoiceId])).toEqual([]);
    await expect(production.createInvoice({ paymentId: 'pay_4', amountCents: 500 })).rejects.toMatchObject({ code: 'PROVIDER_REFUSED' });
  });
});

test('a reply of the older form, without a link and without what was paid, is read as far as it goes', async () => {
  const old = { uuid: 'INV-OLD', status: 'overpaid', amount_usd: 100.2, received_usd: 100.3, order_id: 'None', expiry_date: 'nonsense' };
  const provider = createCryptoCloudProvider(await answering(200, JSON.stringify({ status: 'success', result: [old] })));
  expect(await provider.listInvoices(['INV-OLD'])).toEqual([
    {
      invoiceId: 'INV-OLD',
      paymentId: 'None',
      status: 'overpaid',
      amountCents: 10_020,
      paidCents: 10_030,
      link: 'https://pay.cryptocloud.plus/OLD',
      expiresAt: null,
    },
  ]);
});

test.each([
  ['refuses', 401, '{"status":"error"}', 'PROVIDER_REFUSED'],
  ['fails', 500, 'oops', 'PROVIDER_REFUSED'],
  ['says something that is no JSON', 200, 'oops', 'PROVIDER_REPLY_UNREADABLE'],
  ['says that it failed', 200, '{"status":"error","result":[]}', 'PROVIDER_REPLY_UNREADABLE'],
  ['invents a status', 200, '{"status":"success","result":[{"uuid":"A","status":"stolen","amount_usd":1}]}', 'PROVIDER_REPLY_UNREADABLE'],
])('a provider that %s is named as such, without a key in the words', async (_case, status, body, code) => {
  const provider = createCryptoCloudProvider(await answering(status, body));
  const failure = provider.listInvoices(['INV-A']);
  await expect(failure).rejects.toMatchObject({ code });
  await expect(failure).rejects.not.toThrow(sandbox.keys.apiKey);
});

test('a provider that is not there is unreachable', async () => {
  const provider = createCryptoCloudProvider(config({ apiUrl: 'http://127.0.0.1:1' }));
  await expect(provider.listInvoices(['INV-A'])).rejects.toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
});
