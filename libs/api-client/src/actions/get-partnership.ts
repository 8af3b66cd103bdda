import * as calls from '@onepoint/api-contract/calls/referrals';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetPartnershipParameters = CallInput<typeof calls.getPartnership>['params'];
export type GetPartnershipReturnType = CallOutput<typeof calls.getPartnership>;

/** Where a project stands in the partner programme. */
export function getPartnership(
  client: ApiClient,
  params: GetPartnershipParameters,
  options?: CallOptions,
): Promise<GetPartnershipReturnType> {
  return client.call(calls.getPartnership, { params }, options);
}
