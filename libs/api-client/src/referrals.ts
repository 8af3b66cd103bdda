import * as calls from '@onepoint/api-contract/calls/referrals';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';
import { createPagedQueryOptions } from './query/paged-query-options.ts';

export type ApplyForPartnershipParameters = CallParameters<typeof calls.applyForPartnership>;

/** Gets a project's referral code and totals. */
export const getReferrals = createCall(calls.getReferrals);
export const getReferralsQueryOptions = createQueryOptions(calls.getReferrals);

/** Lists a page of a project's referral rewards, newest first. */
export const listReferralRewards = createCall(calls.listReferralRewards);
/** A project's referral rewards, page by page. */
export const listReferralRewardsQueryOptions = createPagedQueryOptions(calls.listReferralRewards);

/** Gets the status of a project in the partner program. */
export const getPartnershipQueryKey = createQueryKey(calls.getPartnership);
export const getPartnershipQueryOptions = createQueryOptions(calls.getPartnership);

/** Applies for the partner program. */
export const applyForPartnership = createCall(calls.applyForPartnership);
