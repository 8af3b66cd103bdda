import type { Statement, Transaction, TransactionType } from '@onepoint/api-contract';
import { transactionTypes } from '@onepoint/api-contract';
import type { LedgerKind } from '@onepoint/database';
import { packagePriceCents } from '@onepoint/plans-domain';
import type { TransactionLine, TransactionSum } from './transactions.repository.ts';

const typeOfKind: Readonly<Record<LedgerKind, TransactionType>> = {
  deposit: 'deposit',
  fee: 'fee',
  usage: 'usage',
  plan: 'plan',
  package: 'package',
  promo_code: 'promoCode',
  promo_expiry: 'promoExpiry',
  referral: 'referral',
  refund: 'refund',
  transfer: 'transfer',
  correction: 'correction',
};

const kindOfType = new Map(Object.entries(typeOfKind).map(([kind, type]) => [type, kind as LedgerKind]));

export function toLedgerKind(type: TransactionType | undefined): LedgerKind | undefined {
  return type === undefined ? undefined : kindOfType.get(type);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const countOf = (value: unknown): number | null => (typeof value === 'number' && Number.isSafeInteger(value) ? value : null);

export function toTransaction(line: TransactionLine, projectId: string): Transaction {
  const { id, kind, amountCents, promoCents, balanceCents, cause, day, createdAt } = line;
  const { fromProjectId, toProjectId } = cause;
  return {
    id,
    type: typeOfKind[kind],
    amount: amountCents,
    promoAmount: promoCents,
    balance: balanceCents,
    paymentId: textOf(cause['paymentId']),
    planId: kind === 'plan' ? textOf(cause['planId']) : null,
    packageCount: kind === 'package' ? packageCountOf(line) : null,
    isRenewal: cause['settlement'] === 'renewed',
    day,
    computeUnits: kind === 'usage' ? countOf(cause['computeUnits']) : null,
    promoCode: kind === 'promo_code' ? textOf(cause['code']) : null,
    otherProjectId: kind === 'transfer' ? textOf(fromProjectId === projectId ? toProjectId : fromProjectId) : null,
    createdAt: createdAt.toISOString(),
  };
}

/** Renewals don't store the number of packages, only their cost. */
function packageCountOf({ cause, amountCents }: TransactionLine): number | null {
  const stored = countOf(cause['packageCount']);
  if (stored !== null) return stored;
  return amountCents % packagePriceCents === 0 ? Math.abs(amountCents) / packagePriceCents : null;
}

/** In the order of `transactionTypes`. */
export function toStatementLines(sums: readonly TransactionSum[]): Statement['lines'] {
  const lines = sums.map(({ kind, count, amountCents }) => ({ type: typeOfKind[kind], count, amount: amountCents }));
  return lines.toSorted((a, b) => transactionTypes.indexOf(a.type) - transactionTypes.indexOf(b.type));
}
