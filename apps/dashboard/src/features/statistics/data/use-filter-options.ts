import { listApiKeysQueryOptions, listChainsQueryOptions, listProvidersQueryOptions, type StatisticsPeriod } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { FilterSelectProps } from '../../../shared/filter-select/filter-select.tsx';
import { useProject } from '../../../shared/projects/project-context.ts';
import type { StatisticsSource } from './statistics-source.ts';
import type { StatisticsView } from './statistics-view.ts';
import { useStatistics } from './use-statistics.ts';

type Options = FilterSelectProps['options'];

const named = (found: ReadonlyArray<{ readonly id: string; readonly name: string }> = []): Options =>
  found.map(({ id, name }) => ({ value: id, label: name }));

export interface UseFilterOptionsParameters {
  readonly source: StatisticsSource;
  readonly view: StatisticsView;
  readonly period: StatisticsPeriod;
  /** All of the period in one bucket. */
  readonly granularityInSecs: number;
  readonly refreshMs: number | false;
}

/** What requests can be filtered by: the service's chains, the methods that were called in the period, the project's keys and its nodes. */
export function useFilterOptions({ source, view, ...whole }: UseFilterOptionsParameters) {
  const client = useApiClient();
  const { data: chains } = useQuery(listChainsQueryOptions(client));
  const { data: apiKeys } = useQuery({
    ...listApiKeysQueryOptions(client, { projectId: source.projectId }),
    enabled: source.apiKeyId === undefined,
  });
  const { data: providers } = useQuery({
    ...listProvidersQueryOptions(client, { projectId: source.projectId }),
    enabled: useProject().isProvider,
  });
  const used = useStatistics({ source, ...whole }).data?.series ?? [];
  const chainName = useCallback((slug: string) => chains?.find((chain) => chain.slug === slug)?.name ?? slug, [chains]);
  const methods = new Set([...used.map(({ method }) => method), ...(view.method === null ? [] : [view.method])]);
  return {
    chainName,
    chains: (chains ?? []).map(({ slug, name }) => ({ value: slug, label: name })) satisfies Options,
    methods: [...methods].toSorted().map((method) => ({ value: method, label: method })) satisfies Options,
    /** None where the figures are of one key anyway. */
    apiKeys: named(apiKeys),
    /** None unless the project serves nodes. */
    providers: named(providers),
  };
}
