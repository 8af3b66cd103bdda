import {
  type ApiClient,
  ApiError,
  applyForPartnership,
  type ApplyForPartnershipParameters,
  getPartnershipQueryKey,
  getPartnershipQueryOptions,
  getReferralsQueryOptions,
  listReferralRewards,
  listReferralRewardsQueryOptions,
} from '@onepoint/api-client';
import type { ReferralReward } from '@onepoint/api-contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';

const pageSize = 100;

/** Loads all rewards, newest first. Stops at a page without new rewards, even if the API claims to have more. */
export async function listAllRewards(client: ApiClient, projectId: string): Promise<ReferralReward[]> {
  const rewards = new Map<string, ReferralReward>();
  for (let lastId: string | undefined; ;) {
    const page = await listReferralRewards(client, { projectId, limit: pageSize, lastId });
    const before = rewards.size;
    for (const reward of page.data) rewards.set(reward.id, reward);
    lastId = page.data.at(-1)?.id;
    if (!page.hasMore || rewards.size === before) return [...rewards.values()];
  }
}

/** Sends an application. If there already is one, for example from another tab, loads that one. */
export function useApplyForPartnership(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = getPartnershipQueryKey({ projectId });
  return useMutation({
    mutationFn: (fields: Omit<ApplyForPartnershipParameters, 'projectId'>) => applyForPartnership(client, { projectId, ...fields }),
    onSuccess: (partnership) => queryClient.setQueryData(queryKey, partnership),
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'PARTNERSHIP_EXISTS') await queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function usePartnership(projectId: string) {
  return useQuery(getPartnershipQueryOptions(useApiClient(), { projectId }));
}

/** Newest first, paginated. */
export function useReferralRewards(projectId: string) {
  const query = useInfiniteQuery(listReferralRewardsQueryOptions(useApiClient(), { projectId }));
  return { ...query, rewards: query.data?.pages.flatMap(({ data }) => data) };
}

export function useReferrals(projectId: string) {
  return useQuery(getReferralsQueryOptions(useApiClient(), { projectId }));
}
