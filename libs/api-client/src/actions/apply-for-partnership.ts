import * as calls from '@onepoint/api-contract/calls/referrals';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ApplyForPartnershipParameters = CallInput<typeof calls.applyForPartnership>['params'] &
  CallInput<typeof calls.applyForPartnership>['body'];
export type ApplyForPartnershipReturnType = CallOutput<typeof calls.applyForPartnership>;

/** Asks for a project to become a partner. */
export function applyForPartnership(
  client: ApiClient,
  { projectId, ...body }: ApplyForPartnershipParameters,
  options?: CallOptions,
): Promise<ApplyForPartnershipReturnType> {
  return client.call(calls.applyForPartnership, { params: { projectId }, body }, options);
}
