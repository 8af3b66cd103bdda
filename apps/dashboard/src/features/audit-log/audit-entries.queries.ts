import { listAuditEntriesQueryOptions, listMembersQueryOptions } from '@onepoint/api-client';
import type { AuditEntry } from '@onepoint/api-contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { type AuditFilters, auditQuery } from './audit-filters.ts';

/** Options of the actor filter: the project's members, plus former members found in the entries. */
export function useAuditActors(projectId: string, entries: readonly AuditEntry[]): { value: string; label: string }[] {
  const { data: members = [] } = useQuery(listMembersQueryOptions(useApiClient(), { projectId }));
  const names = new Map(entries.flatMap(({ actor }) => (actor ? [[actor.id, actor.displayName] as const] : [])));
  for (const { userId, user } of members) names.set(userId, user.displayName);
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Matching entries, newest first. Keeps showing the previous ones while new filters load. */
export function useAuditEntries(projectId: string, filters: AuditFilters) {
  const query = useInfiniteQuery({
    ...listAuditEntriesQueryOptions(useApiClient(), { projectId, ...auditQuery(filters) }),
    placeholderData: keepPreviousData,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ data }) => data) };
}
