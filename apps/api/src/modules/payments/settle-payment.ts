import { paymentWatchedMs } from '@onepoint/api-contract';
import { creditReferral, insertAuditEntries, payments, postLedgerEntry, type Orm, type Transaction } from '@onepoint/database';
import { depositFeeCents, type DepositFee } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import { paymentCreditEntries, type PaymentRow } from './payments.mapping.ts';
import type { Invoice } from './provider/payment-provider.ts';

/** What a payment has come to. Cents. */
export interface PaymentState {
  readonly status: 'CREATED' | 'CONFIRMED' | 'CANCELED';
  /** What was asked for. */
  readonly amountCents: number;
  /** What is known to have been paid. */
  readonly paidCents: number;
  readonly feeCents: number;
  readonly creditedCents: number;
}

export interface SettlePaymentOptions {
  readonly fee: DepositFee;
  /** Whether the invoice's time is over: what was paid by then is credited, though it is not the whole sum. */
  readonly isExpired: boolean;
}

/**
 * What a report of the provider makes of a payment. Reports may come in any order and any number of times:
 *
 * - what was paid never falls, and of a confirmed payment every cent paid is either fee or credit;
 * - a whole sum confirms at once, a part of it when the invoice ends, and money that arrives after either is added;
 * - a payment that is settled is never open again; a canceled one is confirmed when money arrives after all.
 *
 * The fee is the method's for all that was paid, and neither fee nor credit is ever taken back.
 */
export function settlePayment(
  state: PaymentState,
  report: Pick<Invoice, 'status' | 'paidCents'>,
  { fee, isExpired }: SettlePaymentOptions,
): PaymentState {
  const paidCents = Math.max(state.paidCents, paidBy(report, state.amountCents));
  const isWhole = paidCents >= state.amountCents;
  const isOver = isExpired || report.status === 'canceled' || state.status !== 'CREATED';
  if (paidCents === 0) return { ...state, status: report.status === 'canceled' ? 'CANCELED' : state.status };
  if (!isWhole && !isOver) return { ...state, paidCents };

  const addedCents = paidCents - state.feeCents - state.creditedCents;
  const addedFeeCents = Math.min(addedCents, Math.max(0, depositFeeCents(paidCents, fee) - state.feeCents));
  return {
    ...state,
    status: 'CONFIRMED',
    paidCents,
    feeCents: state.feeCents + addedFeeCents,
    creditedCents: state.creditedCents + addedCents - addedFeeCents,
  };
}

/** The provider calls an invoice paid within its own tolerance of rates: then it is the whole sum, whatever the conversion says. */
function paidBy({ status, paidCents }: Pick<Invoice, 'status' | 'paidCents'>, amountCents: number): number {
  if (status === 'paid') return amountCents;
  return status === 'overpaid' ? Math.max(amountCents, paidCents) : paidCents;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** When the provider is to be asked about a payment again: often while people wait, rarely later, never again after two weeks. */
export function nextCheckAt({ status, createdAt }: { status: string; createdAt: Date }, now: Date): Date | null {
  const ageMs = now.getTime() - createdAt.getTime();
  if (status !== 'CREATED' && ageMs > paymentWatchedMs) return null;
  const waitMs = status === 'CREATED' && ageMs < hourMs ? minuteMs / 2 : ageMs < dayMs ? 10 * minuteMs : dayMs / 2;
  return new Date(now.getTime() + waitMs);
}

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
