import type { InvoiceAction } from '../invoices/act-on-invoice.ts';
import { statusOf, type Invoice, type InvoiceStatus } from '../invoices/invoice.ts';
import { pagesPath } from '../payments.ts';
import type { PostbackMode } from '../postback/create-postbacks.ts';
import { pageStyle } from './page-style.ts';

const statusTexts: Readonly<Record<InvoiceStatus, string>> = {
  created: 'Waiting for payment',
  partial: 'Paid in part',
  paid: 'Paid',
  overpaid: 'Overpaid',
  canceled: 'Canceled',
};
const postbackTexts: Readonly<Record<PostbackMode, string>> = {
  once: 'at once',
  late: '10 seconds later',
  twice: 'twice at the same moment',
  forged: 'never; a forged message comes instead',
  lost: 'never',
};

const dollars = (cents: number): string => new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100);

const button = (action: InvoiceAction, text: string, attributes = ''): string =>
  `<button name="action" value="${action}"${attributes}>${text}</button>`;

/** The payment page: one form, no script. Ids are of a closed alphabet, amounts are numbers: nothing on it needs escaping. */
export function paymentPage(invoice: Invoice, returnPath: string, now: number): string {
  const { id, amountCents, paidCents, expiresAt } = invoice;
  const status = statusOf(invoice, now);
  const missingCents = Math.max(0, amountCents - paidCents);
  const isOpen = missingCents > 0 && status !== 'canceled';
  const facts = [
    ['Invoice', `INV-${id}`],
    ['Paid so far', dollars(paidCents)],
    ['Open until', `${new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const modes = Object.entries(postbackTexts).map(([mode, text]) => `<option value="${mode}">${text}</option>`);
  const form = `<form method="post" action="${pagesPath}/${id}"><label for="postback">The shop hears of it</label>
<select id="postback" name="postback">${modes.join('')}</select>
${button('pay', missingCents > 0 ? `Pay ${dollars(missingCents)}` : 'Paid', ` class="main"${missingCents > 0 ? '' : ' disabled'}`)}
<div class="more">${button('pay-part', 'Pay half', missingCents > 1 ? '' : ' disabled')}${button('overpay', 'Overpay')}
${isOpen ? button('cancel', 'Cancel') + button('expire', 'Let it expire') : ''}</div></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Payment sandbox</title><style>${pageStyle}</style></head><body><main><div class="card"><p class="tag">Sandbox</p><h1>${dollars(amountCents)}</h1>
<p class="status ${status}"><b>${statusTexts[status]}</b></p><dl>${facts.join('')}</dl>${form}
<a class="back" href="${returnPath}">Back to the shop</a></div><p class="note">No money moves here. The page stands in for the payment provider’s.</p></main></body></html>`;
}
