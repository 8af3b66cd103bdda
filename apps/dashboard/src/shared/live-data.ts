import { ApiError } from '@onepoint/api-client';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** As much of a query as decides whether it is read again. */
interface ReadQuery {
  readonly state: { readonly data: unknown };
}

/**
 * A query's `refetchInterval`: reads again what is there. A first load that failed is tried again by hand alone: each try without data is a
 * loading state, and the error with its button would come and go.
 */
export function refreshEvery(intervalMs: number): (query: ReadQuery) => number | false {
  return ({ state }) => (state.data === undefined ? false : intervalMs);
}

const serverErrorStatus = 500;

/**
 * When the oldest of the shown figures that cannot be read again were read, Unix milliseconds; null while everything on screen is as fresh as it
 * should be. A refusal is an answer: screens deal with it themselves.
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
