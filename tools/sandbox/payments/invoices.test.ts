import { expect, it } from 'vitest';
import { actOnInvoice, type InvoiceAction, statusOf, type Invoice } from './invoices.ts';

const fresh: Invoice = {
  id: 'ABCD2345',
  orderId: 'pay_1',
  amountCents: 10_001,
  paidCents: 0,
  isCanceled: false,
  createdAt: 0,
  expiresAt: 100,
};

it.each<[InvoiceAction[], string, number]>([
  [[], 'created', 0],
  [['pay'], 'paid', 10_001],
  [['pay-part'], 'partial', 5_000],
  [['pay-part', 'pay'], 'paid', 10_001],
  [['pay-part', 'expire'], 'partial', 5_000],
  [['overpay'], 'overpaid', 12_502],
  [['cancel'], 'canceled', 0],
  [['expire'], 'canceled', 0],
  [['cancel', 'pay'], 'paid', 10_001],
  [['pay', 'cancel', 'expire'], 'paid', 10_001],
  [['pay-part', 'cancel'], 'canceled', 5_000],
])('%j results in %s with %i cents', (actions, status, paidCents) => {
  const invoice = actions.reduce((before, action) => actOnInvoice(before, action, 50), fresh);
  expect(statusOf(invoice, 50)).toBe(status);
  expect(invoice.paidCents).toBe(paidCents);
});

it('is canceled when it expires', () => {
  expect(statusOf(fresh, 99)).toBe('created');
  expect(statusOf(fresh, 100)).toBe('canceled');
});
