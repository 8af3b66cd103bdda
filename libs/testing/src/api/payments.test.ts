import { contract, type Payment } from '@onepoint/api-contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parse } from 'zod/v4/core';
import { createFakeApi } from './create-fake-api.ts';
import { custodialWalletFixture, depositTermsFixture, confirmedPaymentFixture, paymentFixture } from './payments.ts';
import { projectFixture } from './projects.ts';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const project = () => projectFixture({ id: 'proj_1', balance: 500 });
const path = `${baseUrl}/v1/projects/proj_1/payments`;

function create(amount: number, idempotencyKey?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify({ type: 'CRYPTOCLOUD_PAYMENT', amount }) });
}

test('creates one payment per idempotency key and rejects another request with the same key', async () => {
  const api = createFakeApi(baseUrl, { projects: [project()] });
  server.use(...api.handlers);
  const [first, second] = [await create(10_000, 'k'), await create(10_000, 'k')];
  expect(await first.json()).toEqual(await second.json());
  expect(api.state.payments['proj_1']).toHaveLength(1);
  expect(await (await create(20_000, 'k')).json()).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_REUSED' } });
});

test('rejects a payment without an idempotency key or outside the limits', async () => {
  server.use(...createFakeApi(baseUrl, { projects: [project()] }).handlers);
  expect((await create(10_000)).status).toBe(400);
  for (const amount of [99, 1_000_000_001])
    expect(await (await create(amount, 'k')).json()).toMatchObject({
      error: { code: 'AMOUNT_OUT_OF_RANGE', details: { minimumCents: 100, maximumCents: 1_000_000_000 } },
    });
});

test('credits a confirmed payment minus the fee once, however often it is checked', async () => {
  const payment = paymentFixture({ projectId: 'proj_1' });
  const api = createFakeApi(baseUrl, {
    projects: [project()],
    payments: { ['proj_1']: [payment] },
    providerStatuses: { [payment.id]: 'CONFIRMED' },
  });
  server.use(...api.handlers);
  const check = async (): Promise<Payment> =>
    parse(contract.checkPayment.replies[200], await (await fetch(`${path}/${payment.id}/check`, { method: 'POST' })).json());
  expect([await check(), await check()]).toMatchObject([{ credited: 9_860 }, { credited: 9_860 }]);
  expect(api.state.projects[0]?.balance).toBe(10_360);
});

test('pages without gaps', async () => {
  const payments = [1, 2, 3].map((number) => confirmedPaymentFixture({ id: `pay_${String(number)}`, projectId: 'proj_1' }));
  server.use(...createFakeApi(baseUrl, { projects: [project()], payments: { ['proj_1']: payments } }).handlers);
  const list = async (query: string): Promise<unknown> => (await fetch(`${baseUrl}/v2/projects/proj_1/payments?${query}`)).json();
  expect(await list('limit=2')).toMatchObject({ data: [{ id: 'pay_1' }, { id: 'pay_2' }], hasMore: true });
  expect(await list('limit=2&lastId=pay_2')).toMatchObject({ data: [{ id: 'pay_3' }], hasMore: false });
  expect(await list('status=CREATED')).toEqual({ data: [], hasMore: false });
});

test('finds a payment only in projects of the user', async () => {
  const other = projectFixture({ id: 'proj_2' });
  const payments = {
    ['proj_2']: [paymentFixture({ id: 'pay_2', projectId: 'proj_2' })],
    ['proj_foreign']: [paymentFixture({ id: 'pay_3' })],
  };
  server.use(...createFakeApi(baseUrl, { projects: [project(), other], payments }).handlers);
  const find = async (id: string): Promise<unknown> => (await fetch(`${baseUrl}/v1/payments/${id}`)).json();
  expect(await find('pay_2')).toMatchObject({ id: 'pay_2', projectId: 'proj_2' });
  expect(await find('pay_3')).toMatchObject({ error: { code: 'PAYMENT_NOT_FOUND' } });
});

test('returns 403 for a role that cannot pay', async () => {
  server.use(...createFakeApi(baseUrl, { projects: [{ ...project(), role: 'developer' }] }).handlers);
  expect((await create(10_000, 'k')).status).toBe(403);
});

test('credits a promo code once', async () => {
  const api = createFakeApi(baseUrl, { projects: [project()], promocodes: { WELCOME: 500 } });
  server.use(...api.handlers);
  const activate = async (code: string): Promise<unknown> => {
    const url = `${baseUrl}/v1/projects/proj_1/promocodeActivations`;
    return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }) })).json();
  };
  expect(await activate('WELCOME')).toMatchObject({ code: 'WELCOME', amount: 500 });
  expect(await activate('WELCOME')).toMatchObject({ error: { code: 'PROMOCODE_USED' } });
  expect(await activate('NOPE')).toMatchObject({ error: { code: 'PROMOCODE_NOT_FOUND' } });
  expect(api.state.projects[0]?.balance).toBe(1_000);
});

test('fixtures match the contract', () => {
  parse(contract.listPayments.replies[200], { data: [paymentFixture(), confirmedPaymentFixture()], hasMore: false });
  parse(contract.getDepositTerms.replies[200], depositTermsFixture());
  parse(contract.listCustodialWallets.replies[200], [custodialWalletFixture()]);
});
