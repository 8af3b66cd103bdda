import * as calls from '@onepoint/api-contract/calls/referrals';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetReferralsParameters = CallInput<typeof calls.getReferrals>['params'];
export type GetReferralsReturnType = CallOutput<typeof calls.getReferrals>;

/** A project's referral code, and what came of it. */
export function getReferrals(client: ApiClient, params: GetReferralsParameters, options?: CallOptions): Promise<GetReferralsReturnType> {
  return client.call(calls.getReferrals, { params }, options);
}
