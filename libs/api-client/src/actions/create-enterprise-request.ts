import * as calls from '@onepoint/api-contract/calls/requests';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreateEnterpriseRequestParameters = CallInput<typeof calls.createEnterpriseRequest>['body'];
export type CreateEnterpriseRequestReturnType = CallOutput<typeof calls.createEnterpriseRequest>;

/** Asks for the Enterprise plan. Without an `idempotencyKey` in its options each call is a request of its own. */
export function createEnterpriseRequest(
  client: ApiClient,
  body: CreateEnterpriseRequestParameters,
  options?: CallOptions,
): Promise<CreateEnterpriseRequestReturnType> {
  return client.call(calls.createEnterpriseRequest, { body }, options);
}
