import * as z from 'zod';
import { jsonReply, type Reply } from '../http/reply.ts';
import { createInvoiceId } from '../invoices/create-invoice-id.ts';
import type { Payments } from '../payments.ts';
import { toWire } from './to-wire.ts';

/** CryptoCloud's own default. */
const lifeMs = 24 * 3_600_000;
const dayMs = 24 * 3_600_000;
const invoicesMax = 100;

const createSchema = z.object({
  shop_id: z.string(),
  amount: z.number().positive().max(10_000_000),
  currency: z.literal('USD').default('USD'),
  order_id: z.string().max(200).default(''),
});
const infoSchema = z.object({ uuids: z.array(z.string()).min(1).max(invoicesMax) });
const day = z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/);
const listSchema = z.object({ start: day, end: day, offset: z.number().int().min(0), limit: z.number().int().min(1).max(invoicesMax) });

const refuse = (status: number, result: unknown): Reply => jsonReply(status, { status: 'error', result });

/** The part of CryptoCloud's API v2 that the product uses. On the process's own port alone: the edge does not serve it. */
export function merchantReply(payments: Payments, path: string, authorization: string | undefined, body: unknown): Reply {
  const { keys, invoices, settings, now } = payments;
  const wire = (invoice: Parameters<typeof toWire>[0]) => toWire(invoice, settings.publicOrigin, now());
  if (authorization !== `Token ${keys.apiKey}`) return refuse(401, { authorization: 'Unauthorized request.' });
  if (path === '/v2/invoice/create') {
    const wanted = createSchema.safeParse(body).data;
    if (wanted === undefined || wanted.shop_id !== keys.shopId) return refuse(400, { validate_error: 'The request cannot be used.' });
    const { amount, order_id: orderId } = wanted;
    const times = { createdAt: now(), expiresAt: now() + lifeMs };
    const invoice = { id: createInvoiceId(), orderId, amountCents: Math.round(amount * 100), paidCents: 0, isCanceled: false, ...times };
    return jsonReply(200, { status: 'success', result: wire(invoices.put(invoice)) });
  }
  if (path === '/v2/invoice/merchant/info') {
    const wanted = infoSchema.safeParse(body).data;
    if (wanted === undefined) return refuse(400, { uuids: 'The request cannot be used.' });
    const found = wanted.uuids.flatMap((uuid) => invoices.find(uuid.replace(/^INV-/, '')) ?? []);
    return jsonReply(200, { status: 'success', result: found.map(wire) });
  }
  if (path === '/v2/invoice/merchant/list') {
    const wanted = listSchema.safeParse(body).data;
    if (wanted === undefined) return refuse(400, { validate_error: 'The request cannot be used.' });
    const found = invoices.list(startOf(wanted.start), startOf(wanted.end) + dayMs - 1);
    const page = found.slice(wanted.offset, wanted.offset + wanted.limit);
    return jsonReply(200, { status: 'success', result: page.map(wire), all_count: found.length });
  }
  return refuse(404, { path: 'There is no such call.' });
}

/** The first instant of `21.11.2026` in UTC. */
function startOf(text: string): number {
  const [date, month, year] = text.split('.').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date);
}
