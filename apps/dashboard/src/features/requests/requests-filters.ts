import { loggedRequestCodePattern, loggedRequestStatuses, type LoggedRequestStatus } from '@onepoint/api-contract';
import { formatUrlFilters, parsePeriod, type PeriodFilter, useUrlFilters } from '../../shared/filter-select/url-filters.ts';

/** `failed` matches every status except `succeeded`. */
export type StatusFilter = LoggedRequestStatus | 'failed';

export const statusFilters: readonly StatusFilter[] = ['failed', ...loggedRequestStatuses];

/** Kept in the URL, so that users can share views and go back. Null for no filter. */
export interface RequestsFilters extends PeriodFilter {
  readonly apiKeyId: string | null;
  readonly chain: string | null;
  readonly method: string | null;
  readonly status: StatusFilter | null;
  /** The gateway's error code, or the node's JSON-RPC error code. */
  readonly code: string | null;
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

/** Ignores invalid values. */
export function parseRequestsFilters(search: URLSearchParams): RequestsFilters {
  const read = (name: keyof typeof patterns): string | null => {
    const value = search.get(name) ?? '';
    return patterns[name].test(value) ? value : null;
  };
  return {
    apiKeyId: read('key'),
    chain: read('chain'),
    method: read('method'),
    status: statusFilters.find((status) => status === search.get('status')) ?? null,
    code: read('code'),
    ...parsePeriod(search),
  };
}

export const formatRequestsFilters = ({ apiKeyId, ...filters }: RequestsFilters, search = new URLSearchParams()): URLSearchParams =>
  formatUrlFilters({ key: apiKeyId, ...filters }, search);

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

export const useRequestsFilters = (): [RequestsFilters, ChangeFilters] => useUrlFilters(parseRequestsFilters, formatRequestsFilters);

/** Finds the request ID in pasted text: the ID itself, a response header, or a whole error. */
export function findRequestId(text: string): string | null {
  return /\breq_[\w-]{8,60}/.exec(text)?.[0] ?? null;
}
