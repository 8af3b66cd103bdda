import {
  contract,
  transactionTypes,
  type BillingDetails,
  type Statement,
  type StatementMonth,
  type Transaction,
} from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** A deposit of $100. */
export function transactionFixture(fields: Partial<Transaction> = {}): Transaction {
  return {
    id: 'led_4tYw8RmZ2KxQ',
    type: 'deposit',
    amount: 10_000,
    promoAmount: 0,
    balance: 10_000,
    paymentId: null,
    planId: null,
    packageCount: null,
    isRenewal: false,
    day: null,
    computeUnits: null,
    promoCode: null,
    otherProjectId: null,
    createdAt: '2026-03-14T11:52:00.000Z',
    ...fields,
  };
}

type TransactionStep = Partial<Transaction> & Pick<Transaction, 'type' | 'amount' | 'createdAt'>;

/**
 * Transactions with running balances, newest first.
 *
 * @param steps oldest first
 */
export function transactionFixtures(steps: readonly TransactionStep[], openingCents = 0): Transaction[] {
  let balance = openingCents;
  return steps
    .map((step, index) => transactionFixture({ id: `led_${String(index + 1)}`, ...step, balance: (balance += step.amount) }))
    .toReversed();
}

/** One of each type: a deposit with its fee, a promo code, usage, packages, a plan, and other balance changes. */
export function everyTransactionFixture(): Transaction[] {
  return transactionFixtures([
    { type: 'promoCode', amount: 1_000, promoAmount: 1_000, promoCode: 'WELCOME', createdAt: '2026-02-26T09:12:00.000Z' },
    { type: 'usage', amount: -212, day: '2026-02-27', computeUnits: 5_435_897, createdAt: '2026-02-27T00:00:00.000Z' },
    { type: 'deposit', amount: 25_000, paymentId: 'pay_3tYh8Lm1CvZe', createdAt: '2026-03-02T11:52:00.000Z' },
    { type: 'fee', amount: -350, paymentId: 'pay_3tYh8Lm1CvZe', createdAt: '2026-03-02T11:52:00.000Z' },
    { type: 'package', amount: -9_800, packageCount: 2, createdAt: '2026-03-03T08:00:00.000Z' },
    { type: 'plan', amount: -4_900, planId: 'M', createdAt: '2026-03-04T08:00:00.000Z' },
    { type: 'referral', amount: 500, promoAmount: 500, createdAt: '2026-03-05T10:20:00.000Z' },
    { type: 'transfer', amount: 1_250, otherProjectId: 'proj_closed', createdAt: '2026-03-06T15:05:00.000Z' },
    { type: 'correction', amount: 100, createdAt: '2026-03-07T12:00:00.000Z' },
    { type: 'refund', amount: -700, createdAt: '2026-03-08T12:00:00.000Z' },
    { type: 'promoExpiry', amount: -200, promoAmount: -200, createdAt: '2026-03-09T12:00:00.000Z' },
    { type: 'usage', amount: -1_312, day: '2026-03-13', computeUnits: 33_641_025, createdAt: '2026-03-13T00:00:00.000Z' },
    { type: 'usage', amount: -640, day: '2026-03-14', computeUnits: 16_410_256, createdAt: '2026-03-14T00:00:00.000Z' },
  ]);
}

const noBillingDetails: BillingDetails = { companyName: '', address: '', taxId: '', email: '' };

export function billingDetailsFixture(fields: Partial<BillingDetails> = {}): BillingDetails {
  return {
    companyName: 'Analytical Engines Ltd',
    address: '12 St James’s Square\nLondon SW1Y 4JH\nUnited Kingdom',
    taxId: 'GB123456789',
    email: 'billing@example.com',
    ...fields,
  };
}

const dayMs = 86_400_000;
const monthStart = (month: string, later = 0): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + later)).toISOString();

