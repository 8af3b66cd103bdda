import * as calls from '@onepoint/api-contract/calls/referrals';
import type { ApiClient } from './client/create-api-client.ts';
import { createCall, type CallParameters } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';
import { pagedQueryOptions } from './query/paged-query-options.ts';

export type ApplyForPartnershipParameters = CallParameters<typeof calls.applyForPartnership>;
type ListReferralRewardsParameters = CallParameters<typeof calls.listReferralRewards>;

/** Gets a project's referral code and totals. */
export const getReferrals = createCall(calls.getReferrals);
export const getReferralsQueryKey = createQueryKey(calls.getReferrals);
export const getReferralsQueryOptions = createQueryOptions(calls.getReferrals);

/** Lists a page of a project's referral rewards, newest first. */
export const listReferralRewards = createCall(calls.listReferralRewards);
/** Prefix of the query keys of all lists of a project's referral rewards. */
export const listReferralRewardsQueryKey = ({ projectId }: Pick<ListReferralRewardsParameters, 'projectId'>) =>
  ['listReferralRewards', projectId] as const;

/** A project's referral rewards page by page, newest first: 20 per page by default. */
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

/** Gets the status of a project in the partner program. */
export const getPartnership = createCall(calls.getPartnership);
export const getPartnershipQueryKey = createQueryKey(calls.getPartnership);
export const getPartnershipQueryOptions = createQueryOptions(calls.getPartnership);

/** Applies for the partner program. */
export const applyForPartnership = createCall(calls.applyForPartnership);
