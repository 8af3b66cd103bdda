import { transactionTypes, type Transaction, type TransactionType } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/export-file';
import { formatCentsDecimal } from '@onepoint/plans-domain';
import { formatUrlFilters, parsePeriod, type PeriodFilter, useUrlFilters } from '../../shared/filter-select/url-filters.ts';

/** Kept in the URL, so that users can share views and go back. */
export interface TransactionFilters extends PeriodFilter {
  /** Null for all types. */
  readonly type: TransactionType | null;
}

export const noTransactionFilters: TransactionFilters = { type: null, from: null, to: null };

/** Ignores invalid values. */
export function parseTransactionFilters(search: URLSearchParams): TransactionFilters {
  return { type: transactionTypes.find((type) => type === search.get('type')) ?? null, ...parsePeriod(search) };
}

export const formatTransactionFilters = (filters: TransactionFilters, search: URLSearchParams): URLSearchParams =>
  formatUrlFilters({ ...filters }, search);

export const useTransactionFilters = (): [TransactionFilters, (changes: Partial<TransactionFilters>) => void] =>
  useUrlFilters(parseTransactionFilters, formatTransactionFilters);

export function transactionQuery({ type, from, to }: TransactionFilters) {
  return { type: type ?? undefined, from: from ?? undefined, to: to ?? undefined };
}

/** Unknown types are shown verbatim. */
export function isTransactionType(type: string): type is TransactionType {
  return transactionTypes.some((known) => known === type);
}

export type TransactionCsvTexts = Readonly<Record<'id' | 'time' | 'type' | 'reference' | 'computeUnits' | 'amount' | 'balance', string>>;

/** CSV reference: a payment, plan, number of add-ons, day, code, or project. */
function referenceOf({ paymentId, planId, packageCount, day, promoCode, otherProjectId }: Transaction): string | null {
  return paymentId ?? planId ?? day ?? promoCode ?? otherProjectId ?? (packageCount === null ? null : String(packageCount));
}

/**
 * Formats transactions as CSV in the given order. Amounts are plain dollars with two decimals, times are ISO 8601 in UTC, and types are the
 * API's.
 */
export function transactionsCsv(transactions: readonly Transaction[], texts: TransactionCsvTexts): string {
  const head = [texts.id, texts.time, texts.type, texts.reference, texts.computeUnits, texts.amount, texts.balance];
  const rows = transactions.map((transaction) => [
    transaction.id,
    transaction.createdAt,
    transaction.type,
    referenceOf(transaction),
    transaction.computeUnits,
    { decimal: formatCentsDecimal(transaction.amount) },
    { decimal: formatCentsDecimal(transaction.balance) },
  ]);
  return formatCsv([head, ...rows]);
}
