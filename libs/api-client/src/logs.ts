import { listAuditEntries as listAuditEntriesCall } from '@onepoint/api-contract/calls/audit-entries';
import * as calls from '@onepoint/api-contract/calls/logged-requests';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

/** Lists one page of a project's request log, newest first. */
export const listLoggedRequests = createCall(calls.listLoggedRequests);
export const listLoggedRequestsQueryKey = createListQueryKey(calls.listLoggedRequests);
/** A project's request log, page by page, optionally filtered. */
export const listLoggedRequestsQueryOptions = createPagedQueryOptions(calls.listLoggedRequests, { limit: 50, staleTime: 0 });

/** Gets the logged calls of a request by its id. */
export const getLoggedRequest = createCall(calls.getLoggedRequest);
export const getLoggedRequestQueryKey = createQueryKey(calls.getLoggedRequest);
export const getLoggedRequestQueryOptions = createQueryOptions(calls.getLoggedRequest);

/** Lists a page of a project's audit log, newest first. */
export const listAuditEntries = createCall(listAuditEntriesCall);
export const listAuditEntriesQueryKey = createListQueryKey(listAuditEntriesCall);
/** A project's audit log, page by page, optionally filtered. */
export const listAuditEntriesQueryOptions = createPagedQueryOptions(listAuditEntriesCall, { staleTime: 0 });
