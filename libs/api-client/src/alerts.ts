import * as calls from '@onepoint/api-contract/calls/alerts';
import { createCall } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

/** Lists a page of a project's alerts, newest first, including resolved ones. */
export const listAlerts = createCall(calls.listAlerts);
export const listAlertsQueryKey = createListQueryKey(calls.listAlerts);
/** A project's alerts, page by page. An open alert can have been resolved or acknowledged in the meantime. */
export const listAlertsQueryOptions = createPagedQueryOptions(calls.listAlerts, {
  limit: 10,
  mayChange: ({ resolvedAt }) => resolvedAt === null,
  staleTime: 0,
});

/** Marks an alert as seen: banners no longer show it. */
export const acknowledgeAlert = createCall(calls.acknowledgeAlert);
