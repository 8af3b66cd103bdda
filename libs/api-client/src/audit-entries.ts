import * as calls from '@onepoint/api-contract/calls/audit-entries';
import { createCall } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

/** Lists a page of a project's audit log, newest first. */
export const listAuditEntries = createCall(calls.listAuditEntries);
export const listAuditEntriesQueryKey = createListQueryKey(calls.listAuditEntries);
/** A project's audit log page by page, optionally filtered. */
export const listAuditEntriesQueryOptions = createPagedQueryOptions(calls.listAuditEntries, { staleTime: 0 });
