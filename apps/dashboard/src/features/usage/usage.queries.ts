import { getUsageQueryOptions, getUsageSummaryQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../shared/live-data.ts';

const refreshMs = 5000;

interface UseUsageParameters {
  from: string;
  to: string;
  isOver: boolean;
}

/** Usage in a period, and the current summary. Both refresh while the page is visible, except for past periods. */
export function useUsage(projectId: string, { isOver, ...period }: UseUsageParameters) {
  const client = useApiClient();
  const usage = useQuery({
    ...getUsageQueryOptions(client, { projectId, ...period }),
    ...(isOver ? {} : { refetchInterval: refreshEvery(refreshMs), staleTime: refreshMs }),
  });
  const summary = useQuery({
    ...getUsageSummaryQueryOptions(client, { projectId }),
    refetchInterval: refreshEvery(refreshMs),
    staleTime: refreshMs,
  });
  return { usage, summary };
}
