import { loggedRequestCodePattern, loggedRequestStatuses, type LoggedRequestStatus } from '@onepoint/api-contract';
import type { DateRangeValue } from '@onepoint/ui-kit/date-range';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

const hourMs = 3_600_000;
const hours = { '1h': 1, '24h': 24, '7d': 168 } as const;

interface RecentPeriod {
  readonly id: keyof typeof hours;
  readonly value: DateRangeValue;
}

/** Preset periods up to now, shortest first. */
export function recentPeriods(nowMs: number): RecentPeriod[] {
  const to = new Date(nowMs).toISOString();
  return (Object.keys(hours) as (keyof typeof hours)[]).map((id) => ({
    id,
    value: { from: new Date(nowMs - hours[id] * hourMs).toISOString(), to },
  }));
}

/** `failed` is every status but `succeeded`. */
export type StatusFilter = LoggedRequestStatus | 'failed';

export const statusFilters: readonly StatusFilter[] = ['failed', ...loggedRequestStatuses];

/** Filters of the request log. They live in the URL, so a view can be shared and navigated back to. Null for no filter. */
export interface RequestsFilters {
  readonly apiKeyId: string | null;
  readonly chain: string | null;
  readonly method: string | null;
  readonly status: StatusFilter | null;
  /** Error code of the gateway, or JSON-RPC error code of the node. */
  readonly code: string | null;
  /** ISO 8601. `from` is inclusive, `to` exclusive. Both or neither are set. */
  readonly from: string | null;
  readonly to: string | null;
}

export const noRequestsFilters: RequestsFilters = {
  apiKeyId: null,
  chain: null,
  method: null,
  status: null,
  code: null,
  from: null,
  to: null,
};

const patterns = { key: /^[\w-]{1,64}$/, chain: /^[a-z\d-]{1,64}$/, method: /^[\w.:-]{1,128}$/, code: loggedRequestCodePattern } as const;

const instant = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** Parses the filters from a query string. Invalid values are ignored. */
export function parseRequestsFilters(search: URLSearchParams): RequestsFilters {
  const read = (name: keyof typeof patterns): string | null => {
    const value = search.get(name) ?? '';
    return patterns[name].test(value) ? value : null;
  };
  const [from, to] = [instant(search.get('from')), instant(search.get('to'))];
  const isSpan = from !== null && to !== null && from < to;
  return {
    apiKeyId: read('key'),
    chain: read('chain'),
    method: read('method'),
    status: statusFilters.find((status) => status === search.get('status')) ?? null,
    code: read('code'),
    from: isSpan ? from : null,
    to: isSpan ? to : null,
  };
}

/** Writes filters to a query string and keeps other parameters. */
export function formatRequestsFilters({ apiKeyId, ...filters }: RequestsFilters, search = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ key: apiKeyId, ...filters })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isFiltered = (filters: RequestsFilters): boolean => Object.values(filters).some((value) => value !== null);

/** Filters as parameters of the API call. */
export function requestsQuery({ apiKeyId, chain, method, status, code, from, to }: RequestsFilters) {
  return {
    apiKeyId: apiKeyId ?? undefined,
    chain: chain ?? undefined,
    method: method ?? undefined,
    status: status ?? undefined,
    code: code ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
}

export type ChangeFilters = (changes: Partial<RequestsFilters>) => void;

/** Filters of the URL and a function to change some of them. */
export function useRequestsFilters(): [RequestsFilters, ChangeFilters] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parseRequestsFilters(search), [search]);
  const change = useCallback(
    (changes: Partial<RequestsFilters>) =>
      setSearch((current) => formatRequestsFilters({ ...parseRequestsFilters(current), ...changes }, current), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return [filters, change];
}

/** The request ID in a pasted text: the ID alone, a response header, or a whole error. */
export function findRequestId(text: string): string | null {
  return /\breq_[\w-]{8,60}/.exec(text)?.[0] ?? null;
}
