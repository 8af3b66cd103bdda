import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { HttpService } from '../http/http-service.ts';
import { PaymentsError, type Payments } from './context.ts';
import { actOnInvoice, invoiceActions, pagesPath, statusOf, type Invoice, type InvoiceAction, type InvoiceStatus } from './invoices.ts';
import { postbackModes, type PostbackMode } from './postbacks.ts';

const formSchema = z.object({ action: z.enum(invoiceActions), postback: z.enum(postbackModes).default('once') });
const params = z.object({ id: z.string() });

/**
 * Shows an invoice and performs the payer's action. The return URL is a fixed path of the product's origin, so a request can't redirect a payer
 * elsewhere.
 */
export function registerPaymentPage(app: HttpService, { settings, invoices, postbacks, now }: Payments): void {
  const getInvoice = (id: string): Invoice => {
    const invoice = invoices.find(id);
    if (invoice === null) throw new PaymentsError(404, { invoice: 'There is no such invoice.' });
    return invoice;
  };

  app.get('/:id', { schema: { params } }, async (request, reply) => {
    const invoice = getInvoice(request.params.id);
    return sendPage(reply, paymentPage(invoice, returnPathOf(invoice).replaceAll('&', '&amp;'), now()));
  });

  app.post('/:id', { schema: { params, body: formSchema } }, async ({ params: { id }, body: { action, postback }, headers }, reply) => {
    const invoice = getInvoice(id);
    assertOwnForm(headers.origin, settings.publicOrigin);
    const after = invoices.put(actOnInvoice(invoice, action, now()));
    const status = statusOf(after, now());
    // Like the provider: only complete payments send a postback.
    if (after.paidCents !== invoice.paidCents && (status === 'paid' || status === 'overpaid')) postbacks.send(after, postback);
    return reply.redirect(action === 'pay-part' ? `${pagesPath}/${id}` : returnPathOf(invoice), 303);
  });
}

/** @throws {PaymentsError} unless the form was sent from the product's own origin */
export function assertOwnForm(origin: string | undefined, publicOrigin: string): void {
  if (origin !== publicOrigin) throw new PaymentsError(400, { form: 'The form comes from another site.' });
}

/** Sends a page without scripts or frames whose forms go to its own origin. */
export function sendPage(reply: FastifyReply, html: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
  void reply.header('content-security-policy', policy).type('text/html');
  return html;
}

/** CryptoCloud returns payers to the project's success or fail URL with the order and the invoice. */
function returnPathOf({ id, orderId }: Invoice): string {
  return `/dashboard/payments?${new URLSearchParams({ order_id: orderId, invoice_uuid: `INV-${id}` }).toString()}`;
}

const statusTexts: Readonly<Record<InvoiceStatus, string>> = {
  created: 'Waiting for payment',
  partial: 'Paid in part',
  paid: 'Paid',
  overpaid: 'Overpaid',
  canceled: 'Canceled',
};
const postbackTexts: Readonly<Record<PostbackMode, string>> = {
  once: 'immediately',
  late: '10 seconds later',
  twice: 'twice at the same time',
  forged: 'never, but send a forged one',
  lost: 'never',
};

const dollars = (cents: number): string => new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100);

const button = (action: InvoiceAction, text: string, attributes = ''): string =>
  `<button name="action" value="${action}"${attributes}>${text}</button>`;

/** One form, no script. Ids have a fixed alphabet and amounts are numbers, so nothing needs escaping. */
function paymentPage(invoice: Invoice, returnPath: string, now: number): string {
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
  const form = `<form method="post" action="${pagesPath}/${id}"><label for="postback">Send the postback</label>
<select id="postback" name="postback">${modes.join('')}</select>
${button('pay', missingCents > 0 ? `Pay ${dollars(missingCents)}` : 'Paid', ` class="main"${missingCents > 0 ? '' : ' disabled'}`)}
<div class="more">${button('pay-part', 'Pay half', missingCents > 1 ? '' : ' disabled')}${button('overpay', 'Overpay')}
${isOpen ? button('cancel', 'Cancel') + button('expire', 'Let it expire') : ''}</div></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Payment sandbox</title><style>${pageStyle}</style></head><body><main><div class="card"><p class="tag">Sandbox</p><h1>${dollars(amountCents)}</h1>
<p class="status ${status}"><b>${statusTexts[status]}</b></p><dl>${facts.join('')}</dl>${form}
<a class="back" href="${returnPath}">Back to the shop</a></div><p class="note">No money moves here. The page stands in for the payment provider’s.</p></main></body></html>`;
}

export const pageStyle = `
  :root { color-scheme: light dark; --surface: light-dark(#f7f6fb, #14121d); --card: light-dark(#fff, #1c1929); --line: light-dark(#e4e1ee, #322e44);
    --text: light-dark(#1d1a2b, #eceaf6); --quiet: light-dark(#625d78, #a29cba); --accent: light-dark(#5a3fe0, #a594ff);
    --on-accent: light-dark(#fff, #17141f); --good: light-dark(#0b6e45, #63d6a0); --warn: light-dark(#8a5300, #f0bd6a); --tint: light-dark(#f1eefd, #262138); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; background: var(--surface); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(440px, 100%); margin: 0 auto; padding: 24px 16px; }
  .card { border: 1px solid var(--line); border-radius: 16px; background: var(--card); padding: 24px; }
  .tag { display: inline-block; margin: 0 0 16px; padding: 2px 10px; border-radius: 99px; background: var(--tint); color: var(--accent); font-size: 13px; font-weight: 600; }
  h1 { margin: 0; font-size: 40px; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
  .status { margin: 4px 0 20px; color: var(--quiet); }
  .status b { font-weight: 600; } .paid b, .overpaid b { color: var(--good); } .partial b, .canceled b { color: var(--warn); }
  dl { margin: 0 0 20px; padding: 16px 0; border-block: 1px solid var(--line); display: grid; gap: 8px; font-size: 14px; }
  dl div { display: flex; justify-content: space-between; gap: 16px; } dt { color: var(--quiet); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 500; }
  select, input { width: 100%; min-height: 44px; padding: 0 12px; margin-bottom: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; font: inherit; }
  button, .back { width: 100%; min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
  button:hover, .back:hover { background: var(--tint); }
  button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); } button.main:hover { filter: brightness(1.08); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .more { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 8px; }
  .back { display: grid; place-items: center; margin-top: 8px; text-decoration: none; }
  .note { margin: 16px 4px 0; color: var(--quiet); font-size: 13px; text-align: center; }
`;
