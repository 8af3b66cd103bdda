import { queryOptions } from '@tanstack/react-query';
import { listProviderRewards, type ListProviderRewardsParameters } from '../actions/list-provider-rewards.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listProviderRewardsQueryKey = (parameters: ListProviderRewardsParameters) => ['listProviderRewards', parameters] as const;

/** What a project's nodes earned, the newest month first. */
export function listProviderRewardsQueryOptions(client: ApiClient, parameters: ListProviderRewardsParameters) {
  return queryOptions({
    queryKey: listProviderRewardsQueryKey(parameters),
    queryFn: ({ signal }) => listProviderRewards(client, parameters, { signal }),
  });
}
