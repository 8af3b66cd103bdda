import { getUsageQueryOptions, getUsageSummaryQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../../shared/live-data.ts';
import { monthPeriod, type UsageMonths } from './usage-month.ts';

const refreshMs = 5000;

/** What a project used in a month, and how it stands now; both move while the page is visible, a month that is over does not. */
export function useUsage(projectId: string, months: UsageMonths) {
  const client = useApiClient();
  const isOver = months.next !== undefined;
  const usage = useQuery({
    ...getUsageQueryOptions(client, { projectId, ...monthPeriod(months.shown) }),
    ...(isOver ? {} : { refetchInterval: refreshEvery(refreshMs), staleTime: refreshMs }),
  });
  const summary = useQuery({
    ...getUsageSummaryQueryOptions(client, { projectId }),
    refetchInterval: refreshEvery(refreshMs),
    staleTime: refreshMs,
  });
  return { usage, summary };
}
