/** An invoice of the sandbox. Cents, and milliseconds since 1970. */
export interface Invoice {
  /** Eight characters, as in links and postbacks; `INV-` before it in the API. */
  id: string;
  /** What the merchant calls it. */
  orderId: string;
  amountCents: number;
  paidCents: number;
  isCanceled: boolean;
  createdAt: number;
  expiresAt: number;
}

export type InvoiceStatus = 'created' | 'partial' | 'paid' | 'overpaid' | 'canceled';

/** As CryptoCloud names it. An invoice that ran out unpaid is canceled; one that was paid in part stays so. */
export function statusOf({ amountCents, paidCents, isCanceled, expiresAt }: Invoice, now: number): InvoiceStatus {
  if (paidCents > amountCents) return 'overpaid';
  if (paidCents === amountCents) return 'paid';
  if (isCanceled || (expiresAt <= now && paidCents === 0)) return 'canceled';
  return paidCents > 0 ? 'partial' : 'created';
}
