import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestPayments, type TestPayments } from './testing/start-test-payments.ts';

const invoiceSchema = z.looseObject({ uuid: z.string(), status: z.string(), link: z.string(), amount_paid_usd: z.number() });
const createdSchema = z.object({ status: z.literal('success'), result: invoiceSchema });
const listSchema = z.object({ status: z.literal('success'), result: z.array(invoiceSchema) });

let payments: TestPayments;
beforeEach(async () => {
  payments = await startTestPayments({ postbackUrl: 'http://127.0.0.1:1/none' });
});
afterEach(() => payments.dispose());

async function call(path: string, body: unknown, apiKey = payments.keys.apiKey) {
  const headers = { authorization: `Token ${apiKey}`, 'content-type': 'application/json' };
  const response = await fetch(payments.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

async function createInvoice(amount = 100) {
  const { body } = await call('/v2/invoice/create', { shop_id: payments.keys.shopId, amount, order_id: 'pay_1' });
  return createdSchema.parse(body).result;
}

describe('the merchant API', () => {
  it('creates, returns and lists invoices', async () => {
    const today = () => new Date().toISOString().slice(0, 10).split('-').toReversed().join('.');
    const start = today();
    const made = await createInvoice(19.99);
    expect(made).toMatchObject({ status: 'created', order_id: 'pay_1', amount_usd: 19.99, test_mode: true });
    expect(made.link).toBe(`${payments.publicOrigin}/__cryptocloud/${made.uuid.slice(4)}`);
    await payments.act(made.uuid, 'overpay');
    const info = listSchema.parse((await call('/v2/invoice/merchant/info', { uuids: [made.uuid, 'INV-NONE'] })).body);
    expect(info.result).toMatchObject([{ uuid: made.uuid, status: 'overpaid', amount_paid_usd: 24.99 }]);
    const list = await call('/v2/invoice/merchant/list', { start, end: today(), offset: 0, limit: 10 });
    expect(listSchema.parse(list.body).result).toHaveLength(1);
  });

  it.each([
    ['a wrong key', '/v2/invoice/create', {}, 'sandbox_wrong', 401],
    ['an unknown shop', '/v2/invoice/create', { shop_id: 'x', amount: 1 }, undefined, 400],
    ['no amount', '/v2/invoice/create', { shop_id: 'x' }, undefined, 400],
    ['an unknown call', '/v2/invoice/merchant/none', {}, undefined, 404],
  ])('rejects %s', async (_case, path, body, apiKey, status) => {
    expect(await call(path, body, apiKey)).toMatchObject({ status, body: { status: 'error' } });
  });
});

describe('the payment page', () => {
  it('shows the amount, runs no script and cannot be framed', async () => {
    const { uuid } = await createInvoice(1234.5);
    const response = await fetch(`${payments.address}/__cryptocloud/${uuid.slice(4)}`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('$1,234.50');
    expect(page).not.toContain('<script');
  });

  it('redirects to the product with the payment and the invoice', async () => {
    const { uuid } = await createInvoice();
    const back = `/dashboard/payments?order_id=pay_1&invoice_uuid=${uuid}`;
    for (const action of ['pay', 'cancel', 'expire', 'overpay'] as const) expect(await payments.act(uuid, action)).toBe(back);
  });

  it('redirects to itself after a partial payment', async () => {
    const { uuid } = await createInvoice();
    expect(await payments.act(uuid, 'pay-part')).toBe(`/__cryptocloud/${uuid.slice(4)}`);
  });

  it.each([
    ['another origin', 'https://evil.example', { action: 'pay' }],
    ['an unknown action', undefined, { action: 'steal' }],
  ])('rejects %s', async (_case, origin, form) => {
    const { uuid } = await createInvoice();
    const response = await fetch(`${payments.address}/__cryptocloud/${uuid.slice(4)}`, {
      method: 'POST',
      headers: { origin: origin ?? payments.publicOrigin },
      body: new URLSearchParams(form),
    });
    expect(response.status).toBe(400);
  });

  it('answers 404 for an unknown invoice', async () => {
    expect((await fetch(`${payments.address}/__cryptocloud/NONE2345`)).status).toBe(404);
  });
});

it('keeps invoices and keys after a restart, readable for the current user only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payments-kept-'));
  const first = await startTestPayments({ dataDir });
  const { keys } = first;
  await payments.dispose();
  payments = first;
  const { uuid } = await createInvoice();
  await first.dispose();
  payments = await startTestPayments({ dataDir });
  expect(payments.keys).toEqual(keys);
  expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(listSchema.parse((await call('/v2/invoice/merchant/info', { uuids: [uuid] })).body).result).toHaveLength(1);
  rmSync(dataDir, { recursive: true });
});
