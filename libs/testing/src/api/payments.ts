import { type Catalogue, type Payment, type CustodialWallet, type DepositTermsReply, contract, may } from '@onepoint/api-contract';
import { defaultDepositTerms, defaultOpenPaymentsMax, checkDeposit, depositFeeCents, serveCatalogue } from '@onepoint/plans-domain';
import type { HttpHandler } from 'msw';
import { moveBalance } from './billing.ts';
import { paymentOf, projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** An open payment of $100 with the crypto provider. */
export function paymentFixture(fields: Partial<Payment> = {}): Payment {
  return {
    id: 'pay_6nRk2Wd9QxTb',
    status: 'CREATED',
    type: 'CRYPTOCLOUD_PAYMENT',
    amount: 10_000,
    fee: 140,
    credited: null,
    received: 0,
    expiresAt: null,
    link: 'https://pay.cryptocloud.plus/6NRK2WD9',
    projectId: 'proj_4kTq8Zr1WmXe7LbY2cNd',
    createdAt: '2026-03-14T11:40:00.000Z',
    settledAt: null,
    ...fields,
  };
}

/** A confirmed payment of $100 with the crypto provider. */
export function confirmedPaymentFixture(fields: Partial<Payment> = {}): Payment {
  return paymentFixture({
    id: 'pay_3tYh8Lm1CvZe',
    status: 'CONFIRMED',
    credited: 9_860,
    received: 10_000,
    settledAt: '2026-03-14T11:52:00.000Z',
    ...fields,
  });
}

/** A deposit address for USDC on Ethereum with a valid checksum. */
export function custodialWalletFixture(fields: Partial<CustodialWallet> = {}): CustodialWallet {
  return {
    projectId: 'proj_4kTq8Zr1WmXe7LbY2cNd',
    network: 'Ethereum',
    chainId: 1,
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    tokens: [{ symbol: 'USDC', contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 }],
    confirmations: 12,
    ...fields,
  };
}

/** Default deposit terms, with USDC on Ethereum. */
export function depositTermsFixture(cryptoCloud: Partial<DepositTermsReply['cryptoCloud']> = {}): DepositTermsReply {
  const { network, chainId, confirmations, tokens } = custodialWalletFixture();
  return {
    cryptoCloud: { ...defaultDepositTerms, openPaymentsMax: defaultOpenPaymentsMax, ...cryptoCloud },
    cascade: { networks: [{ network, chainId, confirmations, tokens }] },
  };
}

/** Response of the catalogue call in this build, with these deposit terms. */
export function catalogueFixture(deposits: DepositTermsReply = depositTermsFixture()): Catalogue {
  const { plans, packages } = serveCatalogue();
  return { plans: [...plans], packages: [...packages], deposits };
}

/** Applies the provider status of a payment: credits a confirmed payment once. */
function settle(state: FakeApiState, payment: Payment): Payment {
  const status = state.providerStatuses[payment.id];
  if (payment.status !== 'CREATED' || status === undefined || status === 'CREATED') return payment;
  const credited = status === 'CONFIRMED' ? payment.amount - payment.fee : null;
  const project = state.projects.find(({ id }) => id === payment.projectId);
  if (project) moveBalance(project, { amountCents: credited ?? 0, movesPromo: false });
  const received = status === 'CONFIRMED' ? payment.amount : payment.received;
  return Object.assign(payment, { status, credited, received, settledAt: '2026-03-14T12:00:00.000Z' });
}

/** Implements limits, idempotency keys and roles like the API. */
export function paymentHandlers(baseUrl: string, state: FakeApiState): HttpHandler[] {
  const created = new Map<string, { readonly request: string; readonly payment: Payment }>();
  return [
    mockCall(baseUrl, contract.getCatalogue, () => catalogueFixture(state.depositTerms)),
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

/** Like the API, a code can be used once per user; there is only one user here. */
export function promocodeHandlers(baseUrl: string, state: FakeApiState): HttpHandler[] {
  const activated = new Set<string>();
  return [
    mockCall(baseUrl, contract.activatePromocode, ({ params, body }) => {
      const project = projectForAction(state, params.projectId, 'promocode:activate');
      const { code } = body;
      const amount = state.promocodes[code];
      if (amount === undefined) throw new ApiRefusal('PROMOCODE_NOT_FOUND');
      if (activated.has(code)) throw new ApiRefusal('PROMOCODE_USED');
      activated.add(code);
      moveBalance(project, { amountCents: amount, movesPromo: true });
      return { id: `req_activated${String(activated.size)}`, code, amount };
    }),
  ];
}

export const enterpriseRequestHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.createEnterpriseRequest, ({ body }) => {
    state.enterpriseRequests.push(body);
    return { id: `req_enterprise${String(state.enterpriseRequests.length)}` };
  }),
];
