import { getApiKeyStatisticsQueryOptions, getProjectStatisticsQueryOptions } from '@onepoint/api-client';
import type { Statistics } from '@onepoint/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { StatisticsSource } from './statistics-source.ts';

export interface UseStatisticsParameters extends StatisticsSource {
  readonly periodSecs: number;
  readonly endsSecsAgo?: number;
  readonly granularityInSecs: number;
  readonly chain?: string | undefined;
  readonly method?: string | undefined;
  /** How often to read again while the page is visible. */
  readonly refreshMs: number;
}

/**
 * Statistics of a project or a key. While a filter or the range changes, the figures shown before stay until the new ones
 * are there; those of another project or key never do.
 */
export function useStatistics({ projectId, apiKeyId, refreshMs, ...parameters }: UseStatisticsParameters) {
  const client = useApiClient();
  const live = { refetchInterval: refreshMs, staleTime: refreshMs };
  const keepOwn = (previous: Statistics | undefined, query: { queryKey: readonly [string, StatisticsSource] } | undefined) =>
    query?.queryKey[1].projectId === projectId && query.queryKey[1].apiKeyId === apiKeyId ? previous : undefined;
  const ofProject = useQuery({
    ...getProjectStatisticsQueryOptions(client, { projectId, ...parameters }),
    ...live,
    enabled: apiKeyId === undefined,
    placeholderData: keepOwn,
  });
  const ofApiKey = useQuery({
    ...getApiKeyStatisticsQueryOptions(client, { projectId, apiKeyId: apiKeyId ?? '', ...parameters }),
    ...live,
    enabled: apiKeyId !== undefined,
    placeholderData: keepOwn,
  });
  return apiKeyId === undefined ? ofProject : ofApiKey;
}
