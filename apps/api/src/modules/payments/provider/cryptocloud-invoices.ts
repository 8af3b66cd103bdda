import { z } from 'zod';
import type { Invoice } from './payment-provider.ts';

const prefix = 'INV-';

/** CryptoCloud writes `INV-XXXXXXXX` in its API, and `XXXXXXXX` in postbacks and links. We use the long form. */
export function toInvoiceId(id: string): string {
  return id.startsWith(prefix) ? id : prefix + id;
}

function shortInvoiceId(invoiceId: string): string {
  return invoiceId.startsWith(prefix) ? invoiceId.slice(prefix.length) : invoiceId;
}

/** More decimals than a float keeps for any relevant amount. */
const digits = 8;

/**
 * Converts dollars from a JSON number to whole cents, rounded down. Uses the decimal as written: 19.99 becomes 1999, although the float is slightly
 * less.
 */
export function usdToCents(usd: number): number {
  const [whole = '0', fraction = ''] = Math.max(0, usd).toFixed(digits).split('.');
  return Number(whole) * 100 + Number(fraction.slice(0, 2));
}

/** `2026-01-02 12:00:00.000000`, in UTC. */
const timestamp = z.string().transform((text) => new Date(`${text.slice(0, 23).replace(' ', 'T')}Z`));

/**
 * The fields that we use. The paid amount is `amount_paid_usd`; older replies only have `received_usd`. Source:
 * https://docs.cryptocloud.plus/en/api-reference-v2/invoice-information
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

/** @param payUrl base of the payment pages, for replies without a link */
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
