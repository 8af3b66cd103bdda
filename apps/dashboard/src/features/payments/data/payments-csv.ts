import type { Payment } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/format-csv';
import { formatCentsDecimal } from '@onepoint/plans-domain';

/** Heads of the file's columns. */
export type PaymentsCsvTexts = Readonly<Record<'id' | 'created' | 'settled' | 'type' | 'status' | 'amount' | 'fee' | 'credited', string>>;

export interface PaymentsCsvParameters {
  texts: PaymentsCsvTexts;
  /** Names the way a payment was made. */
  typeName: (type: string) => string;
}

/** Payments as CSV, in the order given. Amounts are plain dollars with two digits, times ISO 8601 in UTC, so that every program reads them. */
export function paymentsCsv(payments: readonly Payment[], { texts, typeName }: PaymentsCsvParameters): string {
  const head = [texts.id, texts.created, texts.settled, texts.type, texts.status, texts.amount, texts.fee, texts.credited];
  const rows = payments.map(({ id, createdAt, settledAt, type, status, amount, fee, credited }) => [
    id,
    createdAt,
    settledAt,
    typeName(type),
    status,
    formatCentsDecimal(amount),
    formatCentsDecimal(fee),
    credited === null ? null : formatCentsDecimal(credited),
  ]);
  return formatCsv([head, ...rows]);
}
