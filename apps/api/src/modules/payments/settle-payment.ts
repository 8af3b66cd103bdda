import { paymentWatchedMs } from '@onepoint/api-contract';
import {
  creditReferral,
  enqueueEmails,
  enqueueWebhookEvents,
  insertAuditEntries,
  payments,
  postLedgerEntry,
  type Executor,
  type Transaction,
} from '@onepoint/database';
import { depositFeeCents, type DepositFee } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import { paymentCreditEntries, paymentEvent, type PaymentRow } from './payments.mapping.ts';
import type { Invoice } from './provider/payment-provider.ts';

export interface PaymentState {
  readonly status: 'CREATED' | 'CONFIRMED' | 'CANCELED';
  readonly amountCents: number;
  readonly paidCents: number;
  readonly feeCents: number;
  readonly creditedCents: number;
}

interface SettlePaymentOptions {
  readonly fee: DepositFee;
  /** A partial payment is credited when its invoice expires. */
  readonly isExpired: boolean;
}

/**
 * The state of a payment after a report from the provider. Reports can arrive in any order and any number of times:
 *
 * - The paid amount never falls, and every paid cent of a confirmed payment is either fee or credit.
 * - The whole amount confirms the payment immediately, part of it when the invoice ends. Later money is added.
 * - A settled payment never becomes open again. A canceled one is confirmed when money arrives.
 *
 * The fee is calculated from the whole paid amount. Neither fee nor credit is ever reduced.
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

/** The provider reports `paid` within its own tolerance for exchange rates. That counts as the whole amount. */
function paidBy({ status, paidCents }: Pick<Invoice, 'status' | 'paidCents'>, amountCents: number): number {
  if (status === 'paid') return amountCents;
  return status === 'overpaid' ? Math.max(amountCents, paidCents) : paidCents;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Payments are checked often in the first hour and less often later. Null once a settled payment is older than `paymentWatchedMs`. */
export function nextCheckAt({ status, createdAt }: { status: string; createdAt: Date }, now: Date): Date | null {
  const ageMs = now.getTime() - createdAt.getTime();
  if (status !== 'CREATED' && ageMs > paymentWatchedMs) return null;
  const waitMs = status === 'CREATED' && ageMs < hourMs ? minuteMs / 2 : ageMs < dayMs ? 10 * minuteMs : dayMs / 2;
  return new Date(now.getTime() + waitMs);
}

/** Deposits to an address have no fee. */
const noFee = { kind: 'flat', cents: 0 } as const;

/**
 * Applies a report to a stored payment. Status, fee, credit, and ledger change in one transaction. A row lock serializes the reports of a payment, so
 * that each cent is credited once.
 *
 * @param at time of the ledger and audit entries; default: the transaction time
 * @returns the updated payment; null if it doesn't exist
 */
export function settleStoredPayment(
  executor: Executor,
  paymentId: string,
  report: Pick<Invoice, 'status' | 'paidCents' | 'expiresAt'>,
  now: Date,
  at?: Date,
): Promise<PaymentRow | null> {
  return executor.transaction(async (transaction) => {
    const [row] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (row === undefined) return null;
    const expiresAt = report.expiresAt ?? row.expiresAt;
    const isExpired = expiresAt !== null && expiresAt <= now;
    const settled = settlePayment(row, report, { fee: row.feeTerms ?? noFee, isExpired });
    const { projectId, creditedCents: creditedBeforeCents } = row;
    await creditReferral(transaction, { projectId, paymentId, creditedBeforeCents, creditedCents: settled.creditedCents, now });
    await post(transaction, row, settled, at);
    const entries = paymentCreditEntries(row, row, settled);
    await insertAuditEntries(transaction, at === undefined ? entries : entries.map((entry) => ({ ...entry, at })));
    const { status, paidCents, feeCents, creditedCents } = settled;
    const isCredited = creditedCents > row.creditedCents;
    const isCanceled = status === 'CANCELED' && row.status !== 'CANCELED';
    // Seeded history triggers no emails or events.
    if ((isCredited || isCanceled) && at === undefined) {
      const event = paymentEvent(isCredited ? 'payment.credited' : 'payment.canceled', { ...row, ...settled });
      await enqueueWebhookEvents(transaction, projectId, [event]);
    }
    if (isCredited && at === undefined) {
      const credit = { creditedCents: creditedCents - row.creditedCents, feeCents: feeCents - row.feeCents };
      await enqueueEmails(transaction, {
        type: 'paymentCredited',
        projectId,
        to: { rolesExcept: [] },
        message: { kind: 'paymentCredited', paymentId, ...credit },
        dedupeKey: `payment:${paymentId}:${creditedCents}`,
      });
    }
    const settledAt = status === 'CREATED' ? null : status === row.status ? row.settledAt : now;
    const changes = { status, paidCents, feeCents, creditedCents, expiresAt, settledAt, nextCheckAt: nextCheckAt({ ...row, status }, now) };
    const [changed] = await transaction.update(payments).set(changes).where(eq(payments.id, paymentId)).returning();
    return changed ?? null;
  });
}

/** Posts what was added since the last report: the deposit, and the fee deducted from it. */
async function post(
  transaction: Transaction,
  before: PaymentRow,
  after: Pick<PaymentRow, 'feeCents' | 'creditedCents' | 'paidCents'>,
  at: Date | undefined,
) {
  const feeCents = after.feeCents - before.feeCents;
  const depositCents = after.creditedCents - before.creditedCents + feeCents;
  const { id: paymentId, projectId, invoiceId } = before;
  // The paid amount identifies the event. A report that adds nothing posts nothing.
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
      at,
    });
  }
  if (feeCents > 0) {
    await postLedgerEntry(transaction, { projectId, kind: 'fee', amountCents: -feeCents, idempotencyKey: `${key}:fee`, cause, at });
  }
}
