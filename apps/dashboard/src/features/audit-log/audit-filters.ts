import { auditActions } from '@onepoint/api-contract';
import type { DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Groups of actions by what they are done to, in the contract's order: `apiKey` with `create`, `rename`, … */
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

/** Spans that end now, shortest first. */
export function recentPeriods(nowMs: number): RecentPeriod[] {
  const to = new Date(nowMs).toISOString();
  return (Object.keys(days) as (keyof typeof days)[]).map((id) => ({
    id,
    value: { from: new Date(nowMs - days[id] * dayMs).toISOString(), to },
  }));
}

/** Which changes the audit log shows; lives in the URL, so that a view can be shared and gone back to. */
export interface AuditFilters {
  /** An action (`apiKey.rotate`) or a group of them (`apiKey`); null for all. */
  readonly action: string | null;
  /** A user's id; null for everybody. */
  readonly actorId: string | null;
  /** ISO 8601 instants: `from` is included, `to` is not. Both or none. */
  readonly from: string | null;
  readonly to: string | null;
}

export const noAuditFilters: AuditFilters = { action: null, actorId: null, from: null, to: null };

const actionPattern = /^[a-zA-Z]{1,32}(\.[a-zA-Z]{1,32})?$/;
const actorIdPattern = /^\P{Cc}{1,64}$/u;

const instant = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** Reads the filters from a query string. What means nothing is left out, as if it were not there. */
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

/** The query string of filters; other parameters stay. */
export function formatAuditFilters({ action, actorId, from, to }: AuditFilters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ action, actor: actorId, from, to })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything is left out of the list. */
export const isFiltered = (filters: AuditFilters): boolean => Object.values(filters).some((value) => value !== null);

/** The filters as the call takes them. */
export function auditQuery({ action, actorId, from, to }: AuditFilters) {
  return { action: action ?? undefined, actorId: actorId ?? undefined, from: from ?? undefined, to: to ?? undefined };
}

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
