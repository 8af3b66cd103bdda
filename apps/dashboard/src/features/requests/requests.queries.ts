import {
  getLoggedRequestQueryOptions,
  listApiKeysQueryOptions,
  listChainsQueryOptions,
  listLoggedRequestsQueryOptions,
} from '@onepoint/api-client';
import { requestLog } from '@onepoint/plans-domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import type { FilterSelectProps } from '../../shared/filter-select/filter-select.tsx';
import { type RequestsFilters, requestsQuery } from './requests-filters.ts';

/** Longer interval for users who have loaded several pages, because all of them are refetched. */
const longListRefreshMs = 5_000;

/** Matching requests, newest first, updated live. Keeps the previous ones while new filters load. */
export function useLoggedRequests(projectId: string, filters: RequestsFilters) {
  const query = useInfiniteQuery({
    ...listLoggedRequestsQueryOptions(useApiClient(), { projectId, ...requestsQuery(filters) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : data.pages.length > 1 ? longListRefreshMs : requestLog.readEveryMs,
  });
  return { ...query, calls: query.data?.pages.flatMap(({ data }) => data) };
}

export function useLoggedRequest(projectId: string, requestId: string) {
  return useQuery(getLoggedRequestQueryOptions(useApiClient(), { projectId, requestId }));
}

type Options = FilterSelectProps['options'];

/** Chain names by slug, and filter options that don't depend on the listed requests. */
export function useRequestOptions(projectId: string) {
  const client = useApiClient();
  const { data: chains } = useQuery(listChainsQueryOptions(client));
  const { data: apiKeys } = useQuery(listApiKeysQueryOptions(client, { projectId }));
  const chainName = useCallback((slug: string) => chains?.find((chain) => chain.slug === slug)?.name ?? slug, [chains]);
  return {
    chainName,
    chains: (chains ?? []).map(({ slug, name }) => ({ value: slug, label: name })) satisfies Options,
    apiKeys: (apiKeys ?? []).map(({ id, name }) => ({ value: id, label: name })) satisfies Options,
  };
}
