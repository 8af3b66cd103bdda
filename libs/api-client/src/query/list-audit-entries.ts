import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAuditEntries, type ListAuditEntriesParameters } from '../actions/list-audit-entries.ts';
import type { ApiClient } from '../client/create-api-client.ts';

/** Beginning of the keys of every list of a project's audit log, for invalidating them all. */
export const listAuditEntriesQueryKey = ({ projectId }: Pick<ListAuditEntriesParameters, 'projectId'>) =>
  ['listAuditEntries', projectId] as const;

/** A project's audit log page by page, newest first: 20 a page unless `limit` says otherwise. */
export function listAuditEntriesQueryOptions(client: ApiClient, parameters: Omit<ListAuditEntriesParameters, 'lastId'>) {
  const { projectId, limit = 20, ...filter } = parameters;
  return infiniteQueryOptions({
    queryKey: [...listAuditEntriesQueryKey({ projectId }), { limit, ...filter }] as const,
    queryFn: ({ pageParam, signal }) => listAuditEntries(client, { projectId, limit, ...filter, lastId: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    // Somebody may have changed something a moment ago.
    staleTime: 0,
  });
}
