import * as calls from '@onepoint/api-contract/calls/webhooks';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetWebhookParameters = CallInput<typeof calls.getWebhook>['params'];
export type GetWebhookReturnType = CallOutput<typeof calls.getWebhook>;

/** Where alerts of a project are delivered to, and the last deliveries. */
export function getWebhook(client: ApiClient, params: GetWebhookParameters, options?: CallOptions): Promise<GetWebhookReturnType> {
  return client.call(calls.getWebhook, { params }, options);
}
