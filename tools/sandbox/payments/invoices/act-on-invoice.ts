import { statusOf, type Invoice } from './invoice.ts';

/** What a payer can do on the payment page. */
export const invoiceActions = ['pay', 'pay-part', 'overpay', 'cancel', 'expire'] as const;

export type InvoiceAction = (typeof invoiceActions)[number];

/**
 * The invoice after an action. `pay` pays what is missing, `pay-part` half of it, `overpay` a quarter of the sum too much. Money can be sent
 * to an address at any time: a canceled invoice can be paid, and a paid one once more.
 */
export function actOnInvoice(invoice: Invoice, action: InvoiceAction, now: number): Invoice {
  const { amountCents, paidCents } = invoice;
  const missingCents = Math.max(0, amountCents - paidCents);
  const isOpen = missingCents > 0 && statusOf(invoice, now) !== 'canceled';
  const addedCents = { pay: missingCents, 'pay-part': Math.floor(missingCents / 2), overpay: missingCents + Math.ceil(amountCents / 4) };
  if (action === 'cancel') return isOpen ? { ...invoice, isCanceled: true } : invoice;
  if (action === 'expire') return isOpen ? { ...invoice, expiresAt: Math.min(invoice.expiresAt, now) } : invoice;
  return { ...invoice, paidCents: paidCents + addedCents[action] };
}
