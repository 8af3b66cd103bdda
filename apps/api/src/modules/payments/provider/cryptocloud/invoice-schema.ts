import { z } from 'zod';
import type { Invoice } from '../payment-provider.ts';
import { shortInvoiceId, toInvoiceId } from './invoice-id.ts';
import { usdToCents } from './usd-to-cents.ts';

/** `2026-01-02 12:00:00.000000`, in UTC. */
const timestamp = z.string().transform((text) => new Date(`${text.slice(0, 23).replace(' ', 'T')}Z`));

/**
 * The part of an invoice that is read, as creation, information and list write it. What arrived is `amount_paid_usd`; replies of the older
 * form have `received_usd` alone. Source: https://docs.cryptocloud.plus/en/api-reference-v2/invoice-information
 */
export const invoiceSchema = z.object({
  uuid: z.string().min(1),
  status: z.enum(['created', 'partial', 'paid', 'overpaid', 'canceled']),
  amount_usd: z.number(),
  amount_paid_usd: z.number().nullish(),
  received_usd: z.number().nullish(),
  order_id: z.string().nullish(),
  link: z.string().nullish(),
  expiry_date: timestamp.nullish(),
  test_mode: z.boolean().default(false),
});

/** Our words for an invoice of the wire. `payUrl`: where payment pages are, for replies without a link. */
export function toInvoice(invoice: z.output<typeof invoiceSchema>, payUrl: string): Invoice {
  const { uuid, status, amount_usd: amountUsd, amount_paid_usd: paidUsd, received_usd: receivedUsd, order_id: orderId } = invoice;
  const invoiceId = toInvoiceId(uuid);
  const expiresAt = invoice.expiry_date ?? null;
  return {
    invoiceId,
    paymentId: orderId ?? null,
    status,
    amountCents: usdToCents(amountUsd),
    paidCents: usdToCents(paidUsd ?? receivedUsd ?? 0),
    link: invoice.link ?? `${payUrl}/${shortInvoiceId(invoiceId)}`,
    expiresAt: expiresAt === null || Number.isNaN(expiresAt.getTime()) ? null : expiresAt,
  };
}
