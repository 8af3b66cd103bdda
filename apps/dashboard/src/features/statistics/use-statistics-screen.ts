import {
  getApiKeyStatisticsQueryOptions,
  getProjectStatisticsQueryOptions,
  listApiKeysQueryOptions,
  listChainsQueryOptions,
  listProvidersQueryOptions,
  resolvePeriod,
  type StatisticsPeriod,
} from '@onepoint/api-client';
import type { Statistics } from '@onepoint/api-contract';
import { appState, useAppState } from '@onepoint/app-state';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import type { FilterSelectProps } from '../../shared/filter-select/filter-select.tsx';
import { useNow } from '../../shared/format/use-format.ts';
import { refreshEvery } from '../../shared/live-data.ts';
import { useProject } from '../../shared/projects/project-context.ts';
import { keepOrder } from './statistics-figures.ts';
import {
  statisticsPeriod,
  formatStatisticsView,
  offeredGranularities,
  parseStatisticsView,
  type StatisticsView,
  suitedGranularity,
} from './statistics-view.ts';

export interface StatisticsSource {
  readonly projectId: string;
  readonly apiKeyId?: string | undefined;
}

interface UseStatisticsParameters {
  readonly source: StatisticsSource;
  readonly period: StatisticsPeriod;
  readonly granularityInSecs: number;
  readonly chain?: string | undefined;
  readonly method?: string | undefined;
  readonly apiKeyId?: string | undefined;
  readonly providerId?: string | undefined;
  /** Refetch interval while the page is visible; false for a past period. */
  readonly refreshMs: number | false;
}

/** Keeps the previous figures as a placeholder when a filter changes, but never those of another project or key. */
function useStatistics({ source, period, refreshMs, ...filters }: UseStatisticsParameters) {
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

type Options = FilterSelectProps['options'];

/** Returns undefined to hide the filter. An empty list reserves its place while loading. */
const named = (isOffered: boolean, found: ReadonlyArray<{ readonly id: string; readonly name: string }> | undefined): Options | undefined =>
  isOffered && found?.length !== 0 ? (found ?? []).map(({ id, name }) => ({ value: id, label: name })) : undefined;

interface UseFilterOptionsParameters {
  readonly source: StatisticsSource;
  readonly view: StatisticsView;
  readonly period: StatisticsPeriod;
  /** Covers the whole period with a single bucket. */
  readonly granularityInSecs: number;
  readonly refreshMs: number | false;
}

function useFilterOptions({ source, view, ...whole }: UseFilterOptionsParameters) {
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
    apiKeys: named(ofAllKeys, apiKeys),
    providers: named(isProvider, providers),
  };
}

export type ChangeView = (changes: Partial<StatisticsView>) => void;

/** Keeps the view in the URL. Zooms and spans add a history entry; other changes replace it. The preset range is also persisted. */
function useStatisticsView(): [StatisticsView, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const rangeDefault = useAppState('chartRange');
  const view = useMemo(() => parseStatisticsView(search, rangeDefault), [search, rangeDefault]);
  const change = useCallback<ChangeView>(
    (changes) => {
      if (changes.range) appState.set({ chartRange: changes.range });
      setSearch((current) => formatStatisticsView({ ...parseStatisticsView(current, rangeDefault), ...changes }, current), {
        replace: changes.span === undefined,
        preventScrollReset: true,
      });
    },
    [setSearch, rangeDefault],
  );
  return [view, change];
}

const liveMs = 2500;
const slowMs = 60_000;
const secsMax = 31_536_000;

export function useStatisticsScreen(source: StatisticsSource) {
  const [view, changeView] = useStatisticsView();
  const nowMs = useNow();
  const { period, before, lengthSecs, isLive } = statisticsPeriod(view, nowMs);
  const { createdAt } = useProject();
  const isComparable = Date.parse(resolvePeriod(before, nowMs).from) >= Date.parse(createdAt);
  const granularities = offeredGranularities(lengthSecs);
  const chosen = granularities.find((step) => step === view.granularityInSecs);
  const granularityInSecs = chosen ?? suitedGranularity(lengthSecs);
  const oneBucketSecs = Math.min(secsMax, Math.max(60, Math.ceil(lengthSecs)));
  const filters = {
    chain: view.chain ?? undefined,
    method: view.method ?? undefined,
    apiKeyId: view.apiKeyId ?? undefined,
    providerId: view.providerId ?? undefined,
  };
  const figures = useStatistics({
    source,
    period,
    granularityInSecs,
    ...filters,
    refreshMs: isLive && liveMs,
  });
  const compared = useStatistics({
    source,
    period: before,
    // Same buckets as above, because aligned wide ones would cover more than the period.
    granularityInSecs,
    ...filters,
    refreshMs: isLive && slowMs,
  });
  const isKnown = !figures.isPlaceholderData && !compared.isPlaceholderData;
  const options = useFilterOptions({ source, view, period, granularityInSecs: oneBucketSecs, refreshMs: isLive && slowMs / 6 });
  return {
    view,
    changeView,
    nowMs,
    isLive,
    figures,
    /** Requests in the previous period. Undefined while loading, or if the project didn't exist for all of it. */
    before: isComparable && isKnown ? compared.data?.total.requests : undefined,
    options: { ...options, granularities, suitedGranularityInSecs: suitedGranularity(lengthSecs) },
  };
}

/** Returns the value while it is current, otherwise the last current one. Keeps a headline in sync with its figures while new ones load. */
export function useKept<Value>(value: Value, isCurrent: boolean): Value {
  const [kept, setKept] = useState(value);
  if (isCurrent && kept !== value) setKept(value);
  return isCurrent ? value : kept;
}

/**
 * Keeps the order of groups while live figures arrive.
 *
 * @param groups must be memoized
 * @param scope a new value resets the order
 */
export function useKeptOrder<Group extends { readonly key: string | null }>(groups: readonly Group[], scope: string): readonly Group[] {
  const [kept, setKept] = useState<{ readonly scope: string; readonly keys: ReadonlyArray<string | null> }>({ scope, keys: [] });
  const ordered = useMemo(() => keepOrder(kept.scope === scope ? kept.keys : [], groups), [kept, scope, groups]);
  if (kept.scope !== scope || kept.keys.length !== ordered.length || ordered.some(({ key }, index) => key !== kept.keys[index])) {
    setKept({ scope, keys: ordered.map(({ key }) => key) });
  }
  return ordered;
}
