import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatAuditFilters, parseAuditFilters, type AuditFilters } from '../data/audit-filters.ts';

/** The filters in the URL, and how to change some of them. */
export function useAuditFilters(): [AuditFilters, (changes: Partial<AuditFilters>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parseAuditFilters(search), [search]);
  const change = useCallback(
    (changes: Partial<AuditFilters>) =>
      setSearch((current) => formatAuditFilters({ ...parseAuditFilters(current), ...changes }, current), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return [filters, change];
}
