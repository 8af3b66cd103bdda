import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAlerts, type ListAlertsParameters } from '../actions/list-alerts.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listAlertsQueryKey = ({ projectId }: Pick<ListAlertsParameters, 'projectId'>) => ['listAlerts', projectId] as const;

/** A project's alerts page by page, newest first: 10 a page unless `limit` says otherwise. */
export function listAlertsQueryOptions(client: ApiClient, { projectId, limit = 10 }: Pick<ListAlertsParameters, 'projectId' | 'limit'>) {
  return infiniteQueryOptions({
    queryKey: [...listAlertsQueryKey({ projectId }), { limit }] as const,
    queryFn: ({ pageParam, signal }) => listAlerts(client, { projectId, limit, lastId: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    // One may have been raised a moment ago.
    staleTime: 0,
  });
}