/** Usage overlaps a period with its whole day. */
const isBetween = ({ day, createdAt }: Transaction, from: string | undefined, to: string | undefined): boolean => {
  const startMs = Date.parse(createdAt);
  const endMs = startMs + (day === null ? 0 : dayMs - 1);
  return (from === undefined || endMs >= Date.parse(from)) && (to === undefined || startMs < Date.parse(to));
};

/** Months from the oldest transaction to the newest, newest first. */
function monthsOf(transactions: readonly Transaction[]): StatementMonth[] {
  const [newest, oldest] = [transactions[0], transactions.at(-1)];
  if (!newest || !oldest) return [];
  const last = newest.createdAt.slice(0, 7);
  const months: StatementMonth[] = [];
  for (let month = oldest.createdAt.slice(0, 7); month <= last; month = monthStart(month, 1).slice(0, 7)) {
    months.unshift({ month, isFinal: month < last, ...balancesOf(transactions, month) });
  }
  return months;
}

function balancesOf(transactions: readonly Transaction[], month: string): Pick<StatementMonth, 'openingBalance' | 'closingBalance'> {
  const oldest = transactions.at(-1);
  const before = oldest ? oldest.balance - oldest.amount : 0;
  const balanceAt = (end: string) => transactions.find(({ createdAt }) => createdAt < end)?.balance ?? before;
  return { openingBalance: balanceAt(monthStart(month)), closingBalance: balanceAt(monthStart(month, 1)) };
}

function statementOf(state: FakeApiState, project: { readonly id: string; readonly name: string }, month: string): Statement {
  const transactions = state.transactions[project.id] ?? [];
  const found = monthsOf(transactions).find((one) => one.month === month);
  if (!found) throw new ApiRefusal('STATEMENT_NOT_FOUND');
  const [from, to] = [monthStart(month), monthStart(month, 1)];
  const own = transactions.filter((one) => one.createdAt >= from && one.createdAt < to);
  const byType = Map.groupBy(own, ({ type }) => type);
  return {
    ...found,
    from,
    to,
    project: { id: project.id, name: project.name },
    billingDetails: state.billingDetails[project.id] ?? noBillingDetails,
    lines: transactionTypes.flatMap((type) => {
      const list = byType.get(type) ?? [];
      return list.length === 0 ? [] : [{ type, count: list.length, amount: list.reduce((sum, { amount }) => sum + amount, 0) }];
    }),
    closingPromoBalance: transactions.reduce((sum, { createdAt, promoAmount }) => sum + (createdAt < to ? promoAmount : 0), 0),
  };
}

/** Implements filters, paging and statements like the API. Other calls add no transactions. */
export const transactionHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listTransactions, ({ params, query }) => {
    const { id } = projectForAction(state, params.projectId, 'payment:read');
    const { type, from, to, lastId, limit } = query;
    const all = (state.transactions[id] ?? []).filter((one) => (type === undefined || one.type === type) && isBetween(one, from, to));
    const start = lastId === undefined ? 0 : all.findIndex((one) => one.id === lastId) + 1;
    return { data: all.slice(start, start + limit), hasMore: all.length > start + limit };
  }),
  mockCall(baseUrl, contract.listStatements, ({ params }) =>
    monthsOf(state.transactions[projectForAction(state, params.projectId, 'payment:read').id] ?? []),
  ),
  mockCall(baseUrl, contract.getStatement, ({ params }) =>
    statementOf(state, projectForAction(state, params.projectId, 'payment:read'), params.month),
  ),
  mockCall(baseUrl, contract.getBillingDetails, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'payment:read');
    return state.billingDetails[id] ?? noBillingDetails;
  }),
  mockCall(baseUrl, contract.updateBillingDetails, ({ params, body }) => {
    const { id } = projectForAction(state, params.projectId, 'settings:update');
    const changed = Object.entries(body).filter(([, value]) => value !== undefined);
    const details = { ...(state.billingDetails[id] ?? noBillingDetails), ...Object.fromEntries(changed) };
    state.billingDetails[id] = details;
    return details;
  }),
];
