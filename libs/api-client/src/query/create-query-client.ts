import { hashKey, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isOutcomeUnknown } from '../errors.ts';
import { listProjectsQueryKey } from '../projects.ts';

const minuteMs = 60_000;

/** The caller's role in a project, or the project itself, has changed. */
const accessCodes: ReadonlySet<string> = new Set(['ROLE_FORBIDS', 'PROJECT_NOT_FOUND']);

/**
 * Creates a query client with the defaults of the specification, section 9: fresh for 5 minutes, kept for 30, no refetch on focus or reconnect.
 * Retries are left to the API client, which knows what is safe to repeat and honors `Retry-After`. An error that shows a changed role or membership
 * refetches the projects. A change with an unknown outcome refetches everything on screen.
 */
export function createQueryClient(): QueryClient {
  // The default scheduler uses a task, which the second click of a double click can overtake, so the call would be sent twice.
  notifyManager.setScheduler(queueMicrotask);
  const refetchProjects = (error: unknown): void => {
    if (!(error instanceof ApiError) || !accessCodes.has(error.code)) return;
    // If several calls of a screen are rejected, one refetch is enough.
    void client.invalidateQueries({ queryKey: listProjectsQueryKey() }, { cancelRefetch: false });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Without this check, a refused list of projects would be refetched forever.
      onError: (error, { queryHash }) => {
        if (queryHash !== hashKey(listProjectsQueryKey())) refetchProjects(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        refetchProjects(error);
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
        // `navigator.onLine` is false on a machine with only a loopback interface, where the API may be reachable.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
