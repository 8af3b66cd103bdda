import { getProviderStatisticsQueryOptions, getProvidersStatisticsQueryOptions } from '@onepoint/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../../shared/live-data.ts';
import { rangeTerms, type ProviderStatisticsView } from '../data/statistics-view.ts';

const refreshMs = 10_000;

/** What the nodes of a project served, all or one of them. While the view changes, the figures shown before stay. */
export function useProviderStatistics(projectId: string, { providerId, range }: ProviderStatisticsView) {
  const client = useApiClient();
  const live = { refetchInterval: refreshEvery(refreshMs), staleTime: refreshMs, placeholderData: keepPreviousData };
  const all = useQuery({
    ...getProvidersStatisticsQueryOptions(client, { projectId, ...rangeTerms[range] }),
    ...live,
    enabled: providerId === null,
  });
  const one = useQuery({
    ...getProviderStatisticsQueryOptions(client, { projectId, providerId: providerId ?? '', ...rangeTerms[range] }),
    ...live,
    enabled: providerId !== null,
  });
  return providerId === null ? all : one;
}
