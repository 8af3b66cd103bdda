import { listApiKeysQueryOptions, listChainsQueryOptions, type StatisticsPeriod } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { FilterSelectProps } from '../../../shared/filter-select/filter-select.tsx';
import type { StatisticsSource } from './statistics-source.ts';
import type { StatisticsView } from './statistics-view.ts';
import { useStatistics } from './use-statistics.ts';

export interface UseFilterOptionsParameters {
  readonly source: StatisticsSource;
  readonly view: StatisticsView;
  readonly period: StatisticsPeriod;
  /** All of the period in one bucket. */
  readonly granularityInSecs: number;
  readonly refreshMs: number | false;
}

/** What requests can be filtered by: the service's chains, the methods that were called in the period, and the project's keys. */
export function useFilterOptions({ source, view, ...whole }: UseFilterOptionsParameters) {
  const client = useApiClient();
  const { data: chains } = useQuery(listChainsQueryOptions(client));
  const { data: apiKeys } = useQuery({
    ...listApiKeysQueryOptions(client, { projectId: source.projectId }),
    enabled: source.apiKeyId === undefined,
  });
  const used = useStatistics({ source, ...whole }).data?.series ?? [];
  const chainName = useCallback((slug: string) => chains?.find((chain) => chain.slug === slug)?.name ?? slug, [chains]);
  const methods = new Set([...used.map(({ method }) => method), ...(view.method === null ? [] : [view.method])]);
  return {
    chainName,
    chains: (chains ?? []).map(({ slug, name }) => ({ value: slug, label: name })) satisfies FilterSelectProps['options'],
    methods: [...methods].toSorted().map((method) => ({ value: method, label: method })) satisfies FilterSelectProps['options'],
    /** None where the figures are of one key anyway. */
    apiKeys: (apiKeys ?? []).map(({ id, name }) => ({ value: id, label: name })) satisfies FilterSelectProps['options'],
  };
}
