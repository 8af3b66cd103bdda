import { loggedRequestCodePattern, loggedRequestStatuses, type LoggedRequestStatus } from '@onepoint/api-contract';
import { formatUrlFilters, parsePeriod, type PeriodFilter, useUrlFilters } from '../../shared/filter-select/url-filters.ts';

/** `failed` is every status except `succeeded`. */
export type StatusFilter = LoggedRequestStatus | 'failed';

export const statusFilters: readonly StatusFilter[] = ['failed', ...loggedRequestStatuses];

/** Filters of the request log. They are in the URL, so that views can be shared and are part of the history. Null for no filter. */
export interface RequestsFilters extends PeriodFilter {
  readonly apiKeyId: string | null;
  readonly chain: string | null;
  readonly method: string | null;
  readonly status: StatusFilter | null;
  /** Error code of the gateway, or JSON-RPC error code of the node. */
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

/** Parses the filters from a query string. Invalid values are ignored. */
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

/** Writes filters to a query string and keeps other parameters. */
export const formatRequestsFilters = ({ apiKeyId, ...filters }: RequestsFilters, search = new URLSearchParams()): URLSearchParams =>
  formatUrlFilters({ key: apiKeyId, ...filters }, search);

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
export const useRequestsFilters = (): [RequestsFilters, ChangeFilters] => useUrlFilters(parseRequestsFilters, formatRequestsFilters);

/** The request ID in a pasted text: the ID itself, a response header, or a whole error. */
export function findRequestId(text: string): string | null {
  return /\breq_[\w-]{8,60}/.exec(text)?.[0] ?? null;
}
