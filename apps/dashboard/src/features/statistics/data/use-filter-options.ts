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

/** Undefined where there is nothing to choose. While that is not known the choice keeps its place. */
const named = (
  isOffered: boolean,
  found: ReadonlyArray<{ readonly id: string; readonly name: string }> | undefined,
): Options | undefined =>
  isOffered && found?.length !== 0 ? (found ?? []).map(({ id, name }) => ({ value: id, label: name })) : undefined;

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
  const ofAllKeys = source.apiKeyId === undefined;
  const { isProvider } = useProject();
  const { data: chains } = useQuery(listChainsQueryOptions(client));
  const { data: apiKeys } = useQuery({
    ...listApiKeysQueryOptions(client, { projectId: source.projectId }),
    enabled: ofAllKeys,
  });
  const { data: providers } = useQuery({
    ...listProvidersQueryOptions(client, { projectId: source.projectId }),
    enabled: isProvider,
  });
  const used = useStatistics({ source, ...whole }).data?.series ?? [];
  const chainName = useCallback((slug: string) => chains?.find((chain) => chain.slug === slug)?.name ?? slug, [chains]);
  const methods = new Set([...used.map(({ method }) => method), ...(view.method === null ? [] : [view.method])]);
  return {
    chainName,
    chains: (chains ?? []).map(({ slug, name }) => ({ value: slug, label: name })) satisfies Options,
    methods: [...methods].toSorted().map((method) => ({ value: method, label: method })) satisfies Options,
    /** None where the figures are of one key anyway. */
    apiKeys: named(ofAllKeys, apiKeys),
    /** None unless the project serves nodes. */
    providers: named(isProvider, providers),
  };
}
