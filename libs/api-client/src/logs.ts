import { listAuditEntries as listAuditEntriesCall } from '@onepoint/api-contract/calls/audit-entries';
import * as calls from '@onepoint/api-contract/calls/logged-requests';
import { createCall, createQueryOptions } from './client/create-call.ts';
import { createPagedQueryOptions } from './query/paged-query-options.ts';

/** A project's request log, page by page, newest first, optionally filtered. */
export const listLoggedRequestsQueryOptions = createPagedQueryOptions(calls.listLoggedRequests, { limit: 50, staleTime: 0 });

/** Gets the logged calls of a request by its id. */
export const getLoggedRequest = createCall(calls.getLoggedRequest);
export const getLoggedRequestQueryOptions = createQueryOptions(calls.getLoggedRequest);

/** Lists a page of a project's audit log, newest first. */
export const listAuditEntries = createCall(listAuditEntriesCall);
/** A project's audit log, page by page, optionally filtered. */
export const listAuditEntriesQueryOptions = createPagedQueryOptions(listAuditEntriesCall, { staleTime: 0 });
