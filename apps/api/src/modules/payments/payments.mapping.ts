import type { Payment, AuditAction, AuditChange, NewWebhookEvent } from '@onepoint/api-contract';
import type { payments, NewAuditEntry } from '@onepoint/database';
import { depositFeeCents } from '@onepoint/plans-domain';

export type PaymentRow = typeof payments.$inferSelect;

/** Until a payment is confirmed, the fee is calculated from the requested amount. */
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
    received: row.paidCents,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    link: row.link,
    projectId: row.projectId,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

type AuditedPayment = Pick<PaymentRow, 'id' | 'projectId' | 'type'>;

const sum = (field: string, beforeCents: number, afterCents: number): AuditChange[] =>
  beforeCents === afterCents ? [] : [{ field, before: beforeCents === 0 ? null : beforeCents, after: afterCents }];

export function paymentCreateEntry(payment: AuditedPayment & Pick<PaymentRow, 'amountCents'>, actorId: string | null): NewAuditEntry {
  return entry('payment.create', payment, actorId, sum('amount', 0, payment.amountCents));
}

export function paymentCreditEntries(
  payment: AuditedPayment,
  before: Pick<PaymentRow, 'creditedCents' | 'feeCents'>,
  after: Pick<PaymentRow, 'creditedCents' | 'feeCents'>,
): NewAuditEntry[] {
  const changes = [...sum('credited', before.creditedCents, after.creditedCents), ...sum('fee', before.feeCents, after.feeCents)];
  return changes.length === 0 ? [] : [entry('payment.credit', payment, null, changes)];
}

function entry(action: AuditAction, { id, projectId, type }: AuditedPayment, actorId: string | null, sums: AuditChange[]): NewAuditEntry {
  const changes = [...sums, { field: 'paymentType', before: null, after: type }];
  return { projectId, action, actorId, subject: { type: 'payment', id, name: id }, changes };
}

type ReportedPayment = Pick<PaymentRow, 'id' | 'type' | 'status' | 'amountCents' | 'paidCents' | 'creditedCents' | 'feeCents'>;

export function paymentEvent(event: 'payment.credited' | 'payment.canceled', row: ReportedPayment): NewWebhookEvent {
  const { id, type, status, amountCents: amount, paidCents: received, creditedCents: credited, feeCents: fee } = row;
  return { event, data: { payment: { id, type, status, amount, received, credited, fee } } };
}
