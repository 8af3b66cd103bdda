import { listAuditEntries, type ListAuditEntriesParameters } from '../actions/list-audit-entries.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { pagedQueryOptions } from './paged-query-options.ts';

/** Beginning of the keys of every list of a project's audit log, for invalidating them all. */
export const listAuditEntriesQueryKey = ({ projectId }: Pick<ListAuditEntriesParameters, 'projectId'>) =>
  ['listAuditEntries', projectId] as const;

/** A project's audit log page by page, newest first: 20 a page unless `limit` says otherwise. */
export function listAuditEntriesQueryOptions(client: ApiClient, parameters: Omit<ListAuditEntriesParameters, 'lastId'>) {
  const { projectId, limit = 20, ...filter } = parameters;
  return pagedQueryOptions({
    queryKey: [...listAuditEntriesQueryKey({ projectId }), { limit, ...filter }] as const,
    listPage: (page, options) => listAuditEntries(client, { projectId, ...filter, ...page }, options),
    limit,
    mayChange: () => false,
    // Somebody may have changed something a moment ago.
    staleTime: 0,
  });
}
