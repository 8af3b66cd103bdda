import { getProjectStatistics } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { monthSoFar } from './month-so-far.ts';

const refreshMs = 5000;

/** What a project used in the calendar month so far; moves while the page is visible. */
export function useMonthUsage(projectId: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: ['getProjectStatistics', { projectId, period: 'monthSoFar' }],
    queryFn: ({ signal }) => getProjectStatistics(client, { projectId, ...monthSoFar(Date.now()) }, { signal }),
    refetchInterval: refreshMs,
  });
}
