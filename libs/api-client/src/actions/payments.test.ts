import type { Payment } from '@onepoint/api-contract';
import { expect, expectTypeOf, test, vi } from 'vitest';
import type { ApiClient } from '../client/create-api-client.ts';
import { activatePromocode } from './activate-promocode.ts';
import { checkPayment } from './check-payment.ts';
import { createPayment, type CreatePaymentReturnType } from './create-payment.ts';
import { listCustodialWallets } from './list-custodial-wallets.ts';
import { listPayments, type ListPaymentsReturnType } from './list-payments.ts';

const projectId = 'proj_1';

function setUp() {
  const call = vi.fn(() => Promise.resolve(null));
  return { call, client: { call } as unknown as ApiClient };
}

test('a payment is created under its idempotency key', async () => {
  const { call, client } = setUp();
  await createPayment(client, { projectId, type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 }, { idempotencyKey: 'k1' });
  expect(call.mock.calls[0]?.slice(1)).toEqual([
    { params: { projectId }, body: { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 } },
    { idempotencyKey: 'k1' },
  ]);
});

test('a page of payments is asked for by project, last id, status and size', async () => {
  const { call, client } = setUp();
  await listPayments(client, { projectId, lastId: 'pay_1', status: 'CREATED', limit: 3 });
  await checkPayment(client, { projectId, paymentId: 'pay_1' });
  await listCustodialWallets(client);
  await activatePromocode(client, { projectId, code: 'WELCOME' });
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([
    { params: { projectId }, query: { lastId: 'pay_1', status: 'CREATED', limit: 3 } },
    { params: { projectId, paymentId: 'pay_1' } },
    {},
    { params: { projectId }, body: { code: 'WELCOME' } },
  ]);
});

test('replies are typed by the contract', () => {
  expectTypeOf<CreatePaymentReturnType>().toEqualTypeOf<Payment>();
  expectTypeOf<ListPaymentsReturnType>().toEqualTypeOf<{ data: Payment[]; hasMore: boolean }>();
});
