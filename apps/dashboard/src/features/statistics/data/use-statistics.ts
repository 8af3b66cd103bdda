import { getApiKeyStatisticsQueryOptions, getProjectStatisticsQueryOptions, type StatisticsPeriod } from '@onepoint/api-client';
import type { Statistics } from '@onepoint/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../../shared/live/refresh-every.ts';
import type { StatisticsSource } from './statistics-source.ts';

export interface UseStatisticsParameters {
  readonly source: StatisticsSource;
  readonly period: StatisticsPeriod;
  readonly granularityInSecs: number;
  readonly chain?: string | undefined;
  readonly method?: string | undefined;
  /** One of the project's keys; where the source is a key, nothing. */
  readonly apiKeyId?: string | undefined;
  readonly providerId?: string | undefined;
  /** How often to read again while the page is visible; false where nothing more comes in. */
  readonly refreshMs: number | false;
}

/**
 * Statistics of a project or a key. While a filter or the time changes, the figures shown before stay until the new ones
 * are there; those of another project or key never do.
 */
export function useStatistics({ source, period, refreshMs, ...filters }: UseStatisticsParameters) {
  const client = useApiClient();
  const { projectId, apiKeyId } = source;
  const live = refreshMs === false ? {} : { refetchInterval: refreshEvery(refreshMs), staleTime: refreshMs };
  const keepOwn = (previous: Statistics | undefined, query: { queryKey: readonly [string, StatisticsSource] } | undefined) =>
    query?.queryKey[1].projectId === projectId ? previous : undefined;
  const ofProject = useQuery({
    ...getProjectStatisticsQueryOptions(client, { projectId, ...filters, ...period }),
    ...live,
    enabled: apiKeyId === undefined,
    placeholderData: keepOwn,
  });
  const ofApiKey = useQuery({
    ...getApiKeyStatisticsQueryOptions(client, { projectId, ...filters, apiKeyId: apiKeyId ?? '', ...period }),
    ...live,
    enabled: apiKeyId !== undefined,
    placeholderData: (previous, query) => (query?.queryKey[1].apiKeyId === apiKeyId ? keepOwn(previous, query) : undefined),
  });
  return apiKeyId === undefined ? ofProject : ofApiKey;
}
