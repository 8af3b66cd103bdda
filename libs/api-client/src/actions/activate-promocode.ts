import * as calls from '@onepoint/api-contract/calls/requests';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ActivatePromocodeParameters = CallInput<typeof calls.activatePromocode>['params'] &
  CallInput<typeof calls.activatePromocode>['body'];
export type ActivatePromocodeReturnType = CallOutput<typeof calls.activatePromocode>;

/** Credits a promo code to a project's balance. A project can use a code once, and so can a person. */
export function activatePromocode(
  client: ApiClient,
  { projectId, ...body }: ActivatePromocodeParameters,
  options?: CallOptions,
): Promise<ActivatePromocodeReturnType> {
  return client.call(calls.activatePromocode, { params: { projectId }, body }, options);
}
