import { listProviderRewardsQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** What a project's nodes earned, the newest month first. */
export function useProviderRewards(projectId: string) {
  return useQuery(listProviderRewardsQueryOptions(useApiClient(), { projectId }));
}
