import * as calls from '@onepoint/api-contract/calls/referrals';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';
import { createPagedQueryOptions } from './query/paged-query-options.ts';

export type ApplyForPartnershipParameters = CallParameters<typeof calls.applyForPartnership>;

export const getReferrals = createCall(calls.getReferrals);
export const getReferralsQueryOptions = createQueryOptions(calls.getReferrals);

/** Newest first. */
export const listReferralRewards = createCall(calls.listReferralRewards);
export const listReferralRewardsQueryOptions = createPagedQueryOptions(calls.listReferralRewards);

export const getPartnershipQueryKey = createQueryKey(calls.getPartnership);
export const getPartnershipQueryOptions = createQueryOptions(calls.getPartnership);

export const applyForPartnership = createCall(calls.applyForPartnership);
