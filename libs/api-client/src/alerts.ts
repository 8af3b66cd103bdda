import * as calls from '@onepoint/api-contract/calls/alerts';
import type { ApiClient } from './client/create-api-client.ts';
import { createCall, type CallParameters } from './client/create-call.ts';
import { pagedQueryOptions } from './query/paged-query-options.ts';

/** Lists a page of a project's alerts, newest first, including resolved ones. */
export const listAlerts = createCall(calls.listAlerts);
/** Marks an alert as seen: banners no longer show it. */
export const acknowledgeAlert = createCall(calls.acknowledgeAlert);

type ListAlertsParameters = CallParameters<typeof calls.listAlerts>;

/** Prefix of the query keys of all lists of a project's alerts. */
export const listAlertsQueryKey = ({ projectId }: Pick<ListAlertsParameters, 'projectId'>) => ['listAlerts', projectId] as const;

/** A project's alerts page by page, newest first: 10 per page by default. */
export function listAlertsQueryOptions(client: ApiClient, { projectId, limit = 10 }: Pick<ListAlertsParameters, 'projectId' | 'limit'>) {
  return pagedQueryOptions({
    queryKey: [...listAlertsQueryKey({ projectId }), { limit }] as const,
    listPage: (page, options) => listAlerts(client, { projectId, ...page }, options),
    limit,
    // An open alert may have been resolved or acknowledged.
    mayChange: ({ resolvedAt }) => resolvedAt === null,
    staleTime: 0,
  });
}
