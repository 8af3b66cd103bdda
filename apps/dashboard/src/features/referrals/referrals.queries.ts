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

/** Every reward of a project, newest first, page by page. A page that brings nothing new ends it, whatever it says of more. */
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

/** Sends an application. Where one waits already, sent from another tab say, that one is shown. */
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

/** Where a project stands in the partner programme. */
export function usePartnership(projectId: string) {
  return useQuery(getPartnershipQueryOptions(useApiClient(), { projectId }));
}

/** Deposits that were shared with a project, newest first, page by page. */
export function useReferralRewards(projectId: string) {
  const query = useInfiniteQuery(listReferralRewardsQueryOptions(useApiClient(), { projectId }));
  return { ...query, rewards: query.data?.pages.flatMap(({ data }) => data) };
}

/** The referral code of a project, and what came of it. */
export function useReferrals(projectId: string) {
  return useQuery(getReferralsQueryOptions(useApiClient(), { projectId }));
}
