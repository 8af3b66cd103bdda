import type { Payment } from '@onepoint/api-contract';
import type { payments } from '@onepoint/database';
import { cryptoDepositTerms, depositFeeCents } from '@onepoint/plans-domain';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment as the API shows it. Of one that is not confirmed the fee is what the asked sum would cost. */
export function toPayment(row: PaymentRow): Payment {
  const isConfirmed = row.status === 'CONFIRMED';
  const expectedFeeCents = row.type === 'CRYPTOCLOUD_PAYMENT' ? depositFeeCents(row.amountCents, cryptoDepositTerms.fee) : 0;
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    amount: row.amountCents,
    fee: isConfirmed ? row.feeCents : expectedFeeCents,
    credited: isConfirmed ? row.creditedCents : null,
    link: row.link,
    projectId: row.projectId,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
