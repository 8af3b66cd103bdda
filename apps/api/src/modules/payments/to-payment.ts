import type { Payment } from '@onepoint/api-contract';
import type { payments } from '@onepoint/database';
import { depositFeeCents } from '@onepoint/plans-domain';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment as the API shows it. Until it is confirmed, the fee is that of the requested amount. */
export function toPayment(row: PaymentRow): Payment {
  const isConfirmed = row.status === 'CONFIRMED';
  const expectedFeeCents = row.feeTerms === null ? 0 : depositFeeCents(row.amountCents, row.feeTerms);
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
