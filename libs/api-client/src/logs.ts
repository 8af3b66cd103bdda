import { listAuditEntries as listAuditEntriesCall } from '@onepoint/api-contract/calls/audit-entries';
import * as calls from '@onepoint/api-contract/calls/logged-requests';
import { createCall, createQueryOptions } from './client/create-call.ts';
import { createPagedQueryOptions } from './query/paged-query-options.ts';

/** Newest first, optionally filtered. */
export const listLoggedRequestsQueryOptions = createPagedQueryOptions(calls.listLoggedRequests, { limit: 50, staleTime: 0 });

export const getLoggedRequest = createCall(calls.getLoggedRequest);
export const getLoggedRequestQueryOptions = createQueryOptions(calls.getLoggedRequest);

/** Newest first. */
export const listAuditEntries = createCall(listAuditEntriesCall);
/** Newest first, optionally filtered. */
export const listAuditEntriesQueryOptions = createPagedQueryOptions(listAuditEntriesCall, { staleTime: 0 });
