import { getUsageQueryOptions, getUsageSummaryQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../shared/live-data.ts';
import { monthPeriod, type UsageMonths } from './usage.rules.ts';

const refreshMs = 5000;

/** Usage of a project in a month and its current summary. Both refresh while the page is visible, except for a past month. */
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
