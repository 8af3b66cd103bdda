import type { Payment } from '@onepoint/api-contract';
import { checkLedger, insertProject } from '@onepoint/database';
import { openSandboxKeys } from '@onepoint/sandbox/payments/sandbox-keys';
import { startTestPayments, type TestPayments } from '@onepoint/sandbox/payments/testing/start-test-payments';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../test/api.ts';
import { createTestApi, type TestApi } from '../../test/create-test-api.ts';
import { createPaymentsRepository } from './payments.repository.ts';
import { createPayments } from './payments.ts';
import { createCryptoCloudProvider } from './provider/cryptocloud.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let api: TestApi;
let sandbox: TestPayments;
let provider: PaymentProvider;
const dataDir = mkdtempSync(join(tmpdir(), 'payments-api-'));

beforeAll(async () => {
  const port = await findFreePort();
  const account = { ...openSandboxKeys(dataDir), apiUrl: `http://127.0.0.1:${port}`, payUrl: 'https://pay.example.com' };
  provider = createCryptoCloudProvider({ ...account, acceptsTestInvoices: true });
  api = await createTestApi({ paymentProvider: provider });
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  sandbox = await startTestPayments({ dataDir, port, postbackUrl: `${address}/api/webhooks/cryptocloud` });
});
afterAll(async () => {
  await sandbox.dispose();
  await api.close();
  rmSync(dataDir, { recursive: true });
});

/** After every test the books must balance, and no log line may contain a key. */
afterEach(async () => {
  expect(await checkLedger(api.database.orm)).toEqual([]);
  for (const key of Object.values(sandbox.keys)) expect(api.logLines.join('')).not.toContain(key);
});

async function newPayment() {
  const { id: projectId } = await api.database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Paid', ownerId: 'user_payer' }),
  );
  const as = 'user_payer';
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
  const headers = { 'idempotency-key': projectId };
  const payment = (await callApi(`POST /v1/projects/${projectId}/payments`, { as, body, headers, app: api.app })).body as Payment;
  const invoiceId = payment.link?.split('/').at(-1) ?? '';
  const path = `/v1/projects/${projectId}/payments/${payment.id}`;
  return {
    invoiceId,
    check: async () => (await callApi(`POST ${path}/check`, { as, app: api.app })).body as Payment,
    read: async () => (await callApi(`GET ${path}`, { as, app: api.app })).body as Payment,
    balance: async () => ((await callApi(`GET /v1/projects/${projectId}`, { as, app: api.app })).body as { balance: number }).balance,
  };
}

const now = (): Date => new Date();

const reconcile = () => {
  const { orm } = api.database;
  const payments = createPayments({ orm, repository: createPaymentsRepository(orm), provider, now });
  return reconcilePayments({ orm, payments, provider, now: now(), isStart: true });
};

test.each(['once', 'late', 'twice'] as const)('credits a payment once for a postback that arrives %s', async (mode) => {
  const payment = await newPayment();
  await sandbox.act(payment.invoiceId, 'pay', mode);
  await expect.poll(payment.read).toMatchObject({ status: 'CONFIRMED', credited: 9_860 });
  await payment.check();
  expect(await payment.balance()).toBe(9_860);
});

test.each(['forged', 'lost'] as const)('credits nothing for a %s postback, and credits once by reconciliation', async (mode) => {
  const payment = await newPayment();
  await sandbox.act(payment.invoiceId, 'overpay', mode);
  await Promise.all([reconcile(), payment.check(), reconcile()]);
  await reconcile();
  expect(await payment.read()).toMatchObject({ status: 'CONFIRMED', credited: 12_325 });
  expect(await payment.balance()).toBe(12_325);
});

test('asks again a minute later for an invoice that the provider left out of its list', async () => {
  const payment = await newPayment();
  await sandbox.act(payment.invoiceId, 'pay', 'lost');
  const { orm } = api.database;
  const payments = createPayments({ orm, repository: createPaymentsRepository(orm), provider, now });
  const short = { ...provider, listInvoices: () => Promise.resolve([]), listInvoicesCreated: () => Promise.resolve([]) };
  await reconcilePayments({ orm, payments, provider: short, now: now(), isStart: true });
  expect(await payment.balance()).toBe(0);
  await reconcilePayments({ orm, payments, provider, now: new Date(Date.now() + 61_000), isStart: false });
  expect(await payment.balance()).toBe(9_860);
});

test('credits a partial payment when the invoice ends, and adds what arrives later', async () => {
  const payment = await newPayment();
  await sandbox.act(payment.invoiceId, 'pay-part');
  expect(await payment.check()).toMatchObject({ status: 'CREATED', credited: null });
  await sandbox.act(payment.invoiceId, 'expire');
  expect(await payment.check()).toMatchObject({ status: 'CONFIRMED', credited: 4_930 });
  await sandbox.act(payment.invoiceId, 'pay', 'lost');
  expect(await payment.check()).toMatchObject({ status: 'CONFIRMED', credited: 9_860 });
  expect(await payment.balance()).toBe(9_860);
});

test('cancels the payment of an invoice that is canceled or expires, until money arrives', async () => {
  for (const action of ['cancel', 'expire'] as const) {
    const payment = await newPayment();
    await sandbox.act(payment.invoiceId, action);
    expect(await payment.check()).toMatchObject({ status: 'CANCELED', credited: null });
    await sandbox.act(payment.invoiceId, 'pay');
    await expect.poll(payment.read).toMatchObject({ status: 'CONFIRMED', credited: 9_860 });
  }
});
