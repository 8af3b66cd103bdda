import { listAuditEntriesQueryOptions } from '@onepoint/api-client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { AuditFilters } from '../data/audit-filters.ts';
import { auditQuery } from '../data/audit-query.ts';

/** Changes of a project that match, newest first, page by page. While another choice loads, the one before stays. */
export function useAuditEntries(projectId: string, filters: AuditFilters) {
  const query = useInfiniteQuery({
    ...listAuditEntriesQueryOptions(useApiClient(), { projectId, ...auditQuery(filters) }),
    placeholderData: keepPreviousData,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ data }) => data) };
}
