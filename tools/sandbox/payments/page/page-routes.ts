import * as z from 'zod';
import { pageReply, redirectReply, jsonReply, type Reply } from '../http/reply.ts';
import { actOnInvoice, invoiceActions } from '../invoices/act-on-invoice.ts';
import { statusOf, type Invoice } from '../invoices/invoice.ts';
import { pagesPath, type Payments } from '../payments.ts';
import { postbackModes } from '../postback/create-postbacks.ts';
import { paymentPage } from './payment-page.ts';

const formSchema = z.object({ action: z.enum(invoiceActions), postback: z.enum(postbackModes).default('once') });

export interface PageRequest {
  method: string;
  path: string;
  /** The page that sent a form. */
  origin: string | undefined;
  body: string;
}

/**
 * Shows an invoice, and carries out what its payer does. The way back is a path of the product's own origin and takes nothing from the request:
 * nobody is sent elsewhere.
 */
export function pageRouteReply(payments: Payments, { method, path, origin, body }: PageRequest): Reply {
  const { settings, invoices, postbacks, now } = payments;
  const invoice = invoices.find(path.slice(pagesPath.length + 1));
  if (invoice === null) return jsonReply(404, { status: 'error', result: { invoice: 'There is no such invoice.' } });
  const returnPath = returnPathOf(invoice);
  if (method === 'GET' || method === 'HEAD') return pageReply(200, paymentPage(invoice, returnPath.replaceAll('&', '&amp;'), now()));
  if (method !== 'POST') return jsonReply(405, { status: 'error', result: { method: 'GET and POST alone.' } });
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(body))).data;
  if (origin !== settings.publicOrigin || form === undefined)
    return jsonReply(400, { status: 'error', result: { form: 'Not this page’s.' } });

  const after = invoices.put(actOnInvoice(invoice, form.action, now()));
  const status = statusOf(after, now());
  const isNews = after.paidCents !== invoice.paidCents && (status === 'paid' || status === 'overpaid');
  // As at the provider: only a whole payment is told, anything else has to be asked for.
  if (isNews) postbacks.send(after, form.postback);
  return redirectReply(form.action === 'pay-part' ? `${pagesPath}/${invoice.id}` : returnPath);
}

/** As CryptoCloud returns to a project's success and fail address: with the order and the invoice. */
function returnPathOf({ id, orderId }: Invoice): string {
  return `/dashboard/payments?${new URLSearchParams({ order_id: orderId, invoice_uuid: `INV-${id}` }).toString()}`;
}
