import { transactionTypes, type Transaction, type TransactionType } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/format-csv';
import { formatCentsDecimal } from '@onepoint/plans-domain';
import type { DateRangeValue } from '@onepoint/ui-kit/date-range';

/** Filters of the list. They live in the URL, so a view can be shared and navigated back to. */
export interface TransactionFilters {
  /** Null for all types. */
  readonly type: TransactionType | null;
  /** ISO 8601. `from` is inclusive, `to` exclusive. Both or neither are set. */
  readonly from: string | null;
  readonly to: string | null;
}

export const noTransactionFilters: TransactionFilters = { type: null, from: null, to: null };

const instant = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** Parses the filters from a query string. Invalid values are ignored. */
export function parseTransactionFilters(search: URLSearchParams): TransactionFilters {
  const [from, to] = [instant(search.get('from')), instant(search.get('to'))];
  const isSpan = from !== null && to !== null && from < to;
  return {
    type: transactionTypes.find((type) => type === search.get('type')) ?? null,
    from: isSpan ? from : null,
    to: isSpan ? to : null,
  };
}

/** Writes filters to a query string and keeps other parameters. */
export function formatTransactionFilters(filters: TransactionFilters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters) as [string, string | null][]) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isFiltered = (filters: TransactionFilters): boolean => Object.values(filters).some((value) => value !== null);

/** Filters as parameters of the API call. */
export function transactionQuery({ type, from, to }: TransactionFilters) {
  return { type: type ?? undefined, from: from ?? undefined, to: to ?? undefined };
}

const dayMs = 86_400_000;
const days = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;

/** Preset periods up to now, shortest first. */
export function recentPeriods(nowMs: number): { readonly id: keyof typeof days; readonly value: DateRangeValue }[] {
  const to = new Date(nowMs).toISOString();
  return (Object.keys(days) as (keyof typeof days)[]).map((id) => ({
    id,
    value: { from: new Date(nowMs - days[id] * dayMs).toISOString(), to },
  }));
}

/** Whether a type is one that this version knows. Others are shown verbatim. */
export function isTransactionType(type: string): type is TransactionType {
  return transactionTypes.some((known) => known === type);
}

/** Column headings. */
export type TransactionCsvTexts = Readonly<Record<'id' | 'time' | 'type' | 'reference' | 'computeUnits' | 'amount' | 'balance', string>>;

/** What a transaction belongs to, for the CSV: a payment, plan, number of add-ons, day, code or project. */
function referenceOf({ paymentId, planId, packageCount, day, promoCode, otherProjectId }: Transaction): string | null {
  return paymentId ?? planId ?? day ?? promoCode ?? otherProjectId ?? (packageCount === null ? null : String(packageCount));
}

/** CSV of transactions, in the given order. Amounts are plain dollars with two decimals, times ISO 8601 in UTC; types are those of the API. */
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
