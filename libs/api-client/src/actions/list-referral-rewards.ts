import * as calls from '@onepoint/api-contract/calls/referrals';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListReferralRewardsParameters = CallInput<typeof calls.listReferralRewards>['params'] & {
  /** The last reward of the page before; the first page without it. */
  readonly lastId?: string | undefined;
  /** 1 to 100. Default 20. */
  readonly limit?: number | undefined;
};
export type ListReferralRewardsReturnType = CallOutput<typeof calls.listReferralRewards>;

/** A page of the deposits that were shared with a project, newest first. */
export function listReferralRewards(
  client: ApiClient,
  { projectId, ...query }: ListReferralRewardsParameters,
  options?: CallOptions,
): Promise<ListReferralRewardsReturnType> {
  return client.call(calls.listReferralRewards, { params: { projectId }, query }, options);
}
