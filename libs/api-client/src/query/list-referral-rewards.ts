import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReferralRewards, type ListReferralRewardsParameters } from '../actions/list-referral-rewards.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listReferralRewardsQueryKey = ({ projectId }: Pick<ListReferralRewardsParameters, 'projectId'>) =>
  ['listReferralRewards', projectId] as const;

/** Deposits that were shared with a project page by page, newest first: 20 a page unless `limit` says otherwise. */
export function listReferralRewardsQueryOptions(
  client: ApiClient,
  { projectId, limit = 20 }: Pick<ListReferralRewardsParameters, 'projectId' | 'limit'>,
) {
  return infiniteQueryOptions({
    queryKey: [...listReferralRewardsQueryKey({ projectId }), { pages: limit }] as const,
    queryFn: ({ pageParam, signal }) => listReferralRewards(client, { projectId, limit, lastId: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
  });
}
