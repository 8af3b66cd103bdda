import type { DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Either both are set or neither. */
export interface PeriodFilter {
  /** ISO 8601, inclusive. */
  readonly from: string | null;
  /** ISO 8601, exclusive. */
  readonly to: string | null;
}

const hourMs = 3_600_000;
const hours = { '1h': 1, '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const;

export type RecentPeriodId = keyof typeof hours;

export function recentPeriod(id: RecentPeriodId, nowMs: number): DateRangeValue {
  return { from: new Date(nowMs - hours[id] * hourMs).toISOString(), to: new Date(nowMs).toISOString() };
}

const instant = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** Ignores an invalid period. */
export function parsePeriod(search: URLSearchParams): PeriodFilter {
  const [from, to] = [instant(search.get('from')), instant(search.get('to'))];
  return from !== null && to !== null && from < to ? { from, to } : { from: null, to: null };
}

/** Writes filters to a query string and keeps other parameters. Null removes a parameter. */
export function formatUrlFilters(filters: Readonly<Record<string, string | null>>, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isFiltered = (filters: object): boolean => Object.values(filters).some((value) => value !== null);

/**
 * Filters in the URL, so that users can share views and go back, with a function that changes some of them.
 *
 * @param parse must ignore invalid values
 */
export function useUrlFilters<Filters>(
  parse: (search: URLSearchParams) => Filters,
  format: (filters: Filters, search: URLSearchParams) => URLSearchParams,
): [Filters, (changes: Partial<Filters>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parse(search), [parse, search]);
  const change = useCallback(
    (changes: Partial<Filters>) =>
      setSearch((current) => format({ ...parse(current), ...changes }, current), { replace: true, preventScrollReset: true }),
    [parse, format, setSearch],
  );
  return [filters, change];
}
