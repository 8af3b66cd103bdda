import { listChainsQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { chartPeriods } from './data/chart-periods.ts';
import type { StatisticsSource } from './data/statistics-source.ts';
import { useStatisticsFilters } from './data/use-statistics-filters.ts';
import { useStatistics } from './data/use-statistics.ts';

const liveMs = 2500;
const slowMs = 60_000;

/** All that the statistics of a project or a key show: the filtered figures, those of the period before, and what can be filtered by. */
export function useStatisticsScreen(source: StatisticsSource) {
  const [filters, changeFilters] = useStatisticsFilters();
  const { periodSecs, granularityInSecs } = chartPeriods[filters.range];
  const filtered = { ...source, periodSecs, chain: filters.chain ?? undefined, method: filters.method ?? undefined };
  const shown = useStatistics({ ...filtered, granularityInSecs, refreshMs: liveMs });
  const before = useStatistics({ ...filtered, endsSecsAgo: periodSecs, granularityInSecs: periodSecs, refreshMs: slowMs });
  // One bucket without filters: what the lists of chains and methods offer.
  const whole = useStatistics({ ...source, periodSecs, granularityInSecs: periodSecs, refreshMs: slowMs / 6 });
  const { data: chains } = useQuery(listChainsQueryOptions(useApiClient()));
  const chainName = useCallback((slug: string) => chains?.find((chain) => chain.slug === slug)?.name ?? slug, [chains]);

  const used = whole.data?.series ?? [];
  const methods = [...new Set([...used.map(({ method }) => method), ...(filters.method === null ? [] : [filters.method])])].toSorted();
  const slugs = [...new Set([...(chains ?? []).map(({ slug }) => slug), ...(filters.chain === null ? [] : [filters.chain])])];
  return {
    filters,
    changeFilters,
    shown,
    /** Requests of the period before; undefined while the figures shown are not of the filters chosen. */
    before: shown.isPlaceholderData || before.isPlaceholderData ? undefined : before.data?.total.requests,
    chainName,
    chains: slugs.map((value) => ({ value, label: chainName(value) })),
    methods,
  };
}
