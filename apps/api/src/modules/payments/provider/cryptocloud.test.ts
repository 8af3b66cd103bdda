import { startTestPayments, type TestPayments } from '@onepoint/sandbox/payments/testing/start-test-payments';
import * as fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { usdToCents } from './cryptocloud-invoices.ts';
import { verifyPostbackToken } from './cryptocloud-postback.ts';
import { createCryptoCloudProvider, type CryptoCloudConfig } from './cryptocloud.ts';

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

async function answering(status: number, body: string): Promise<CryptoCloudConfig> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return config({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

test('creates an invoice under our id, finds it by that id and reads its payments', async () => {
  const provider = createCryptoCloudProvider(config());
  const made = await provider.createInvoice({ paymentId: 'pay_1', amountCents: 1_999 });
  expect(made).toMatchObject({ paymentId: 'pay_1', status: 'created', amountCents: 1_999, paidCents: 0 });
  expect(made.link).toMatch(new RegExp(`^${sandbox.publicOrigin}/__cryptocloud/[A-Z2-9]{8}$`));
  expect(made.expiresAt?.getTime()).toBeGreaterThan(Date.now());
  await sandbox.act(made.invoiceId, 'pay-part');
  expect(await provider.listInvoices([made.invoiceId, 'INV-NONE'])).toMatchObject([{ status: 'partial', paidCents: 999 }]);
  await sandbox.act(made.invoiceId, 'overpay', 'lost');
  const yesterday = new Date(Date.now() - 86_400_000);
  const [found] = await provider.listInvoicesCreated(yesterday, new Date());
  expect(found).toMatchObject({ invoiceId: made.invoiceId, status: 'overpaid', paidCents: 2_499 });
});

test('splits a long list of invoices into several requests', async () => {
  const provider = createCryptoCloudProvider(config());
  const { invoiceId } = await provider.createInvoice({ paymentId: 'pay_2', amountCents: 500 });
  const ids = [...Array.from({ length: 120 }, (_, index) => `INV-${index}`), invoiceId];
  expect(await provider.listInvoices(ids)).toMatchObject([{ invoiceId }]);
});

describe('in production', () => {
  test('does not create or accept test invoices', async () => {
    const { invoiceId } = await createCryptoCloudProvider(config()).createInvoice({ paymentId: 'pay_3', amountCents: 500 });
    const production = createCryptoCloudProvider(config({ acceptsTestInvoices: false }));
    expect(await production.listInvoices([invoiceId])).toEqual([]);
    await expect(production.createInvoice({ paymentId: 'pay_4', amountCents: 500 })).rejects.toMatchObject({ code: 'PROVIDER_REFUSED' });
  });
});

test('reads a reply in the older format, without a link and a paid amount', async () => {
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
  ['sends invalid JSON', 200, 'oops', 'PROVIDER_REPLY_UNREADABLE'],
  ['reports a failure', 200, '{"status":"error","result":[]}', 'PROVIDER_REPLY_UNREADABLE'],
  [
    'sends an unknown status',
    200,
    '{"status":"success","result":[{"uuid":"A","status":"stolen","amount_usd":1}]}',
    'PROVIDER_REPLY_UNREADABLE',
  ],
])('reports that the provider %s, without the API key in the message', async (_case, status, body, code) => {
  const provider = createCryptoCloudProvider(await answering(status, body));
  const failure = provider.listInvoices(['INV-A']);
  await expect(failure).rejects.toMatchObject({ code });
  await expect(failure).rejects.not.toThrow(sandbox.keys.apiKey);
});

test('reports an unreachable provider', async () => {
  const provider = createCryptoCloudProvider(config({ apiUrl: 'http://127.0.0.1:1' }));
  await expect(provider.listInvoices(['INV-A'])).rejects.toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
});

test.each([
  [19.99, 1_999],
  [100.2, 10_020],
  [0.29, 29],
  [99.999, 9_999],
  [0.009, 0],
  [1e-7, 0],
  [10_000_000, 1_000_000_000],
  [-5, 0],
])('converts %d dollars to %d whole cents', (usd, cents) => {
  expect(usdToCents(usd)).toBe(cents);
});

test('converts every number of cents that was sent as dollars in JSON back to itself', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      expect(usdToCents(JSON.parse(JSON.stringify(cents / 100)) as number)).toBe(cents);
    }),
  );
});

const now = new Date('2026-11-21T12:00:00Z');
const inFiveMinutes = now.getTime() / 1000 + 300;
const encode = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

function sign(claims: unknown, { secret = 'secret', header = { alg: 'HS256', typ: 'JWT' } } = {}): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const valid = { id: '89UX09KA', exp: inFiveMinutes };

test('returns the invoice of a token signed with the secret', () => {
  expect(verifyPostbackToken(sign(valid), 'secret', now)).toBe('89UX09KA');
});

test.each([
  ['signed with another secret', sign(valid, { secret: 'other' })],
  ['without a signature (alg none)', `${encode({ alg: 'none' })}.${encode(valid)}.`],
  ['of another algorithm', sign(valid, { header: { alg: 'HS512', typ: 'JWT' } })],
  ['whose claims were changed', sign(valid).replace(encode(valid), encode({ ...valid, id: 'OTHER' }))],
  ['that expired', sign({ ...valid, exp: now.getTime() / 1000 })],
  ['without an expiry', sign({ id: '89UX09KA' })],
  ['without an invoice', sign({ exp: inFiveMinutes })],
  ['that is not JSON', sign('nonsense')],
  ['with a fourth part', `${sign(valid)}.x`],
  ['that is empty', ''],
])('rejects a token %s', (_case, token) => {
  expect(verifyPostbackToken(token, 'secret', now)).toBeNull();
});
