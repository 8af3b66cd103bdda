import * as calls from '@onepoint/api-contract/calls/alerts';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type AcknowledgeAlertParameters = CallInput<typeof calls.acknowledgeAlert>['params'];
export type AcknowledgeAlertReturnType = CallOutput<typeof calls.acknowledgeAlert>;

/** Says that an alert was seen; banners leave it out. */
export function acknowledgeAlert(
  client: ApiClient,
  params: AcknowledgeAlertParameters,
  options?: CallOptions,
): Promise<AcknowledgeAlertReturnType> {
  return client.call(calls.acknowledgeAlert, { params }, options);
}
