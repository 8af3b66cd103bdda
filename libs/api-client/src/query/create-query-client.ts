import { hashKey, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../errors/call-error.ts';
import { isAccessChanged } from '../errors/is-access-changed.ts';
import { listProjectsQueryKey } from './list-projects.ts';

const minuteMs = 60_000;

/**
 * A query client with the defaults of the specification's section 9: fresh for 5 minutes, kept for 30, no refetch on
 * focus or reconnect. The 3 retries are the API client's own, which alone knows what may be repeated and honours
 * `Retry-After`; a second layer of them here would multiply. A refusal that tells of a role or a membership that changed has
 * the projects read again: what may be done follows at once. A change whose outcome is unknown has everything on
 * screen read again, which shows whether it was carried out. Whoever looks at a query or a mutation is told before the
 * page takes its next event, so that a button which waits is drawn as waiting before a second click reaches it.
 */
export function createQueryClient(): QueryClient {
  // By default in a task of its own, which the second click of a double click can overtake: it then sends twice.
  notifyManager.setScheduler(queueMicrotask);
  const followAccess = (error: unknown): void => {
    if (isAccessChanged(error)) void client.invalidateQueries({ queryKey: listProjectsQueryKey() });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Projects that are refused themselves would be asked for again without end.
      onError: (error, { queryHash }) => {
        if (queryHash !== hashKey(listProjectsQueryKey())) followAccess(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        followAccess(error);
        // What is on screen says what became of it.
        if (isOutcomeUnknown(error)) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: 30 * minuteMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // `navigator.onLine` is false on a machine that has loopback alone, and the API may well be there.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
