import { listReferralRewards, type ListReferralRewardsParameters } from '../actions/list-referral-rewards.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { pagedQueryOptions } from './paged-query-options.ts';

export const listReferralRewardsQueryKey = ({ projectId }: Pick<ListReferralRewardsParameters, 'projectId'>) =>
  ['listReferralRewards', projectId] as const;

/** Deposits that were shared with a project page by page, newest first: 20 a page unless `limit` says otherwise. */
export function listReferralRewardsQueryOptions(
  client: ApiClient,
  { projectId, limit = 20 }: Pick<ListReferralRewardsParameters, 'projectId' | 'limit'>,
) {
  return pagedQueryOptions({
    queryKey: [...listReferralRewardsQueryKey({ projectId }), { pages: limit }] as const,
    listPage: (page, options) => listReferralRewards(client, { projectId, ...page }, options),
    limit,
    mayChange: () => false,
  });
}
