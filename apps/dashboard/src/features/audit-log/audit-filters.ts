import { auditActions } from '@onepoint/api-contract';
import type { DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Actions by group, in the contract's order: `apiKey` with `apiKey.create`, `apiKey.rename`, … */
export const auditGroups: ReadonlyMap<string, readonly string[]> = Map.groupBy<string, string>(
  auditActions,
  (action) => action.split('.', 1)[0] ?? action,
);

const dayMs = 86_400_000;
const days = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const;

interface RecentPeriod {
  readonly id: keyof typeof days;
  readonly value: DateRangeValue;
}

/** Preset periods up to now, shortest first. */
export function recentPeriods(nowMs: number): RecentPeriod[] {
  const to = new Date(nowMs).toISOString();
  return (Object.keys(days) as (keyof typeof days)[]).map((id) => ({
    id,
    value: { from: new Date(nowMs - days[id] * dayMs).toISOString(), to },
  }));
}

/** Filters of the audit log. They live in the URL, so a view can be shared and navigated back to. */
export interface AuditFilters {
  /** An action (`apiKey.rotate`) or a group (`apiKey`). Null for all. */
  readonly action: string | null;
  /** User ID. Null for all users. */
  readonly actorId: string | null;
  /** ISO 8601. `from` is inclusive, `to` exclusive. Both or neither are set. */
  readonly from: string | null;
  readonly to: string | null;
}

export const noAuditFilters: AuditFilters = { action: null, actorId: null, from: null, to: null };

const actionPattern = /^[a-zA-Z]{1,32}(\.[a-zA-Z]{1,32})?$/;
const actorIdPattern = /^\P{Cc}{1,64}$/u;

const instant = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** Parses the filters from a query string. Invalid values are ignored. */
export function parseAuditFilters(search: URLSearchParams): AuditFilters {
  const action = search.get('action') ?? '';
  const actorId = search.get('actor') ?? '';
  const [from, to] = [instant(search.get('from')), instant(search.get('to'))];
  const isSpan = from !== null && to !== null && from < to;
  return {
    action: actionPattern.test(action) ? action : null,
    actorId: actorIdPattern.test(actorId) ? actorId : null,
    from: isSpan ? from : null,
    to: isSpan ? to : null,
  };
}

/** Writes filters to a query string and keeps other parameters. */
export function formatAuditFilters({ action, actorId, from, to }: AuditFilters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ action, actor: actorId, from, to })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isFiltered = (filters: AuditFilters): boolean => Object.values(filters).some((value) => value !== null);

/** Filters as parameters of the API call. */
export function auditQuery({ action, actorId, from, to }: AuditFilters) {
  return { action: action ?? undefined, actorId: actorId ?? undefined, from: from ?? undefined, to: to ?? undefined };
}

/** Filters of the URL and a function to change some of them. */
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
