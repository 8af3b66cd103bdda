import * as calls from '@onepoint/api-contract/calls/audit-entries';
import type { ApiClient } from './client/create-api-client.ts';
import { createCall, type CallParameters } from './client/create-call.ts';
import { pagedQueryOptions } from './query/paged-query-options.ts';

/** Lists a page of a project's audit log, newest first. */
export const listAuditEntries = createCall(calls.listAuditEntries);

type ListAuditEntriesParameters = CallParameters<typeof calls.listAuditEntries>;

/** Prefix of the query keys of all lists of a project's audit log. */
export const listAuditEntriesQueryKey = ({ projectId }: Pick<ListAuditEntriesParameters, 'projectId'>) =>
  ['listAuditEntries', projectId] as const;

/** A project's audit log page by page, newest first: 20 per page by default. */
export function listAuditEntriesQueryOptions(client: ApiClient, parameters: Omit<ListAuditEntriesParameters, 'lastId'>) {
  const { projectId, limit = 20, ...filter } = parameters;
  return pagedQueryOptions({
    queryKey: [...listAuditEntriesQueryKey({ projectId }), { limit, ...filter }] as const,
    listPage: (page, options) => listAuditEntries(client, { projectId, ...filter, ...page }, options),
    limit,
    mayChange: () => false,
    staleTime: 0,
  });
}
