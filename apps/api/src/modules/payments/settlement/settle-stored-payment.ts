import { creditReferral, insertAuditEntries, payments, postLedgerEntry, type Orm, type Transaction } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { paymentCreditEntries } from '../payment-entry.ts';
import type { Invoice } from '../provider/payment-provider.ts';
import type { PaymentRow } from '../to-payment.ts';
import { nextCheckAt } from './next-check-at.ts';
import { settlePayment } from './settle-payment.ts';

/** Deposits to an address have no terms, and no fee. */
const noFee = { kind: 'flat', cents: 0 } as const;

/**
 * Takes in what the provider says of a payment: status, fee and credit move with the ledger in one transaction, or not at all. Reports of one
 * payment take turns, so that each cent is credited once however many arrive at the same moment.
 *
 * @returns the payment afterwards; null when there is none
 */
export function settleStoredPayment(
  orm: Orm,
  paymentId: string,
  report: Pick<Invoice, 'status' | 'paidCents' | 'expiresAt'>,
  now: Date,
): Promise<PaymentRow | null> {
  return orm.transaction(async (transaction) => {
    const [row] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (row === undefined) return null;
    const expiresAt = report.expiresAt ?? row.expiresAt;
    const isExpired = expiresAt !== null && expiresAt <= now;
    const settled = settlePayment(row, report, { fee: row.feeTerms ?? noFee, isExpired });
    const { projectId, creditedCents: creditedBeforeCents } = row;
    await creditReferral(transaction, { projectId, paymentId, creditedBeforeCents, creditedCents: settled.creditedCents, now });
    await post(transaction, row, settled);
    await insertAuditEntries(transaction, paymentCreditEntries(row, row, settled));
    const { status, paidCents, feeCents, creditedCents } = settled;
    const settledAt = status === 'CREATED' ? null : status === row.status ? row.settledAt : now;
    const changes = { status, paidCents, feeCents, creditedCents, expiresAt, settledAt, nextCheckAt: nextCheckAt({ ...row, status }, now) };
    const [changed] = await transaction.update(payments).set(changes).where(eq(payments.id, paymentId)).returning();
    return changed ?? null;
  });
}

/** What was added since the last report: all of it as a deposit, and what the method keeps of it as a fee. */
async function post(transaction: Transaction, before: PaymentRow, after: Pick<PaymentRow, 'feeCents' | 'creditedCents' | 'paidCents'>) {
  const feeCents = after.feeCents - before.feeCents;
  const depositCents = after.creditedCents - before.creditedCents + feeCents;
  const { id: paymentId, projectId, invoiceId } = before;
  // The sum paid so far names the event: a report that adds nothing has none.
  const key = `payment:${paymentId}:${after.paidCents}`;
  const cause = { paymentId, invoiceId, paidCents: after.paidCents };
  if (depositCents > 0) {
    const counterAccount = 'clearing:cryptocloud';
    await postLedgerEntry(transaction, {
      projectId,
      kind: 'deposit',
      counterAccount,
      amountCents: depositCents,
      idempotencyKey: key,
      cause,
    });
  }
  if (feeCents > 0) {
    await postLedgerEntry(transaction, { projectId, kind: 'fee', amountCents: -feeCents, idempotencyKey: `${key}:fee`, cause });
  }
}
