import { depositFeeCents, type DepositFee } from '@onepoint/plans-domain';
import type { Invoice } from '../provider/payment-provider.ts';

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
