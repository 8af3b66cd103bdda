import { listReferralRewardsQueryOptions } from '@onepoint/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Deposits that were shared with a project, newest first, page by page. */
export function useReferralRewards(projectId: string) {
  const query = useInfiniteQuery(listReferralRewardsQueryOptions(useApiClient(), { projectId }));
  return { ...query, rewards: query.data?.pages.flatMap(({ data }) => data) };
}
