import { ApiError } from '@onepoint/api-client';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * `refetchInterval` for queries that have data. Only the user retries a failed first load: automatic retries would make the error and its
 * button flicker.
 */
export function refreshEvery(intervalMs: number): (query: { readonly state: { readonly data: unknown } }) => number | false {
  return ({ state }) => (state.data === undefined ? false : intervalMs);
}

const serverErrorStatus = 500;

/**
 * Returns when the oldest data on screen that can't be refetched was fetched, in Unix milliseconds. Null if everything is current. Ignores
 * 4xx errors, which screens handle themselves.
 */
export function useStaleSince(): number | null {
  const cache = useQueryClient().getQueryCache();
  const read = useCallback((): number | null => {
    const times = cache.findAll({ type: 'active', predicate: isStale }).map(({ state }) => state.dataUpdatedAt);
    return times.length === 0 ? null : Math.min(...times);
  }, [cache]);
  return useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    read,
  );
}

function isStale({ state: { status, data, error } }: Query): boolean {
  return status === 'error' && data !== undefined && !(error instanceof ApiError && error.status < serverErrorStatus);
}
