import {
  listProvidersQueryOptions,
  listChainsQueryOptions,
  createIdempotencyKey,
  createProvider,
  listProvidersQueryKey,
  updateProvider,
  type UpdateProviderParameters,
  deleteProvider,
  getProviderStatisticsQueryOptions,
  getProvidersStatisticsQueryOptions,
  listProviderRewardsQueryOptions,
} from '@onepoint/api-client';
import type { Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useQuery, useMutation, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../shared/live-data.ts';
import { type ProviderFields, rangeTerms, type ProviderStatisticsView, providerFault } from './providers.rules.ts';

/** In milliseconds. Gateways check each node every ten seconds. */
const refreshMs = 10_000;

/** Newest first. Health and block height refresh while the page is visible. */
export function useProviders(projectId: string) {
  return useQuery({
    ...listProvidersQueryOptions(useApiClient(), { projectId }),
    refetchInterval: refreshEvery(refreshMs),
    staleTime: refreshMs,
  });
}

/** While chains load, a slug serves as the name. */
export function useChainNames() {
  const { data: chains } = useQuery(listChainsQueryOptions(useApiClient()));
  return { chains, chainName: (slug: string): string => chains?.find((chain) => chain.slug === slug)?.name ?? slug };
}

/** Retries with the same fields share an idempotency key, so that a double submit adds only one node. */
export function useAddProvider(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [attempts] = useState(() => new Map<string, string>());
  const queryKey = listProvidersQueryKey({ projectId });
  return useMutation({
    mutationFn: (fields: ProviderFields) => {
      const body = { ...fields, url: fields.url.trim() };
      const attempt = JSON.stringify(body);
      const idempotencyKey = attempts.get(attempt) ?? createIdempotencyKey();
      attempts.set(attempt, idempotencyKey);
      return createProvider(client, { projectId, ...body }, { idempotencyKey });
    },
    onSuccess: async (added) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Provider[]>(queryKey, (providers) => [added, ...(providers ?? []).filter(({ id }) => id !== added.id)]);
    },
  });
}

type ProviderChange = Omit<UpdateProviderParameters, 'projectId'>;

/** Changes, pauses, or resumes a node. Not optimistic, because the API checks the node and can reject it. */
export function useUpdateProvider(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProvidersQueryKey({ projectId });
  return useMutation({
    mutationFn: (change: ProviderChange) => updateProvider(client, { projectId, ...change }),
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Provider[]>(queryKey, (providers) =>
        providers?.map((provider) => (provider.id === changed.id ? changed : provider)),
      );
    },
  });
}

export function useDeleteProvider(projectId: string, providerId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProvidersQueryKey({ projectId });
  return useMutation({
    mutationFn: () => deleteProvider(client, { projectId, providerId }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Provider[]>(queryKey, (providers) => providers?.filter(({ id }) => id !== providerId));
    },
  });
}

/** Statistics of one or all nodes. Keeps the previous figures while a new view loads. */
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

/** Newest month first. */
export function useProviderRewards(projectId: string) {
  return useQuery(listProviderRewardsQueryOptions(useApiClient(), { projectId }));
}

/** Explains why the API rejected a node. Returns undefined for any other error. */
export function useProviderRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('dashboard');
  return (error) => {
    const fault = providerFault(error);
    return fault === undefined ? undefined : t(`providers.refused.${fault}`);
  };
}
