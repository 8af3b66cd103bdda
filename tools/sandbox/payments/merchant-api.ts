import * as z from 'zod';
import type { HttpService } from '../http/http-service.ts';
import { PaymentsError, type Payments } from './context.ts';
import { createInvoiceId, toWire, type Invoice } from './invoices.ts';

/** CryptoCloud's default. */
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

/** The part of CryptoCloud's API v2 that the product uses. The edge does not serve it. */
export function registerMerchantApi(app: HttpService, { keys, invoices, settings, now }: Payments): void {
  const wire = (invoice: Invoice) => toWire(invoice, settings.publicOrigin, now());

  app.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization !== `Token ${keys.apiKey}`) throw new PaymentsError(401, { authorization: 'Unauthorized request.' });
  });
  app.post('/create', { schema: { body: createSchema } }, async ({ body }) => {
    if (body.shop_id !== keys.shopId) throw new PaymentsError(400, { shop_id: 'There is no such shop.' });
    const amountCents = Math.round(body.amount * 100);
    const times = { createdAt: now(), expiresAt: now() + lifeMs };
    const invoice = { id: createInvoiceId(), orderId: body.order_id, amountCents, paidCents: 0, isCanceled: false, ...times };
    return { status: 'success', result: wire(invoices.put(invoice)) };
  });
  app.post('/merchant/info', { schema: { body: infoSchema } }, async ({ body }) => {
    const found = body.uuids.flatMap((uuid) => invoices.find(uuid.replace(/^INV-/, '')) ?? []);
    return { status: 'success', result: found.map(wire) };
  });
  app.post('/merchant/list', { schema: { body: listSchema } }, async ({ body }) => {
    const found = invoices.list(startOf(body.start), startOf(body.end) + dayMs - 1);
    const page = found.slice(body.offset, body.offset + body.limit);
    return { status: 'success', result: page.map(wire), all_count: found.length };
  });
}

/** The first millisecond of `21.11.2026` in UTC. */
function startOf(text: string): number {
  const [date, month, year] = text.split('.').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date);
}
