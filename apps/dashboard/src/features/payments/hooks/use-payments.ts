import { listPaymentsQueryOptions } from '@onepoint/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Payments of a project, newest first, page by page. */
export function usePayments(projectId: string) {
  const query = useInfiniteQuery(listPaymentsQueryOptions(useApiClient(), { projectId }));
  return { ...query, payments: query.data?.pages.flatMap(({ data }) => data) };
}
