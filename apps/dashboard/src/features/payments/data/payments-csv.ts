import type { Payment } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/format-csv';
import { formatCentsDecimal } from '@onepoint/plans-domain';
import { paidCents } from './paid-cents.ts';

/** Heads of the file's columns. */
export type PaymentsCsvTexts = Readonly<Record<'id' | 'created' | 'settled' | 'type' | 'status' | 'amount' | 'fee' | 'credited', string>>;

export interface PaymentsCsvParameters {
  texts: PaymentsCsvTexts;
  /** Names the way a payment was made. */
  typeName: (type: string) => string;
}

/**
 * Payments as CSV, in the order given. Sums are plain dollars with two digits, times ISO 8601 in UTC, so that every program reads them. The
 * amount is what was paid: of a settled payment what was credited and the fee.
 */
export function paymentsCsv(payments: readonly Payment[], { texts, typeName }: PaymentsCsvParameters): string {
  const head = [texts.id, texts.created, texts.settled, texts.type, texts.status, texts.amount, texts.fee, texts.credited];
  const rows = payments.map((payment) => [
    payment.id,
    payment.createdAt,
    payment.settledAt,
    typeName(payment.type),
    payment.status,
    { decimal: formatCentsDecimal(paidCents(payment)) },
    { decimal: formatCentsDecimal(payment.fee) },
    payment.credited === null ? null : { decimal: formatCentsDecimal(payment.credited) },
  ]);
  return formatCsv([head, ...rows]);
}
