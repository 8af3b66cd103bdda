import { contract, may, type Payment } from '@onepoint/api-contract';
import { checkDeposit, depositFeeCents } from '@onepoint/plans-domain';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { paymentOf, projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { paymentFixture } from '../fixtures/payment.ts';
import { mockCall } from '../mock-call.ts';
import { moveBalance } from '../move-balance.ts';

/** What the provider says of a payment, carried out: a confirmed one is credited, once. */
function settle(state: FakeApiState, payment: Payment): Payment {
  const status = state.providerStatuses[payment.id];
  if (payment.status !== 'CREATED' || status === undefined || status === 'CREATED') return payment;
  const credited = status === 'CONFIRMED' ? payment.amount - payment.fee : null;
  const project = state.projects.find(({ id }) => id === payment.projectId);
  if (project) moveBalance(project, { amountCents: credited ?? 0, movesPromo: false });
  return Object.assign(payment, { status, credited, settledAt: '2026-03-14T12:00:00.000Z' });
}

/** Payments with the rules of the API: limits, one payment per idempotency key, roles. */
export function paymentHandlers(baseUrl: string, state: FakeApiState): HttpHandler[] {
  const created = new Map<string, { readonly request: string; readonly payment: Payment }>();
  return [
    mockCall(baseUrl, contract.getDepositTerms, () => state.depositTerms),
    mockCall(baseUrl, contract.listCustodialWallets, () => state.custodialWallets),
    mockCall(baseUrl, contract.listPayments, ({ params, query }) => {
      const { id } = projectForAction(state, params.projectId, 'payment:read');
      const payments = (state.payments[id] ?? []).filter(({ status }) => query.status === undefined || status === query.status);
      const start = query.lastId === undefined ? 0 : payments.findIndex((payment) => payment.id === query.lastId) + 1;
      const end = start + query.limit;
      return { data: payments.slice(start, end), hasMore: payments.length > end };
    }),
    mockCall(baseUrl, contract.createPayment, ({ params, body, idempotencyKey }) => {
      const { id: projectId } = projectForAction(state, params.projectId, 'payment:create');
      const request = JSON.stringify([params, body]);
      const before = created.get(idempotencyKey ?? '');
      if (before && before.request !== request) throw new ApiRefusal('IDEMPOTENCY_KEY_REUSED');
      if (before) return before.payment;
      const { fee, minimumCents, maximumCents } = state.depositTerms.cryptoCloud;
      const reason = checkDeposit(body.amount, state.depositTerms.cryptoCloud);
      if (reason !== null) throw new ApiRefusal('AMOUNT_OUT_OF_RANGE', { reason, minimumCents, maximumCents });
      const existing = state.payments[projectId] ?? [];
      const id = `pay_created${String(existing.length + 1)}`;
      const link = `https://pay.cryptocloud.plus/${id}`;
      const payment = paymentFixture({ id, projectId, link, type: body.type, amount: body.amount, fee: depositFeeCents(body.amount, fee) });
      state.payments[projectId] = [payment, ...existing];
      created.set(idempotencyKey ?? '', { request, payment });
      return payment;
    }),
    mockCall(baseUrl, contract.getPayment, ({ params }) =>
      paymentOf(state, projectForAction(state, params.projectId, 'payment:read').id, params.paymentId),
    ),
    mockCall(baseUrl, contract.findPayment, ({ params }) => {
      const payments = state.projects.filter(({ role }) => may(role, 'payment:read')).flatMap(({ id }) => state.payments[id] ?? []);
      const payment = payments.find(({ id }) => id === params.paymentId);
      if (!payment) throw new ApiRefusal('PAYMENT_NOT_FOUND');
      return payment;
    }),
    mockCall(baseUrl, contract.checkPayment, ({ params }) =>
      settle(state, paymentOf(state, projectForAction(state, params.projectId, 'payment:read').id, params.paymentId)),
    ),
  ];
}
