import { listPaymentsQueryOptions } from '@onepoint/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Payments of a project, newest first, page by page. */
export function usePayments(projectId: string) {
  const query = useInfiniteQuery(listPaymentsQueryOptions(useApiClient(), { projectId }));
  const pages = query.data?.pages;
  const payments = useMemo(() => pages?.flatMap(({ data }) => data), [pages]);
  return { ...query, payments };
}
