import { listAlerts, type ListAlertsParameters } from '../actions/list-alerts.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { pagedQueryOptions } from './paged-query-options.ts';

export const listAlertsQueryKey = ({ projectId }: Pick<ListAlertsParameters, 'projectId'>) => ['listAlerts', projectId] as const;

/** A project's alerts page by page, newest first: 10 a page unless `limit` says otherwise. */
export function listAlertsQueryOptions(client: ApiClient, { projectId, limit = 10 }: Pick<ListAlertsParameters, 'projectId' | 'limit'>) {
  return pagedQueryOptions({
    queryKey: [...listAlertsQueryKey({ projectId }), { limit }] as const,
    listPage: (page, options) => listAlerts(client, { projectId, ...page }, options),
    limit,
    // It may be over by now, or somebody may have seen it.
    mayChange: ({ resolvedAt }) => resolvedAt === null,
    // One may have been raised a moment ago.
    staleTime: 0,
  });
}
